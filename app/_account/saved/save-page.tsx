import { Bookmark, ListChecks } from "lucide-react";
import { buttonLook } from "@/app/_components/ui/button";
import { pageCaller, runForPage } from "@/lib/http/pages/run";
import { signInPath } from "@/lib/http/sign-in/pages";
import { listProjects } from "@/lib/services/projects/list-projects";
import { listSavedUrls } from "@/lib/services/saved-urls/list-saved-urls";
import { AUDITS } from "../audits/audit-text.data";
import { MonitorButton } from "../monitors/monitor-button";
import { monitoredPages } from "../monitors/monitored-pages";
import { SaveButton } from "./save-button";
import { SAVED } from "./saved-text.data";

const PROJECTS_MAX = 100;

/** Saves a checked page, or says that it is saved; people who aren't signed in are led to sign in and back. */
export async function SavePage({ url }: { readonly url: string }) {
  const here = `/?${new URLSearchParams({ url })}`;
  const { kind, plan } = await pageCaller();
  if (kind === "unverified") return null;
  if (kind !== "session") {
    return (
      <a href={signInPath(here)} rel="nofollow" className={buttonLook("plain", "small")}>
        <Bookmark aria-hidden size={15} />
        {SAVED.saveThis}
      </a>
    );
  }
  const [saved, projects, monitored] = await Promise.all([
    runForPage(listSavedUrls, { url }, { here }),
    runForPage(listProjects, { limit: PROJECTS_MAX }, { here }),
    monitoredPages([url], here),
  ]);
  if (!saved.ok || !projects.ok) return null;
  const [record = null] = saved.output.saved_urls;
  return (
    <>
      <SaveButton url={url} saved={record} projects={projects.output.projects} />
      <MonitorButton url={url} monitored={monitored} />
      {plan === "pro" && (
        <a href={`/audits?${new URLSearchParams({ url })}`} className={buttonLook("plain", "small")}>
          <ListChecks aria-hidden size={15} />
          {AUDITS.audit}
        </a>
      )}
    </>
  );
}

import { runForPage } from "@/lib/http/pages/run";
import { viewMonitored } from "@/lib/services/monitors/view-monitored";

/** A monitor's id by the URL of its page; null where monitors are not offered. */
export type Monitored = Readonly<Record<string, string>> | null;

/** Which of the URLs that a page lists are monitored. Call it before anything is rendered. */
export async function monitoredPages(urls: readonly string[], here: string): Promise<Monitored> {
  const found = await runForPage(viewMonitored, { urls }, { here });
  return found.ok ? found.output.monitored : null;
}

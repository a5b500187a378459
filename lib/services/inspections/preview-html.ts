import { z } from "zod";
import { pastedPage } from "@/lib/inspect/edit/apply-changes";
import { inspectPage } from "@/lib/inspect/inspect";
import { toReport } from "@/lib/inspect/report";
import { NO_RESOURCES } from "@/lib/inspect/resources";
import { defineView } from "../operation";
import { REPORT } from "./report-schema";

/** A request has 64 KB, and JSON escapes some of it. */
const HTML_CHARS_MAX = 50_000;
const URL_CHARS_MAX = 2_048;

/** Checks a page that is not online from its source. Nothing is fetched, so that its images are not judged. */
export const previewHtml = defineView({
  name: "preview_html",
  access: "any-key",
  scope: "inspect",
  metered: true,
  input: z.object({
    html: z
      .string()
      .min(1)
      .max(HTML_CHARS_MAX)
      .describe(`The page's HTML source, at most ${HTML_CHARS_MAX} characters; its <head> is enough.`),
    url: z
      .string()
      .max(URL_CHARS_MAX)
      .optional()
      .describe(
        "The URL the page will have, used to resolve relative URLs. Defaults to its own og:url or canonical URL.",
      ),
  }),
  output: REPORT,
  async run(_ctx, { html, url = "" }) {
    return toReport(inspectPage(pastedPage(html, url), NO_RESOURCES));
  },
});

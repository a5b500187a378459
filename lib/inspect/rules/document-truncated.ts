import { PLATFORM_NAMES } from "../platforms/names";
import { defineRule } from "./rule";
import { ASSUMED } from "./sources.data";
import { fileSize } from "./wording/words";

export const documentTruncated = defineRule({
  code: "document_truncated",
  title: "Incomplete page",
  severity: "warning",
  importance: "recommended",
  area: "document",
  weight: 4,
  platforms: PLATFORM_NAMES,
  why: "Platforms either discard the response and show no preview, or use the part that arrived, without any tags from the rest. Your server closed the connection before it had sent the whole page.",
  sources: [ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [{ html: "<!-- the connection was closed half-way -->", fetched: { truncated: true } }],
    good: [{ html: "<!-- complete -->", fetched: { truncated: false } }],
  },
  check({ page }) {
    if (!page.truncated) return null;
    return {
      description: `Some platforms show no preview of your page, others only what arrived. Your server closed the connection after ${fileSize(page.documentBytes)}, before the page was complete. Look for a crash or timeout in your server or the proxy in front of it. A wrong content-length header causes this too.`,
      fix: null,
    };
  },
});

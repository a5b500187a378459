import { PLATFORM_NAMES } from "../platforms/names";
import { defineRule } from "./rule";
import { ASSUMED } from "./sources.data";
import { fileSize } from "./wording/limits";

export const documentTruncated = defineRule({
  code: "document_truncated",
  title: "The page breaks off before its end",
  severity: "warning",
  importance: "recommended",
  area: "document",
  weight: 4,
  platforms: PLATFORM_NAMES,
  why: "The server closed the connection although more of the page was announced. A link reader then either throws the answer away and shows no card, or makes the card from the part that came, without the tags of the rest.",
  sources: [ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [{ html: "<!-- the connection was closed half-way -->", fetched: { truncated: true } }],
    good: [{ html: "<!-- complete -->", fetched: { truncated: false } }],
  },
  check({ page }) {
    if (!page.truncated) return null;
    return {
      description: `The server closed the connection after ${fileSize(page.documentBytes)}, before the page was complete. Some platforms show no card for such an answer, the others only what came before the break. Look for a crash or a time limit in the server or in the proxy before it; a wrong content-length header does this too.`,
      fix: null,
    };
  },
});

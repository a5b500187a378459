import { docsIndex } from "@/app/_docs/search/docs-index";
import { textResponse } from "@/app/_pages/site-files";
import { handlers } from "@/lib/http/operations/handlers";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = handlers({
  GET: async (request) =>
    textResponse({ type: "application/json", text: JSON.stringify(docsIndex()) }, request),
});

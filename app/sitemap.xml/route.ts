import { sitemap, textResponse } from "@/app/_pages/site-files";
import { settings } from "@/lib/env";
import { handlers } from "@/lib/http/operations/handlers";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = handlers({
  GET: async (request) =>
    textResponse({ type: "application/xml", text: sitemap(settings().baseUrl) }, request),
});

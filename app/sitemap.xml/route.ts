import { sitemap } from "@/app/_pages/sitemap";
import { textAnswer } from "@/app/_pages/text-answer";
import { settings } from "@/lib/env";
import { handlers } from "@/lib/http/handlers";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = handlers({
  GET: async () => textAnswer({ type: "application/xml", text: sitemap(settings().baseUrl) }),
});

import { robotsTxt } from "@/app/_pages/robots-txt";
import { textAnswer } from "@/app/_pages/text-answer";
import { settings } from "@/lib/env";
import { handlers } from "@/lib/http/handlers";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = handlers({
  GET: async () => textAnswer({ type: "text/plain", text: robotsTxt(settings().baseUrl) }),
});

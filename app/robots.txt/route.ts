import { robotsTxt, textAnswer } from "@/app/_pages/site-files";
import { settings } from "@/lib/env";
import { handlers } from "@/lib/http/operations/route";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = handlers({
  GET: async () => textAnswer({ type: "text/plain", text: robotsTxt(settings().baseUrl) }),
});

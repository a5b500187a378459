import { llmsTxt } from "@/app/_pages/llms-txt";
import { textAnswer } from "@/app/_pages/text-answer";
import { settings } from "@/lib/env";
import { handlers } from "@/lib/http/handlers";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = handlers({
  GET: async () => textAnswer({ type: "text/plain", text: llmsTxt(settings().baseUrl) }),
});

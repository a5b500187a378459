import { decisionHandlers } from "@/lib/http/oauth/decision";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = decisionHandlers();

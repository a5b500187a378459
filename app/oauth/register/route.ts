import { registrationHandlers } from "@/lib/http/oauth/endpoints";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = registrationHandlers();

import { toolServerHandlers } from "@/lib/mcp/door";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = toolServerHandlers();

import { openApiRoute } from "@/lib/http/openapi/route";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = openApiRoute();

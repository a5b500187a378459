import { linkCallback } from "@/lib/http/link-callback";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = linkCallback();

import { linkCallback } from "@/lib/http/sign-in/link-callback";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = linkCallback();

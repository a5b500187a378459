import { route } from "@/lib/http/operations/route";
import { entitlements } from "@/lib/services/accounts/entitlements";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route(entitlements);

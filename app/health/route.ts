import { route } from "@/lib/http/operations/route";
import { health } from "@/lib/services/health";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route(health);

import { route } from "@/lib/http/route";
import { health } from "@/lib/services/health";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route(health);

import { route } from "@/lib/http/operations/route";
import { ready } from "@/lib/services/ready";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route(ready);

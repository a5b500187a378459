import { route } from "@/lib/http/operations/route";
import { checkMonitor } from "@/lib/services/monitors/check-monitor";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route(checkMonitor);

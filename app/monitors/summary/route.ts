import { route } from "@/lib/http/operations/route";
import { setWeeklySummary } from "@/lib/services/monitors/set-weekly-summary";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route(setWeeklySummary);

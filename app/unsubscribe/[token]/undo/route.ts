import { route } from "@/lib/http/operations/route";
import { allowMails } from "@/lib/services/monitors/unsubscribe";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route(allowMails);

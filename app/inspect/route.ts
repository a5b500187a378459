import { route } from "@/lib/http/operations/route";
import { inspect } from "@/lib/services/inspections/inspect";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route(inspect);

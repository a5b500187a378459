import { route } from "@/lib/http/operations/route";
import { exportAccount } from "@/lib/services/accounts/export-account";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = route(exportAccount);

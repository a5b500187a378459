import type { Caller, Resources } from "@/lib/services/context";
import { CLIENT_HEADER } from "./client-header";

/** Who sent a request with these headers. A bearer that names no key is `refused`. */
export async function callerOf(headers: Pick<Headers, "get">, _resources: Resources): Promise<Caller> {
  const network = headers.get(CLIENT_HEADER) ?? "unknown";
  const bearer = /^bearer\b/i.test(headers.get("authorization")?.trim() ?? "");
  return { kind: bearer ? "refused" : "anonymous", network, plan: "anonymous" };
}

import { peekUnits } from "@/lib/services/allowance";
import type { Resources } from "@/lib/services/context";
import { OPERATIONS } from "@/lib/services/operations";
import { callerOf } from "./caller";
import { rateHeaders } from "./rate-headers";

const METERED: ReadonlySet<string> = new Set(
  OPERATIONS.filter(({ metered }) => metered).map(({ http }) => http.path),
);

/** What a refused request asked for and who sent it, as far as that can be read. */
export interface Refused {
  readonly path: string;
  /** Holds the client's true address in the internal header. */
  readonly headers: Pick<Headers, "get">;
}

/** The `x-ratelimit-*` headers of an answer that the server gives by itself; none at an address where nothing is counted. */
export async function budgetHeaders({ path, headers }: Refused, resources: Resources) {
  if (!METERED.has(path)) return {};
  return rateHeaders(await peekUnits({ ...resources, caller: await callerOf(headers, resources) }));
}

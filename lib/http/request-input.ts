import { AppError } from "@/lib/errors";
import { type Operation, takesBody } from "@/lib/services/operation";
import { pathNames } from "@/lib/services/path-names";
import type { Asked } from "./asked";
import { bodyInput } from "./body-input";
import { pathInput } from "./path-input";
import { queryInput } from "./query-input";

/** An operation's input as a request states it, not yet checked. Throws `invalid_body`. */
export async function requestInput(
  asked: Asked,
  { http, input }: Pick<Operation, "http" | "input">,
): Promise<Record<string, unknown>> {
  const names = pathNames(http.path);
  const fromPath = names.length > 0 ? pathInput(asked.url, http.path) : {};
  if (!takesBody({ http, input })) {
    const queried = Object.keys(input.shape).filter((name) => !names.includes(name));
    return { ...queryInput(asked.url, queried), ...fromPath };
  }
  const body = await bodyInput(asked);
  const [twice] = names.filter((name) => Object.hasOwn(body, name));
  if (twice === undefined) return { ...body, ...fromPath };
  throw new AppError("invalid_body", { message: `The field ${twice} is not known here.` });
}

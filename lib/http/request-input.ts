import { AppError } from "@/lib/errors";
import { type Operation, takesBody } from "@/lib/services/operation";
import { pathNames } from "@/lib/services/path-names";
import { bodyInput } from "./body-input";
import { pathInput } from "./path-input";
import { queryInput } from "./query-input";

/** An operation's input as a request states it, not yet checked. Throws `invalid_body`. */
export async function requestInput(
  request: Request,
  { http, input }: Pick<Operation, "http" | "input">,
): Promise<Record<string, unknown>> {
  const names = pathNames(http.path);
  const fromPath = names.length > 0 ? pathInput(request.url, http.path) : {};
  if (!takesBody({ http, input })) {
    const asked = Object.keys(input.shape).filter((name) => !names.includes(name));
    return { ...queryInput(request.url, asked), ...fromPath };
  }
  const body = await bodyInput(request);
  const [twice] = names.filter((name) => Object.hasOwn(body, name));
  if (twice === undefined) return { ...body, ...fromPath };
  throw new AppError("invalid_body", { message: `The field ${twice} is not known here.` });
}

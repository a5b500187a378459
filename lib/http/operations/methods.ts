import { AppError } from "@/lib/errors";
import { type Answer, errorAnswer, optionsAnswer, ownOrigin } from "../response/response";

const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof METHODS)[number];

/** Whether this is a method that every address has an answer to. */
export function isMethod(name: string): name is Method {
  return METHODS.some((method) => method === name);
}

/** What an address does with a request, by its method. */
export type Methods<Asked, Given> = Readonly<Record<Method, (asked: Asked) => Promise<Given>>>;

export interface MethodOptions<Asked> {
  /** Headers of the answers that no operation gives: OPTIONS and 405. */
  readonly ownHeaders?: (asked: Asked) => Promise<Record<string, string>>;
  /** Pages of any origin may read the answers; true when absent. */
  readonly anyOrigin?: boolean;
}

const NO_HEADERS = async () => ({});

/**
 * The answers of an address that takes these methods: HEAD where there is GET (who sends it leaves the body out), OPTIONS
 * with what is allowed, and 405 `method_not_allowed` for all others.
 */
export function allMethods<Asked, Given extends Answer | Response>(
  taken: Partial<Methods<Asked, Given>>,
  { ownHeaders = NO_HEADERS, anyOrigin = true }: MethodOptions<Asked> = {},
): Methods<Asked, Given | Answer> {
  const known = taken.GET ? { HEAD: taken.GET, ...taken } : taken;
  const allow = METHODS.filter((method) => method === "OPTIONS" || known[method]).join(", ");
  const refuse = async (asked: Asked) =>
    errorAnswer(new AppError("method_not_allowed"), { allow, ...(await ownHeaders(asked)) });
  const options = async (asked: Asked) => optionsAnswer(allow, await ownHeaders(asked));
  return everyMethod((method) => {
    const answer = known[method] ?? (method === "OPTIONS" ? options : refuse);
    return anyOrigin ? answer : async (asked) => keptToUs(await answer(asked));
  });
}

/** What is a Response already says by itself who may read it. */
function keptToUs<Given extends Answer | Response>(given: Given | Answer): Given | Answer {
  return given instanceof Response ? given : ownOrigin(given);
}

/** One of these for each method. */
export function everyMethod<T>(of: (method: Method) => T): Readonly<Record<Method, T>> {
  return {
    GET: of("GET"),
    HEAD: of("HEAD"),
    OPTIONS: of("OPTIONS"),
    POST: of("POST"),
    PUT: of("PUT"),
    PATCH: of("PATCH"),
    DELETE: of("DELETE"),
  };
}

import { AppError } from "@/lib/errors";
import { errorAnswer, optionsAnswer, ownOrigin } from "./answer";

const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];

/** Whether this is a method that handlers have an answer to. */
export function isMethod(name: string): name is Method {
  return METHODS.some((method) => method === name);
}

type Handler = (request: Request) => Promise<Response>;

/** What a route file exports: an answer to every method Next knows. */
export type Handlers = Readonly<Record<Method, Handler>>;

interface HandlerOptions {
  /** Headers of the answers that no operation gives: OPTIONS and 405. */
  readonly ownHeaders?: (request: Request) => Promise<Record<string, string>>;
  /** Pages of any origin may read the answers; true when absent. */
  readonly anyOrigin?: boolean;
}

const NO_HEADERS = async () => ({});

/**
 * The handlers of an address that takes these methods: HEAD where there is GET, OPTIONS with what is allowed,
 * and 405 `method_not_allowed` for all others.
 */
export function handlers(
  taken: Partial<Handlers>,
  { ownHeaders = NO_HEADERS, anyOrigin = true }: HandlerOptions = {},
): Handlers {
  const known: Partial<Handlers> = taken.GET ? { HEAD: withoutBody(taken.GET), ...taken } : taken;
  const allow = METHODS.filter((method) => method === "OPTIONS" || known[method]).join(", ");
  const refuse: Handler = async (request) =>
    errorAnswer(new AppError("method_not_allowed"), { allow, ...(await ownHeaders(request)) });
  const options: Handler = async (request) => optionsAnswer(allow, await ownHeaders(request));
  const all = { ...everyMethod(refuse), OPTIONS: options, ...known };
  return anyOrigin ? all : forOwnOrigin(all);
}

/** The handlers of an address where nothing is: 404 `not_found` as JSON, whatever the method. */
export function nothingHere(): Handlers {
  return everyMethod(async () => errorAnswer(new AppError("not_found")));
}

function forOwnOrigin(all: Handlers): Handlers {
  const kept =
    (handler: Handler): Handler =>
    async (request) =>
      ownOrigin(await handler(request));
  return {
    GET: kept(all.GET),
    HEAD: kept(all.HEAD),
    OPTIONS: kept(all.OPTIONS),
    POST: kept(all.POST),
    PUT: kept(all.PUT),
    PATCH: kept(all.PATCH),
    DELETE: kept(all.DELETE),
  };
}

function everyMethod(handler: Handler): Handlers {
  return {
    GET: handler,
    HEAD: withoutBody(handler),
    OPTIONS: handler,
    POST: handler,
    PUT: handler,
    PATCH: handler,
    DELETE: handler,
  };
}

function withoutBody(get: Handler): Handler {
  return async (request) => {
    const { status, headers } = await get(request);
    return new Response(null, { status, headers });
  };
}

import { AppError } from "@/lib/errors";
import type { Ctx, Resources } from "@/lib/services/context";
import { FILE } from "@/lib/services/file";
import type { Notes } from "@/lib/services/operation";
import { type Operation, type Outcome, runOperation } from "@/lib/services/operation";
import { peekUnits } from "@/lib/services/rate-limit";
import { sharedResources } from "@/lib/services/resources";
import { forgetCookie, SESSION_COOKIE } from "../cookies";
import { jsonText } from "../response/json-stream";
import { rateHeaders } from "../response/rate-headers";
import { type Answer, emptyAnswer, errorAnswer, fileAnswer, jsonAnswer } from "../response/response";
import { knownBrowserOf } from "../sign-in/known-cookie";
import { askedCookie } from "../sign-in/link-cookies";
import { callerOf } from "./caller";
import { isForeign } from "./csrf";
import { clientLeft } from "./disconnect";
import { requestInput } from "./input";
import { allMethods, type Methods } from "./methods";
import type { Asked } from "./request";

type Fields = Readonly<Record<string, string>>;

/** The answers of an address: one operation for each method it takes. */
export function operationAnswers(
  operations: Operation | readonly Operation[],
  resources: () => Resources = sharedResources,
): Methods<Asked, Answer> {
  const all = [operations].flat();
  const contextOf = async (asked: Asked): Promise<Ctx> => {
    const shared = resources();
    const left = clientLeft(asked.headers);
    const knownBrowser = knownBrowserOf(asked.headers);
    return { ...shared, left, knownBrowser, caller: await callerOf(asked.headers, shared) };
  };
  const ownHeaders = async (asked: Asked) =>
    rateHeaders(all.some(({ metered }) => metered) ? await peekUnits(await contextOf(asked)) : null);
  const run = (operation: Operation) => async (asked: Asked) => {
    const ctx = await contextOf(asked);
    const outcome = await runOperation(ctx, operation, () => read(asked, operation, ctx));
    return toAnswer(outcome, operation, noteCookies(outcome.notes, ctx));
  };
  const taken = Object.fromEntries(all.map((operation) => [operation.http.method, run(operation)]));
  return allMethods(taken, { ownHeaders, anyOrigin: !all.some(isOwnSite) });
}

/** Whether an operation is for the website's own pages: signing in and out, and what only a signed-in browser may. */
function isOwnSite({ access, http }: Operation): boolean {
  return access === "session" || http.path.startsWith("/auth/");
}

/** The input; a write that another site has a signed-in browser send, or any browser sign in or out by, is refused instead. */
async function read(asked: Asked, operation: Operation, { caller, settings }: Ctx) {
  const isWrite = operation.http.method !== "GET";
  const isGuarded = caller.kind === "session" || isOwnSite(operation);
  if (isWrite && isGuarded && isForeign(asked.headers, settings.baseUrl)) {
    throw new AppError("forbidden", { message: "This request came from another site." });
  }
  return requestInput(asked, operation);
}

function toAnswer(outcome: Outcome<object>, { http }: Operation, cookies: Fields): Answer {
  const rate = { ...rateHeaders(outcome.rate), ...cookies };
  if (!outcome.ok) return errorAnswer(outcome.error, rate);
  if (http.status === 204) return emptyAnswer(rate);
  if (http.files) return fileAnswer(FILE.parse(outcome.output), rate);
  const { cache } = outcome.notes;
  const headers = cache ? { ...rate, "x-cache": cache } : rate;
  return jsonAnswer(jsonText(outcome.output), { headers, status: http.status ?? 200 });
}

/** The cookie that goes with what an operation noted; no header when there is none. */
export function noteCookies(notes: Notes, resources: Pick<Resources, "authSecret">): Record<string, string> {
  if (notes.signedOut) return { "set-cookie": forgetCookie(SESSION_COOKIE) };
  if (notes.askedFor !== undefined) return { "set-cookie": askedCookie(notes.askedFor, resources) };
  return {};
}

import { AppError } from "@/lib/errors";
import type { Resources } from "@/lib/services/context";
import { sharedResources } from "@/lib/services/resources";
import { endCallerSession } from "@/lib/services/sign-in/session";
import { findLink, LINK_TOKEN } from "@/lib/services/sign-in/sign-in-link";
import { forgetCookie } from "../cookies";
import { callerOf } from "../operations/caller";
import { isForeign } from "../operations/csrf";
import { type Handlers, handlers } from "../operations/route";
import { type Answer, errorAnswer } from "../response/response";
import { knownCookie } from "./known-cookie";
import { ASKED_COOKIE, askedFor, linkCookie, linkFollowed, NO_LINK_COOKIE } from "./link-cookies";
import { redeemLink } from "./next-auth";
import { SIGN_IN_PAGES } from "./pages";

/**
 * The address that mailed links lead to. Where the link was asked for, following it signs in. Any other browser, and any
 * program that follows links on its own, gets to a page with one button, which posts here; the token travels there in a
 * cookie. HEAD does nothing.
 */
export function linkCallback(resources: () => Resources = sharedResources): Handlers {
  return handlers(
    {
      HEAD: leadOn,
      GET: safely(follow, resources),
      POST: safely(confirm, resources),
    },
    { anyOrigin: false },
  );
}

async function leadOn(): Promise<Response> {
  return goTo(SIGN_IN_PAGES.link);
}

async function follow(request: Request, resources: Resources): Promise<Response> {
  const token = LINK_TOKEN.safeParse(new URL(request.url).searchParams.get("token")).data;
  const link = token === undefined ? null : await findLink(resources, token);
  if (token === undefined || link === null) return goTo(SIGN_IN_PAGES.problem("link"));
  if (isAhead(request.headers) || askedFor(request.headers, resources) !== link.email) {
    return goTo(SIGN_IN_PAGES.link, linkCookie(token));
  }
  return redeem(request, resources, token);
}

async function confirm(request: Request, resources: Resources): Promise<Answer | Response> {
  if (isForeign(request.headers, resources.settings.baseUrl)) {
    return errorAnswer(new AppError("forbidden", { message: "This request came from another site." }));
  }
  const token = linkFollowed(request.headers);
  if (token === null) return goTo(SIGN_IN_PAGES.problem("link"));
  return redeem(request, resources, token);
}

async function redeem(request: Request, resources: Resources, token: string): Promise<Response> {
  const { headers } = request;
  const signedIn = await redeemLink(resources, { token, userAgent: headers.get("user-agent") });
  if (signedIn === null) return goTo(SIGN_IN_PAGES.problem("link"), NO_LINK_COOKIE);
  // The browser forgets the session it had, so nobody should be able to use that one.
  await endCallerSession(resources, await callerOf(headers, resources));
  const forgotten = [NO_LINK_COOKIE, forgetCookie(ASKED_COOKIE)];
  const known = knownCookie(headers, signedIn.email, resources);
  return goTo(signedIn.nextPath ?? SIGN_IN_PAGES.after, signedIn.cookie, known, ...forgotten);
}

/** Whether a browser loads an address before its person has gone there. */
function isAhead(headers: Headers): boolean {
  const said = ["sec-purpose", "purpose", "x-purpose", "x-moz"].map((name) => headers.get(name));
  return /prefetch|prerender|preview/i.test(said.join(" "));
}

type Step = (request: Request, resources: Resources) => Promise<Answer | Response>;

/** What goes wrong on our side leads back to the form too, as far as that can help. */
function safely(step: Step, resources: () => Resources) {
  return async (request: Request): Promise<Answer | Response> => {
    const shared = resources();
    try {
      return await step(request, shared);
    } catch (error) {
      if (error instanceof AppError && error.code === "unavailable") {
        return goTo(SIGN_IN_PAGES.problem("unavailable"));
      }
      shared.log.error({ err: error }, "a sign-in link failed");
      return errorAnswer(new AppError("internal_error"));
    }
  };
}

function goTo(path: string, ...cookies: readonly string[]): Response {
  const headers = new Headers({
    location: path,
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "content-length": "0",
  });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}

import { AppError } from "@/lib/errors";
import type { Resources } from "@/lib/services/context";
import { sharedResources } from "@/lib/services/resources";
import { endCallerSession } from "@/lib/services/sign-in/session";
import { findLink, LINK_TOKEN } from "@/lib/services/sign-in/sign-in-link";
import {
  followedLinkCookie,
  followedLinkToken,
  knownBrowserCookie,
  linkRequestedFor,
  NO_FOLLOWED_LINK,
  NO_REQUESTED_LINK,
} from "../cookies";
import { callerOf, isCrossOrigin } from "../operations/caller";
import { type Handlers, handlers } from "../operations/handlers";
import { type ApiResponse, errorResponse } from "../response/response";
import { redeemLink } from "./next-auth";
import { SIGN_IN_PAGES } from "./pages";

/**
 * The handlers of the URL in sign-in mails. In the browser that requested the link, GET signs in. Any other browser, and
 * a program that follows links by itself, gets to a page with one button, which posts here; the token is in a cookie
 * meanwhile. HEAD does nothing.
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
  return redirect(SIGN_IN_PAGES.link);
}

async function follow(request: Request, resources: Resources): Promise<Response> {
  const token = LINK_TOKEN.safeParse(new URL(request.url).searchParams.get("token")).data;
  const link = token === undefined ? null : await findLink(resources, token);
  if (token === undefined || link === null) return redirect(SIGN_IN_PAGES.problem("link"));
  if (isPrefetch(request.headers) || linkRequestedFor(request.headers, resources) !== link.email) {
    return redirect(SIGN_IN_PAGES.link, followedLinkCookie(token));
  }
  return redeem(request, resources, token);
}

async function confirm(request: Request, resources: Resources): Promise<ApiResponse | Response> {
  if (isCrossOrigin(request.headers, resources.settings.baseUrl)) {
    return errorResponse(new AppError("forbidden", { message: "This request came from another site." }));
  }
  const token = followedLinkToken(request.headers);
  if (token === null) return redirect(SIGN_IN_PAGES.problem("link"));
  return redeem(request, resources, token);
}

async function redeem(request: Request, resources: Resources, token: string): Promise<Response> {
  const { headers } = request;
  const signedIn = await redeemLink(resources, { token, userAgent: headers.get("user-agent") });
  if (signedIn === null) return redirect(SIGN_IN_PAGES.problem("link"), NO_FOLLOWED_LINK);
  // The browser drops the session it had, so nobody else should be able to use that one.
  await endCallerSession(resources, await callerOf(headers, resources));
  const known = knownBrowserCookie(headers, signedIn.email, resources);
  const cookies = [signedIn.cookie, known, NO_FOLLOWED_LINK, NO_REQUESTED_LINK];
  return redirect(signedIn.nextPath ?? SIGN_IN_PAGES.after, ...cookies);
}

/** Whether a browser loads a URL that its person has not opened yet. */
function isPrefetch(headers: Headers): boolean {
  const purposes = ["sec-purpose", "purpose", "x-purpose", "x-moz"].map((name) => headers.get(name));
  return /prefetch|prerender|preview/i.test(purposes.join(" "));
}

type Step = (request: Request, resources: Resources) => Promise<ApiResponse | Response>;

/** Leads back to the form as well when the service is unavailable. */
function safely(step: Step, resources: () => Resources) {
  return async (request: Request): Promise<ApiResponse | Response> => {
    const shared = resources();
    try {
      return await step(request, shared);
    } catch (error) {
      if (error instanceof AppError && error.code === "unavailable") {
        return redirect(SIGN_IN_PAGES.problem("unavailable"));
      }
      shared.log.error({ err: error }, "a sign-in link failed");
      return errorResponse(new AppError("internal_error"));
    }
  };
}

function redirect(path: string, ...cookies: readonly string[]): Response {
  const headers = new Headers({
    location: path,
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "content-length": "0",
  });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}

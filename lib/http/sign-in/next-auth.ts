// The only file that uses next-auth. It redeems mailed links and makes the session's cookie. None of its own routes is
// mounted, so that nobody bypasses our limits, and it takes our URL from the settings.
import { NextRequest } from "next/server";
import NextAuth, { type NextAuthConfig } from "next-auth";
import type { Adapter, AdapterUser } from "next-auth/adapters";
import { AppError } from "@/lib/errors";
import { randomBase62 } from "@/lib/random";
import { findAccountByEmail, findOrCreateAccount } from "@/lib/services/accounts/account";
import type { Resources } from "@/lib/services/context";
import { startSession } from "@/lib/services/sign-in/session";
import { type SignInLink, takeLink } from "@/lib/services/sign-in/sign-in-link";
import { SESSION_COOKIE } from "../cookies";

/** The longest time that browsers keep a cookie. The session behind it ends 30 days after its last use. */
const COOKIE_LIFE_S = 400 * 86_400;
const SESSION_TOKEN_CHARS = 43;
/** next-auth wants a date in the future. Whether a link has expired was decided by our own clock. */
const AHEAD = new Date(8.64e15);

export interface Redemption {
  readonly token: string;
  readonly userAgent: string | null;
}

export interface SignedIn {
  /** The Set-Cookie header of the session. */
  readonly cookie: string;
  readonly nextPath: string | null;
  readonly email: string;
}

/** What happened inside next-auth. */
interface Redeeming {
  link: SignInLink | null;
  failure: unknown;
}

/**
 * Redeems a link and signs its browser in, with a new account where there is none; null when the link is unknown, used
 * or expired. Throws `unavailable`.
 */
export async function redeemLink(resources: Resources, redemption: Redemption): Promise<SignedIn | null> {
  const redeeming: Redeeming = { link: null, failure: null };
  const { handlers } = NextAuth(configOf(resources, redemption, redeeming));
  const query = new URLSearchParams({ token: redemption.token });
  const url = `${resources.settings.baseUrl}/auth/callback/email?${query}`;
  const response = await handlers.GET(new NextRequest(url));
  const cookie = response.headers.getSetCookie().find((text) => text.startsWith(`${SESSION_COOKIE}=`));
  const { link, failure } = redeeming;
  if (cookie !== undefined && link !== null) return { cookie, nextPath: link.nextPath, email: link.email };
  if (failure === null && link === null) return null;
  throw failure ?? new AppError("internal_error");
}

function configOf(resources: Resources, redemption: Redemption, redeeming: Redeeming): NextAuthConfig {
  return {
    basePath: "/auth",
    secret: resources.authSecret(),
    trustHost: true,
    useSecureCookies: true,
    cookies: {
      sessionToken: {
        name: SESSION_COOKIE,
        options: { path: "/", httpOnly: true, secure: true, sameSite: "lax" },
      },
    },
    adapter: adapterOf(resources, redemption, redeeming),
    session: {
      strategy: "database",
      maxAge: COOKIE_LIFE_S,
      generateSessionToken: () => randomBase62(SESSION_TOKEN_CHARS, resources.random),
    },
    providers: [{ id: "email", name: "Email", type: "email", options: {}, sendVerificationRequest() {} }],
    // Its errors name at most the link's hash, and our own response says what they mean.
    logger: { error() {}, warn() {}, debug() {} },
  };
}

/** The parts of next-auth's adapter that redeeming a link needs. Errors are kept, since next-auth hides them. */
function adapterOf(resources: Resources, { userAgent }: Redemption, redeeming: Redeeming): Adapter {
  const keep = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      redeeming.failure = error;
      throw error;
    }
  };
  const userOf = (id: string, email: string): AdapterUser => ({ id, email, emailVerified: null });
  const userByEmail = async (email: string) => {
    const account = await keep(findAccountByEmail(resources, email));
    return account === null ? null : userOf(account.id, email);
  };
  return {
    // Links are made by lib/services; next-auth only checks that this exists.
    createVerificationToken: async () => null,
    async useVerificationToken({ token: hash, identifier }) {
      redeeming.link = await keep(takeLink(resources, hash));
      return (
        redeeming.link && { identifier: redeeming.link.email ?? identifier, token: hash, expires: AHEAD }
      );
    },
    getUserByEmail: userByEmail,
    async createUser({ email }) {
      return userOf((await keep(findOrCreateAccount(resources, email))).id, email);
    },
    async updateUser({ id }) {
      return userOf(id, redeeming.link?.email ?? "");
    },
    async createSession(session) {
      await keep(
        startSession(resources, { accountId: session.userId, token: session.sessionToken, userAgent }),
      );
      return session;
    },
  };
}

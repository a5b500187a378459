// The one place that knows next-auth. It redeems mailed links and writes the session's cookie; none of its own routes is
// mounted, so nobody reaches it past our limits, and its idea of our address comes from the settings alone.
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

/** The longest that browsers keep a cookie. The session behind it ends 30 days after its last use. */
const COOKIE_LIFE_S = 400 * 86_400;
const SESSION_TOKEN_CHARS = 43;
/** What next-auth asks of a date: that it lies ahead. Whether a link is too old was settled by our own clock. */
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

/** What happened while next-auth was at work. */
interface Course {
  link: SignInLink | null;
  failure: unknown;
}

/**
 * Uses a link up and signs its browser in, with a new account where there is none; null when the link is unknown, used
 * or expired. Throws `unavailable`.
 */
export async function redeemLink(resources: Resources, redemption: Redemption): Promise<SignedIn | null> {
  const course: Course = { link: null, failure: null };
  const { handlers } = NextAuth(configOf(resources, redemption, course));
  const query = new URLSearchParams({ token: redemption.token });
  const address = `${resources.settings.baseUrl}/auth/callback/email?${query}`;
  const answer = await handlers.GET(new NextRequest(address));
  const cookie = answer.headers.getSetCookie().find((text) => text.startsWith(`${SESSION_COOKIE}=`));
  const { link, failure } = course;
  if (cookie !== undefined && link !== null) return { cookie, nextPath: link.nextPath, email: link.email };
  if (failure === null && link === null) return null;
  throw failure ?? new AppError("internal_error");
}

function configOf(resources: Resources, redemption: Redemption, course: Course): NextAuthConfig {
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
    adapter: adapterOf(resources, redemption, course),
    session: {
      strategy: "database",
      maxAge: COOKIE_LIFE_S,
      generateSessionToken: () => randomBase62(SESSION_TOKEN_CHARS, resources.random),
    },
    providers: [{ id: "email", name: "Email", type: "email", options: {}, sendVerificationRequest() {} }],
    // Its errors name the link's hash at most, and what they mean is answered by whoever asked.
    logger: { error() {}, warn() {}, debug() {} },
  };
}

/** As much of next-auth's adapter as redeeming a link asks for; what it throws is kept, since next-auth hides it. */
function adapterOf(resources: Resources, { userAgent }: Redemption, course: Course): Adapter {
  const keep = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      course.failure = error;
      throw error;
    }
  };
  const userOf = (id: string, email: string): AdapterUser => ({ id, email, emailVerified: null });
  const userByEmail = async (email: string) => {
    const account = await keep(findAccountByEmail(resources, email));
    return account === null ? null : userOf(account.id, email);
  };
  return {
    // Links are made by lib/services; next-auth only wants to see that there is a way.
    createVerificationToken: async () => null,
    async useVerificationToken({ token: hash, identifier }) {
      course.link = await keep(takeLink(resources, hash));
      return course.link && { identifier: course.link.email ?? identifier, token: hash, expires: AHEAD };
    },
    getUserByEmail: userByEmail,
    async createUser({ email }) {
      return userOf((await keep(findOrCreateAccount(resources, email))).id, email);
    },
    async updateUser({ id }) {
      return userOf(id, course.link?.email ?? "");
    },
    async createSession(session) {
      await keep(
        startSession(resources, { accountId: session.userId, token: session.sessionToken, userAgent }),
      );
      return session;
    },
  };
}

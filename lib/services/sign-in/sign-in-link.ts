import { z } from "zod";
import { randomBase62 } from "@/lib/random";
import type { Ctx, Resources } from "../context";
import { tokenHash } from "./token-hash";

/** How long a link signs in. */
export const LINK_LIFE_MINUTES = 15;
/** 43 characters of base 62 hold 256 bits. */
const TOKEN_CHARS = 43;

/** A mailed link's token, as far as its shape tells. */
export const LINK_TOKEN = z.string().regex(new RegExp(`^[0-9A-Za-z]{${TOKEN_CHARS}}$`));

/** Whom a link signs in, and the page it leads to. */
export interface SignInLink {
  readonly email: string;
  readonly nextPath: string | null;
}

type Parts = Pick<Ctx, "db" | "clock" | "authSecret">;

/** Makes a link that signs in once within 15 minutes; the result is its token, of which only a hash is kept. Throws `unavailable`. */
export async function makeLink(ctx: Parts & Pick<Resources, "random">, link: SignInLink): Promise<string> {
  const token = randomBase62(TOKEN_CHARS, ctx.random);
  const db = await ctx.db.open();
  const now = ctx.clock.now();
  await db.signInLink.deleteMany({ where: { expiresAt: { lte: new Date(now) } } });
  await db.signInLink.create({
    data: {
      ...link,
      tokenHash: linkHash(token, ctx.authSecret()),
      createdAt: new Date(now),
      expiresAt: new Date(now + LINK_LIFE_MINUTES * 60_000),
    },
  });
  return token;
}

/** What a link would do, without using it up; null when it is unknown, used or expired. Throws `unavailable`. */
export async function findLink(ctx: Parts, token: string): Promise<SignInLink | null> {
  const db = await ctx.db.open();
  return db.signInLink.findFirst({
    where: { tokenHash: linkHash(token, ctx.authSecret()), expiresAt: { gt: new Date(ctx.clock.now()) } },
    select: { email: true, nextPath: true },
  });
}

/**
 * Uses a link up; null when it is unknown, used or expired. Of any number of calls at once one gets it: a single
 * statement looks and deletes. Throws `unavailable`.
 */
export async function takeLink(ctx: Parts, hash: string): Promise<SignInLink | null> {
  const db = await ctx.db.open();
  const taken: readonly SignInLink[] = await db.$queryRaw`
    DELETE FROM sign_in_link WHERE token_hash = ${hash} AND expires_at > ${new Date(ctx.clock.now())}
    RETURNING email, next_path AS "nextPath"`;
  return taken[0] ?? null;
}

/** What is kept of a mailed link's token, in the form in which next-auth asks for it: the secret follows the token. */
export function linkHash(token: string, secret: string): string {
  return tokenHash(`${token}${secret}`);
}

import { z } from "zod";
import { randomBase62 } from "@/lib/random";
import type { Ctx, Resources } from "../context";
import { tokenHash } from "./token-hash";

/** How long a link signs in. */
export const LINK_LIFE_MINUTES = 15;
/** 43 characters of base 62 hold 256 bits. */
const TOKEN_CHARS = 43;

/** The shape of a mailed link's token. */
export const LINK_TOKEN = z.string().regex(new RegExp(`^[0-9A-Za-z]{${TOKEN_CHARS}}$`));

/** The email address a link signs in, and the page it leads to. */
export interface SignInLink {
  readonly email: string;
  readonly nextPath: string | null;
}

type Parts = Pick<Ctx, "db" | "clock" | "authSecret">;

/** Creates a link that signs in once within 15 minutes and returns its token, of which only a hash is stored. Throws `unavailable`. */
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

/** The link with this token, without using it up; null when it is unknown, used or expired. Throws `unavailable`. */
export async function findLink(ctx: Parts, token: string): Promise<SignInLink | null> {
  const db = await ctx.db.open();
  return db.signInLink.findFirst({
    where: { tokenHash: linkHash(token, ctx.authSecret()), expiresAt: { gt: new Date(ctx.clock.now()) } },
    select: { email: true, nextPath: true },
  });
}

/**
 * Uses a link up; null when it is unknown, used or expired. One of any number of concurrent calls gets it, since a single
 * statement finds and deletes it. Throws `unavailable`.
 */
export async function takeLink(ctx: Parts, hash: string): Promise<SignInLink | null> {
  const db = await ctx.db.open();
  const taken: readonly SignInLink[] = await db.$queryRaw`
    DELETE FROM sign_in_link WHERE token_hash = ${hash} AND expires_at > ${new Date(ctx.clock.now())}
    RETURNING email, next_path AS "nextPath"`;
  return taken[0] ?? null;
}

/** The stored hash of a mailed link's token, as next-auth computes it: of the token followed by the secret. */
export function linkHash(token: string, secret: string): string {
  return tokenHash(`${token}${secret}`);
}

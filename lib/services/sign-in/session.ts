import { z } from "zod";
import type { Caller, Resources } from "../context";
import { newId, TIME } from "../fields";
import { tokenHash } from "./token-hash";

/** How long a browser stays signed in. */
export const SESSION_DAYS = 30;
const LIFE_MS = SESSION_DAYS * 86_400_000;
const USER_AGENT_CHARS_MAX = 512;

/** A signed-in browser as the account's owner sees it. */
export const SESSION = z.object({
  id: z.string(),
  /** Such as "Firefox on Windows". */
  device: z.string(),
  created_at: TIME,
  last_seen_at: TIME,
  expires_at: TIME,
});

/** The columns that a session's record is made from. */
export const SESSION_COLUMNS = {
  id: true,
  userAgent: true,
  createdAt: true,
  lastSeenAt: true,
  expiresAt: true,
} as const;

interface SessionRow {
  readonly id: string;
  readonly userAgent: string | null;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

/** The record of a session's row. */
export function toSession({ id, userAgent, createdAt, lastSeenAt, expiresAt }: SessionRow) {
  return {
    id,
    device: deviceName(userAgent),
    created_at: createdAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}

/** When a session expires that was last used at this time. */
export function sessionEnd(lastUsed: Date): Date {
  return new Date(lastUsed.getTime() + LIFE_MS);
}

export interface NewSession {
  readonly accountId: string;
  /** The session cookie's value, of which only a hash is stored. */
  readonly token: string;
  /** The browser's User-Agent header. */
  readonly userAgent: string | null;
}

/** Signs a browser in, and deletes the expired sessions of all accounts. Throws `unavailable`. */
export async function startSession(
  { db, clock, random }: Pick<Resources, "db" | "clock" | "random">,
  { accountId, token, userAgent }: NewSession,
): Promise<void> {
  const client = await db.open();
  const now = new Date(clock.now());
  await client.session.deleteMany({ where: { expiresAt: { lte: now } } });
  await client.session.create({
    data: {
      id: newId("session", random),
      accountId,
      tokenHash: tokenHash(token),
      userAgent: userAgent?.replaceAll("\0", "").slice(0, USER_AGENT_CHARS_MAX) ?? null,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: sessionEnd(now),
    },
  });
}

/** Ends the caller's session; other callers have none. Throws `unavailable`. */
export async function endCallerSession({ db }: Pick<Resources, "db">, caller: Caller): Promise<void> {
  if (caller.kind !== "session") return;
  const client = await db.open();
  await client.session.deleteMany({ where: { id: caller.sessionId } });
}

/** Searched in the User-Agent header in this order, since most browsers name others too. */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bCriOS\/|\b(?:Headless)?Chrome\/|\bChromium\//, "Chrome"],
  [/\bSafari\//, "Safari"],
  [/^curl\//, "curl"],
];
const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

/** A recognizable name for a browser, such as "Firefox on Windows"; never text from the header itself. */
export function deviceName(userAgent: string | null): string {
  const find = (table: typeof BROWSERS) => table.find(([sign]) => sign.test(userAgent ?? ""))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  if (browser === undefined) return system === undefined ? "Unknown device" : `A browser on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}

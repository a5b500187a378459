import { randomUUID } from "node:crypto";
import { SESSION_COOKIE } from "@/lib/http/cookies";
import type { Caller, Resources } from "@/lib/services/context";
import { newId } from "@/lib/services/fields";
import { createKey } from "@/lib/services/keys/create-key";
import { tokenHash } from "@/lib/services/sign-in/token-hash";
import { runAs } from "./run-as";

const DAY_MS = 86_400_000;

export interface TestAccount {
  readonly id: string;
  readonly email: string;
  /** The request header of its signed-in browser. */
  readonly cookie: string;
  /** The signed-in browser as operations see it. */
  readonly caller: Extract<Caller, { kind: "session" }>;
}

/** A new account that is signed in with one browser for a day. */
export async function testAccount(resources: Resources, plan: "free" | "pro" = "free"): Promise<TestAccount> {
  const { db, clock, random } = resources;
  const client = await db.open();
  const [id, sessionId, token] = [newId("account", random), newId("session", random), randomUUID()];
  const email = `${id}@example.com`.toLowerCase();
  const now = new Date(clock.now());
  await client.account.create({ data: { id, email, plan, createdAt: now } });
  const dates = { createdAt: now, lastSeenAt: now, expiresAt: new Date(clock.now() + DAY_MS) };
  await client.session.create({
    data: { id: sessionId, accountId: id, tokenHash: tokenHash(token), ...dates },
  });
  const caller = { kind: "session", network: "192.0.2.1", sessionId, accountId: id, plan } as const;
  return { id, email, cookie: `${SESSION_COOKIE}=${token}`, caller };
}

/** A new key of an account, with its secret. */
export function testKey(resources: Resources, account: TestAccount, write = false) {
  return runAs(resources, account, createKey, { name: "Test", write });
}

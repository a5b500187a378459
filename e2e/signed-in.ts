import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import type { Database } from "@/lib/db/database";
import { SESSION_COOKIE } from "@/lib/http/cookies";
import { tokenHash } from "@/lib/services/sign-in/token-hash";
import { test as base } from "./site";

const DAY_MS = 86_400_000;

type Plan = "free" | "pro";

export interface SignedInAccount {
  readonly email: string;
  /** Signs another browser in to the same account. */
  enter(context: BrowserContext): Promise<void>;
}

/** A browser that is signed in, to a new account for each test; how one signs in is a story of its own. */
export const test = base.extend<{ readonly plan: Plan; readonly account: SignedInAccount }>({
  plan: ["free", { option: true }],
  account: [
    async ({ context, baseURL, database, plan }, use) => {
      const token = randomUUID();
      const email = `${token}@example.com`;
      await createAccount(database, { token, email, plan });
      const place = { domain: new URL(`${baseURL}`).hostname, path: "/", secure: true, httpOnly: true };
      const cookie = { name: SESSION_COOKIE, value: token, ...place };
      const enter = (browser: BrowserContext) => browser.addCookies([cookie]);
      await enter(context);
      await use({ email, enter });
    },
    { auto: true },
  ],
});

export { expect } from "./site";

async function createAccount(
  database: Database,
  { token, email, plan }: { token: string; email: string; plan: Plan },
): Promise<void> {
  const db = await database.open();
  const [now, letters] = [new Date(), token.replaceAll("-", "")];
  const id = `acc_${letters}`;
  await db.account.create({ data: { id, email, plan, createdAt: now } });
  const dates = { createdAt: now, lastSeenAt: now, expiresAt: new Date(now.getTime() + DAY_MS) };
  await db.session.create({
    data: { id: `ses_${letters}`, accountId: id, tokenHash: tokenHash(token), ...dates },
  });
}

/** Presses a button of the dialog in front of the page. */
export async function confirm(page: Page, button: string): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name: button, exact: true }).click();
}

import type { Database } from "@/lib/db/database";
import { PLANS } from "@/lib/limits/plans";

const USAGE = `npm run plan -- EMAIL           shows an account
npm run plan -- EMAIL pro|free  sets its plan
npm run plan -- --list          lists all accounts
`;

/** Accounts read at a time, so that a long list needs little memory. */
const BATCH = 500;

/** The output and exit code of the operator's command. */
export interface CommandResult {
  readonly text: string;
  readonly code: 0 | 1;
}

interface Account {
  readonly id: string;
  readonly email: string;
  readonly plan: "free" | "pro";
  readonly createdAt: Date;
}

/** The operator's command for plans: list all accounts, show one, set one's plan. Throws `unavailable`. */
export async function planCommand(database: Database, args: readonly string[]): Promise<CommandResult> {
  const [first, plan, ...rest] = args;
  if (first === "--list" && plan === undefined) return { text: await list(database), code: 0 };
  const isPlan = plan === undefined || plan === "free" || plan === "pro";
  if (!first?.includes("@") || !isPlan || rest.length > 0) return { text: USAGE, code: 1 };
  return one(database, first.trim().toLowerCase(), plan);
}

async function one(
  database: Database,
  email: string,
  plan: Account["plan"] | undefined,
): Promise<CommandResult> {
  const db = await database.open();
  if (plan !== undefined) await db.account.updateMany({ where: { email }, data: { plan } });
  const account = await db.account.findUnique({ where: { email } });
  if (account === null) return { text: `Nobody has signed in as ${JSON.stringify(email)} yet.\n`, code: 1 };
  return { text: line(account), code: 0 };
}

async function list(database: Database): Promise<string> {
  const db = await database.open();
  let text = "";
  let after: string | undefined;
  for (;;) {
    const accounts: Account[] = await db.account.findMany({
      orderBy: { email: "asc" },
      take: BATCH,
      where: after === undefined ? {} : { email: { gt: after } },
    });
    text += accounts.map(line).join("");
    after = accounts.at(-1)?.email;
    if (accounts.length < BATCH) return text === "" ? "There are no accounts yet.\n" : text;
  }
}

/** An email address may hold any character that a mail server takes; control characters are shown encoded. */
function line({ email, plan, createdAt }: Account): string {
  return `${shown(email)}  ${PLANS[plan].label}  since ${createdAt.toISOString().slice(0, 10)}\n`;
}

/** A text for a terminal: control characters are shown encoded. */
export function shown(text: string): string {
  return text.replace(/\p{C}/gu, (letter) => encodeURIComponent(letter));
}

import { hostName } from "@/lib/env-values";
import { AppError } from "@/lib/errors";
import type { Ctx, Resources } from "../context";
import { createKey } from "../keys/create-key";
import { runOperation } from "../operation";
import { deleteAccount } from "./delete-account";
import { type CommandResult, planCommand, shown } from "./plan-command";

const USAGE = `npm run accounts -- list                      lists all accounts
npm run accounts -- plan EMAIL pro|free       sets a plan
npm run accounts -- keys EMAIL                lists an account's keys
npm run accounts -- create-key EMAIL NAME [--write]
npm run accounts -- revoke KEY_ID             ends a key at once
npm run accounts -- delete EMAIL              deletes an account and all its data
npm run accounts -- block HOST                no page of it is checked any more, by any instance, within 10 s
npm run accounts -- unblock HOST
npm run accounts -- blocked                   lists the hosts that were blocked so
`;

type Command = (resources: Resources, args: readonly string[]) => Promise<CommandResult>;

/** Each command and the number of its arguments. */
const COMMANDS: Readonly<Record<string, readonly [Command, number]>> = {
  list: [({ db }) => planCommand(db, ["--list"]), 0],
  plan: [({ db }, args) => planCommand(db, args), 2],
  keys: [keys, 1],
  "create-key": [newKey, 2],
  revoke: [revoke, 1],
  delete: [deleteOne, 1],
  block: [block, 1],
  unblock: [unblock, 1],
  blocked: [blocked, 0],
};

/** The operator's command for accounts, their keys and blocked hosts; without a name, the list of them. Throws `unavailable`. */
export async function accountsCommand(resources: Resources, args: readonly string[]): Promise<CommandResult> {
  const [name, ...rest] = args;
  if (name === undefined) return done(USAGE);
  const known = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const given = rest.filter((arg) => !arg.startsWith("--"));
  if (known === undefined || given.length !== known[1]) return failed(USAGE);
  return known[0](resources, rest);
}

async function keys(resources: Resources, [email = ""]: readonly string[]): Promise<CommandResult> {
  const account = await find(resources, email);
  if (account === null) return nobody(email);
  const db = await resources.db.open();
  const rows = await db.apiKey.findMany({ where: { accountId: account.id }, orderBy: { createdAt: "asc" } });
  const lines = rows.map(({ id, name, write, prefix, last4, revokedAt }) => {
    const state = revokedAt === null ? (write ? "write" : "read-only") : "revoked";
    return `${id}  ${prefix}…${last4}  ${state}  ${shown(name)}\n`;
  });
  return done(lines.join("") || "This account has no keys.\n");
}

async function newKey(resources: Resources, args: readonly string[]): Promise<CommandResult> {
  const write = args.includes("--write");
  const [email = "", name = ""] = args.filter((arg) => arg !== "--write");
  return asOwner(resources, email, async (ctx) => {
    const outcome = await runOperation(ctx, createKey, async () => ({ name, write }));
    if (!outcome.ok) throw outcome.error;
    return `${outcome.output.id}  ${outcome.output.key}\n`;
  });
}

async function revoke(
  { db: database, clock }: Resources,
  [id = ""]: readonly string[],
): Promise<CommandResult> {
  const db = await database.open();
  const { count } = await db.apiKey.updateMany({
    where: { id, revokedAt: null },
    data: { revokedAt: new Date(clock.now()) },
  });
  return count === 1 ? done("The key is revoked.\n") : failed("There is no active key with that id.\n");
}

async function deleteOne(resources: Resources, [email = ""]: readonly string[]): Promise<CommandResult> {
  return asOwner(resources, email, async (ctx) => {
    const outcome = await runOperation(ctx, deleteAccount, async () => ({
      email: email.trim().toLowerCase(),
    }));
    if (!outcome.ok) throw outcome.error;
    return "The account is deleted.\n";
  });
}

async function block(
  { db: database, clock }: Resources,
  [name = ""]: readonly string[],
): Promise<CommandResult> {
  const { data: host } = hostName().safeParse(name);
  if (host === undefined) return failed(`${JSON.stringify(name)} is not a host name.\n`);
  const db = await database.open();
  await db.blockedHost.createMany({
    data: { host, createdAt: new Date(clock.now()) },
    skipDuplicates: true,
  });
  return done(`${host} and its subdomains are blocked.\n`);
}

async function unblock({ db: database }: Resources, [name = ""]: readonly string[]): Promise<CommandResult> {
  const db = await database.open();
  const { count } = await db.blockedHost.deleteMany({
    where: { host: hostName().safeParse(name).data ?? "" },
  });
  return count === 1 ? done("It is no longer blocked.\n") : failed("It was not blocked by this command.\n");
}

async function blocked({ db: database }: Resources): Promise<CommandResult> {
  const db = await database.open();
  const rows = await db.blockedHost.findMany({ orderBy: { host: "asc" } });
  return done(rows.map(({ host }) => `${host}\n`).join("") || "No host is blocked by this command.\n");
}

/** Does what the account's owner could do on the website. */
async function asOwner(
  resources: Resources,
  email: string,
  work: (ctx: Ctx) => Promise<string>,
): Promise<CommandResult> {
  const account = await find(resources, email);
  if (account === null) return nobody(email);
  const { id: accountId, plan } = account;
  const caller = { kind: "session", network: "operator", sessionId: "operator", accountId, plan } as const;
  try {
    return done(await work({ ...resources, caller }));
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "unavailable") throw error;
    return failed(`${error.message}\n`);
  }
}

async function find({ db: database }: Resources, email: string) {
  const db = await database.open();
  return db.account.findUnique({ where: { email: email.trim().toLowerCase() } });
}

function nobody(email: string): CommandResult {
  return failed(`Nobody has signed in as ${JSON.stringify(email)} yet.\n`);
}

function done(text: string): CommandResult {
  return { text, code: 0 };
}

function failed(text: string): CommandResult {
  return { text, code: 1 };
}

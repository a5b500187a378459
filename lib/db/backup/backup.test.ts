import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { logLines } from "@/lib/testing/log-lines";
import { runNpm } from "@/lib/testing/repository/run-npm";
import { testFolder } from "@/lib/testing/test-folder";
import { migrate, readMigrations } from "../migrate";
import { backupCommand, restoreCommand } from "./command";

const MIGRATIONS = readMigrations();
const log = logLines().log;

interface TestPlace {
  readonly place: { readonly dataDir: string; readonly databaseUrl: string; readonly log: typeof log };
  readonly pool: pg.Pool;
}

/** A database with the first of the migrations, or all of them. */
async function database(migrations = MIGRATIONS): Promise<TestPlace> {
  const host = inject("databaseHost");
  const name = `backup_${randomUUID().replaceAll("-", "")}`;
  const server = { host, user: "postgres", password: inject("databasePassword") };
  const admin = new pg.Client({ ...server, database: "postgres" });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  const pool = new pg.Pool({ ...server, database: name, max: 4 });
  onTestFinished(() => pool.end());
  await migrate(pool, migrations);
  const databaseUrl = `postgresql://postgres:${server.password}@localhost/${name}?host=${encodeURIComponent(host)}`;
  return { place: { dataDir: host, databaseUrl, log }, pool };
}

async function addAccount(pool: pg.Pool, id: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("INSERT INTO account (id, email, created_at) VALUES ($1, $1, now())", [id]);
    await client.query(
      "INSERT INTO project (id, account_id, name, created_at) VALUES ($1, $1, 'Tides', now())",
      [id],
    );
    await client.query(
      `INSERT INTO saved_url (id, account_id, project_id, url, label, last_score, created_at)
       VALUES ($1, $1, $1, 'https://example.com/', E'line\\nbreak "quoted" \\\\ ☃', 72, now())`,
      [id],
    );
    await client.query("COMMIT");
  } finally {
    client.release();
  }
}

async function count(pool: pg.Pool, table: string): Promise<number> {
  return (await pool.query(`SELECT count(*)::int AS count FROM ${table}`)).rows[0].count;
}

async function rows(pool: pg.Pool, table: string): Promise<unknown[]> {
  return (await pool.query(`SELECT * FROM ${table} ORDER BY id`)).rows;
}

/** Adds one account after the other until it is ended. */
function writer(pool: pg.Pool, prefix: string) {
  const acknowledged: string[] = [];
  let stopped = false;
  const work = (async () => {
    for (let turn = 0; !stopped; turn += 1) {
      await addAccount(pool, `${prefix}${turn}`);
      acknowledged.push(`${prefix}${turn}`);
    }
  })();
  return {
    acknowledged,
    async end() {
      stopped = true;
      await work;
    },
  };
}

describe("a backup", () => {
  test("restores every record as it was, bytes, lists and JSON included", async () => {
    const { place, pool } = await database();
    for (const id of ["a", "b"]) await addAccount(pool, id);
    await pool.query(
      `INSERT INTO audit (id, account_id, url, pages_limit, created_at) VALUES ('aud', 'a', 'https://a.example/', 3, now())`,
    );
    await pool.query(
      `INSERT INTO idempotent_answer (id, account_id, fingerprint, body, created_at) VALUES ('i', 'a', 'f', '\\x00ff10', now())`,
    );
    const tables = ["account", "project", "saved_url", "audit", "idempotent_answer"];
    const before = await Promise.all(tables.map((table) => rows(pool, table)));
    const file = join(testFolder(), "backup.gz");
    expect(await backupCommand(place, file)).toContain("8 records");
    expect(statSync(file).mode & 0o777).toBe(0o600);

    await pool.query("DELETE FROM account WHERE id = 'a'");
    await addAccount(pool, "later");
    await restoreCommand(place, file);
    expect(await Promise.all(tables.map((table) => rows(pool, table)))).toEqual(before);
  });

  test("is of one moment while others write, and takes their place while others write", async () => {
    const { place, pool } = await database();
    const folder = testFolder();
    for (let turn = 0; turn < 300; turn += 1) await addAccount(pool, `old${turn}`);
    const first = writer(pool, "first");
    await backupCommand(place, join(folder, "one.gz"));
    await first.end();

    const second = writer(pool, "second");
    onTestFinished(second.end);
    await restoreCommand(place, join(folder, "one.gz"));
    const atRestore = second.acknowledged.length;
    await addAccount(pool, "after");
    await second.end();
    expect(await count(pool, "account WHERE id LIKE 'old%'")).toBe(300);
    const whole = await Promise.all(["account", "project", "saved_url"].map((table) => count(pool, table)));
    expect(new Set(whole).size).toBe(1);
    for (const id of second.acknowledged.slice(atRestore))
      expect(await count(pool, `account WHERE id = '${id}'`)).toBe(1);
    expect(await count(pool, "account WHERE id = 'after'")).toBe(1);
  });

  test("of the oldest version is migrated on its way, and an old database with records as it is opened", async () => {
    const old = await database(MIGRATIONS.slice(0, 1));
    await addAccount(old.pool, "oldest");
    const file = join(testFolder(), "old.gz");
    // Written by the build of that time, which knew one migration.
    const { writeBackup } = await import("./write-backup");
    await writeBackup(old.pool, file);

    const { place, pool } = await database();
    await restoreCommand(place, file);
    await migrate(old.pool, MIGRATIONS);
    expect(await rows(pool, "account")).toEqual(await rows(old.pool, "account"));
    expect(await rows(pool, "saved_url")).toEqual(await rows(old.pool, "saved_url"));
    expect((await rows(pool, "account")).length).toBe(1);
  });

  test("that is cut short, newer or none changes nothing", async () => {
    const { place, pool } = await database();
    await addAccount(pool, "kept");
    const folder = testFolder();
    const file = (name: string) => join(folder, name);
    await backupCommand(place, file("whole"));
    const text = gunzipSync(readFileSync(file("whole"))).toString();
    writeFileSync(file("no-foot"), gzipSync(text.trimEnd().split("\n").slice(0, -1).join("\n")));
    writeFileSync(file("cut"), readFileSync(file("whole")).subarray(0, 60));
    writeFileSync(file("newer"), gzipSync('{"headlight_backup":1,"migrations":["9_future"]}\n{"rows":0}\n'));
    writeFileSync(file("none"), "nothing");
    for (const name of ["no-foot", "cut", "newer", "none", "absent"])
      await expect(restoreCommand(place, file(name)), name).rejects.toThrow(/backup|incomplete|read/);
    expect(await count(pool, "account")).toBe(1);
  });

  test("is not to be had of a database that cannot be reached, which is said", async () => {
    const { log } = logLines();
    const place = { dataDir: testFolder(), databaseUrl: "postgres://127.0.0.1:9/headlight", log };
    const file = join(testFolder(), "one.gz");
    await expect(backupCommand(place, file)).rejects.toMatchObject({ code: "unavailable" });
    expect(existsSync(file)).toBe(false);
    await expect(restoreCommand(place, file)).rejects.toMatchObject({ code: "unavailable" });
  });

  test("replaces no file", async () => {
    const { place } = await database();
    const file = join(testFolder(), "there");
    writeFileSync(file, "something");
    await expect(backupCommand(place, file)).rejects.toThrow("exists already");
    expect(readFileSync(file, "utf8")).toBe("something");
  });
});

describe("backup", () => {
  test("npm run backup and npm run restore work on the embedded database", () => {
    const folder = testFolder(0o700);
    const file = join(folder, "backup.gz");
    const run = (name: string) => runNpm(name, [file], { DATA_DIR: join(folder, "data") });
    expect(run("backup")).toEqual({ code: 0, text: `0 records are in ${file}.\n` });
    expect(existsSync(file)).toBe(true);
    expect(run("restore").text).toBe(`0 records of ${file} have replaced all others.\n`);
  }, 60_000);
});

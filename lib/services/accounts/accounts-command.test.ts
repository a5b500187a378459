import { describe, expect, test } from "vitest";
import { testDatabase } from "@/lib/testing/database/test-database";
import { runNpm } from "@/lib/testing/repository/run-npm";
import { callApi } from "@/lib/testing/service/call-api";
import { testAccount, testKey } from "@/lib/testing/service/test-account";
import { testResources } from "@/lib/testing/service/test-resources";
import { testFolder } from "@/lib/testing/test-folder";
import { readBlockedHosts } from "../blocked-hosts";
import { accountsCommand } from "./accounts-command";

const resources = testResources({ BLOCKED_HOSTS: "fixed.example" }, {}, testDatabase());
const run = (...args: string[]) => accountsCommand(resources, args);

describe("the operator's command", () => {
  test("lists accounts and sets a plan", async () => {
    const { email } = await testAccount(resources);
    expect((await run("plan", email, "pro")).text).toContain("Pro");
    expect((await run("list")).text).toContain(`${email}  Pro`);
  });

  test("creates a key that works, lists it, and revokes it at once", async () => {
    const { email } = await testAccount(resources, "pro");
    const { text } = await run("create-key", email.toUpperCase(), "Deploy hook", "--write");
    const [id = "", key = ""] = text.trim().split("  ");
    expect((await callApi(resources, "/api/projects", { key })).status).toBe(200);
    expect((await run("keys", email)).text).toMatch(new RegExp(`^${id}  hl_w_.*  write  Deploy hook`));
    expect((await run("revoke", id)).code).toBe(0);
    expect((await callApi(resources, "/api/projects", { key })).status).toBe(401);
    expect((await run("keys", email)).text).toContain("revoked");
    expect((await run("revoke", id)).code).toBe(1);
  });

  test("keeps to the plan's number of keys, and says so", async () => {
    const account = await testAccount(resources, "free");
    await testKey(resources, account);
    const { text, code } = await run("create-key", account.email, "Another");
    expect(code).toBe(1);
    expect(text).toContain("key");
  });

  test("deletes an account with all its data", async () => {
    const account = await testAccount(resources, "pro");
    const { key } = await testKey(resources, account);
    expect((await run("delete", account.email)).code).toBe(0);
    expect((await run("list")).text).not.toContain(account.email);
    expect((await callApi(resources, "/api/projects", { key })).status).toBe(401);
  });

  test("blocks a host and its subdomains for every instance, and ends that", async () => {
    const other = testResources({ BLOCKED_HOSTS: "fixed.example" }, {}, resources.db);
    const guard = (url: string) => () => other.net.guardUrl(url);
    expect((await run("block", "Spam.Example")).code).toBe(0);
    await readBlockedHosts(other);
    expect((await run("blocked")).text).toBe("spam.example\n");
    expect(guard("https://www.spam.example/")).toThrow(expect.objectContaining({ code: "blocked_host" }));
    expect(guard("https://fixed.example/")).toThrow(expect.objectContaining({ code: "blocked_host" }));
    expect((await run("unblock", "spam.example")).code).toBe(0);
    await readBlockedHosts(other);
    expect(guard("https://www.spam.example/")()).toMatchObject({ hostname: "www.spam.example" });
    expect(guard("https://fixed.example/")).toThrow();
  });

  test("lists its commands", async () => {
    const { text, code } = await run();
    expect(code).toBe(0);
    expect(text).toContain("npm run accounts -- list");
  });

  test.each([[["nothing"]], [["plan"]], [["revoke"]], [["constructor"]], [["block", "https://a.example/"]]])(
    "explains itself or rejects for %j",
    async (args) => {
      const { text, code } = await run(...args);
      expect(code).toBe(1);
      expect(text).toMatch(/npm run accounts|not a host name/);
    },
  );

  test.each(["keys", "delete"])("%s of an email address that never signed in says so", async (name) => {
    expect((await run(name, "nobody@example.com")).text).toContain("Nobody has signed in");
  });
});

describe("accountsCommand", () => {
  test("npm run accounts works without a running service", () => {
    const settings = { DATA_DIR: testFolder(0o700) };
    expect(runNpm("accounts", ["list"], settings)).toEqual({ code: 0, text: "There are no accounts yet.\n" });
  }, 60_000);

  test("npm run accounts names a wrong setting and an unreachable database", () => {
    const text = "The database cannot be reached: connect ECONNREFUSED 127.0.0.1:9\n";
    const away = { DATABASE_URL: "postgres://127.0.0.1:9/headlight", AUTH_SECRET: "s".repeat(32) };
    expect(runNpm("accounts", ["list"], away)).toEqual({ code: 1, text });
    const wrong = runNpm("accounts", ["list"], { DATA_DIR: "package.json" });
    expect(wrong).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^Setting DATA_DIR has a wrong value: .+\n$/),
    });
  }, 60_000);
});

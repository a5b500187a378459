import { beforeEach, describe, expect, test } from "vitest";
import { requestLink } from "@/lib/services/sign-in/request-link";
import { testDatabase } from "@/lib/testing/database/test-database";
import { mailbox } from "@/lib/testing/mail/mailbox";
import { testResources } from "@/lib/testing/service/test-resources";
import { visitor } from "@/lib/testing/service/visitor";
import { withForm } from "../operations/form";
import { route } from "../operations/route";
import { linkForm } from "./pages";

const HOUR_MS = 3_600_000;
const database = testDatabase();

let stage = newStage();
beforeEach(() => {
  stage = newStage();
});

function newStage() {
  const mail = mailbox();
  const resources = { ...testResources({ BASE_URL: "http://localhost:3000" }, {}, database), mail };
  const use = () => resources;
  return { mail, resources, login: withForm(route(requestLink, use), linkForm, use) };
}

async function mailLink(
  email: unknown,
  { from = visitor(), ...more }: { from?: ReturnType<typeof visitor>; next?: string } = {},
) {
  const response = await from.json(stage.login, "/auth/login", { email, ...more });
  await stage.resources.background.settled();
  return response;
}

const errorOf = async (response: Response) => [response.status, (await response.json()).error];
const receivers = () => stage.mail.mails.map(({ to }) => to);

describe("200", () => {
  test("is the same to the letter for an email address with an account and one without", async () => {
    const db = await database.open();
    await db.account.create({ data: { id: "acc_1", email: "known@example.com", createdAt: new Date() } });
    const sent = [await mailLink("known@example.com"), await mailLink("new@example.com")];
    const responses = await Promise.all(
      sent.map(async (response) => ({
        status: response.status,
        body: await response.text(),
        headers: [...response.headers].filter(([name]) => name !== "set-cookie"),
        cookies: response.headers.getSetCookie().map((line) => line.replace(/=[\w-]+\.[\w-]+;/, "=;")),
      })),
    );
    expect(responses[0]).toEqual(responses[1]);
    expect(JSON.parse(responses[0]?.body ?? "")).toEqual({ ok: true, message: expect.stringMatching(/\S/) });
    expect(receivers()).toEqual(["known@example.com", "new@example.com"]);
  });

  test("is given before anything is looked up or sent, whatever the email address", async () => {
    let lookups = 0;
    const db = {
      ...stage.resources.db,
      open: () => {
        lookups += 1;
        return stage.resources.db.open();
      },
    };
    const resources = { ...stage.resources, db };
    const login = route(requestLink, () => resources);
    for (const [i, email] of ["early@example.com", "early@example.org"].entries()) {
      const response = await visitor().json(login, "/auth/login", { email });
      expect([response.status, lookups, receivers().length]).toEqual([200, i, i]);
      await resources.background.settled();
      expect([lookups, receivers().length]).toEqual([i + 1, i + 1]);
    }
  });

  test("the mail brings a link at the site's own URL, whatever host was requested", async () => {
    const headers = {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
    };
    await visitor().json(stage.login, "/auth/login", { email: "host@example.com" }, headers);
    await stage.resources.background.settled();
    const [mail] = stage.mail.mails;
    expect(mail?.text).toMatch(/^http:\/\/localhost:3000\/auth\/callback\/email\?token=\w{43}$/m);
    expect(mail?.html).toContain(`href="http://localhost:3000/auth/callback/email?token=`);
    expect(`${mail?.text}${mail?.html}`).not.toContain("evil");
  });

  test("no page of another origin may read it", async () => {
    const response = await mailLink("cors@example.com");
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });

  test.each([
    [" Ada.Lovelace@Example.COM ", "ada.lovelace@example.com"],
    ["o'brien+tag@sub.example.org", "o'brien+tag@sub.example.org"],
    ["zoë@bücher.example", "zoë@xn--bcher-kva.example"],
    ["zoe\u0308@example.com", "zoë@example.com"],
    ["\u212Aelvin@example.com", "kelvin@example.com"],
    ["a@b.co", "a@b.co"],
    [`${"a".repeat(64)}@example.com`, `${"a".repeat(64)}@example.com`],
  ])("%j is mailed as %s", async (typed, mailed) => {
    expect((await mailLink(typed)).status).toBe(200);
    expect(receivers()).toEqual([mailed]);
  });

  test("five links an hour go to an email address, however it is spelled and from any network; the response stays the same", async () => {
    const spellings = ["many@example.com", "MANY@example.com", " many@Example.com"];
    for (let i = 0; i < 9; i++) {
      expect((await mailLink(spellings[i % 3], { from: visitor(`192.0.2.${i}`) })).status).toBe(200);
    }
    expect(receivers()).toHaveLength(5);
    stage.resources.clock.advance(HOUR_MS - 1);
    await mailLink("many@example.com");
    expect(receivers()).toHaveLength(5);
    stage.resources.clock.advance(1);
    for (let i = 0; i < 9; i++) await mailLink("many@example.com", { from: visitor(`192.0.2.${i}`) });
    expect(receivers()).toHaveLength(10);
  });

  test("twenty links an hour go out for a network; another's are not touched", async () => {
    for (let i = 0; i < 25; i++) {
      expect((await mailLink(`n${i}@example.com`, { from: visitor(`2001:db8::${i}`) })).status).toBe(200);
    }
    expect(receivers()).toHaveLength(20);
    await mailLink("n24@example.com", { from: visitor("2001:db8:0:1::1") });
    expect(receivers()).toHaveLength(21);
  });

  test("a form without script is led to the page that says so", async () => {
    const response = await visitor().form(stage.login, "/auth/login", {
      email: "form@example.com",
      next: "",
    });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/sign-in/sent"]);
    await stage.resources.background.settled();
    expect(receivers()).toEqual(["form@example.com"]);
  });
});

describe("400", () => {
  test.each([
    "",
    " ",
    "ada",
    "@example.com",
    "ada@",
    "ada@example",
    "ada@localhost",
    "ada@@example.com",
    "a b@example.com",
    "ada@exa mple.com",
    "ada@-example.com",
    "ada@example-.com",
    "ada@example..com",
    "ada@example.com/path",
    "ada@exam%70le.com",
    ".ada@example.com",
    "ada.@example.com",
    "a..da@example.com",
    `"ada lovelace"@example.com`,
    "ada@[127.0.0.1]",
    "ada@127.0.0.1",
    "ada@[::1]",
    "Ada <ada@example.com>",
    "ada@example.com,bob@example.com",
    "ada@example.com\r\nBcc: bob@example.com",
    "ada@example.com\0",
    "ad\u202Ea@example.com",
    "ad\u200Ba@example.com",
    `${"a".repeat(65)}@example.com`,
    `ada@${"a".repeat(64)}.com`,
    `${"ä".repeat(33)}@example.com`,
    `ada@${"a.".repeat(125)}com`,
    "x".repeat(60_000),
    null,
    5,
    ["ada@example.com"],
    { $gt: "" },
  ])("%j is no email address", async (email) => {
    const response = await mailLink(email);
    expect(await errorOf(response)).toEqual([400, "invalid_body"]);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(receivers()).toEqual([]);
  });

  test.each([
    "//evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "/%2Fevil.example",
    "/%5Cevil.example",
    "/\t/evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "evil.example",
    "",
    "/a\r\nLocation: https://evil.example",
    "/./%2fevil.example",
    "/..//evil.example",
    "/%252fevil.example",
    "/.//evil.example",
    "/auth/signout",
    "/sign-in",
    `/${"a".repeat(5_000)}`,
  ])("%j is no page of this site", async (next) => {
    expect(await errorOf(await mailLink("next@example.com", { next }))).toEqual([400, "invalid_body"]);
  });

  test.each([
    "/",
    "/keys",
    "/?url=https://example.com/a?b=c%2Fd&x=//y",
    "/docs/issues/a#b",
    "/saved?label=%C3%A4",
  ])("%j is one", async (next) => {
    expect((await mailLink("next@example.com", { next })).status).toBe(200);
  });

  test.each([
    ["{}", "application/json"],
    ["{", "application/json"],
    ["[]", "application/json"],
    [`{"email":"a@example.com","admin":true}`, "application/json"],
    [`{"email":"a@example.com"}`, "text/plain"],
  ])("%s as %s is no body", async (body, type) => {
    const init = { method: "POST", body, headers: { "content-type": type } };
    const response = await stage.login.POST(new Request("http://localhost:3000/auth/login", init));
    expect(await errorOf(response)).toEqual([400, "invalid_body"]);
  });

  test("a form without script is led back to itself, with the page asked for", async () => {
    const response = await visitor().form(stage.login, "/auth/login", { email: "ada", next: "/keys" });
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      "/sign-in?problem=invalid_body&next=%2Fkeys",
    ]);
  });
});

describe("403", () => {
  test.each<Record<string, string>>([
    { origin: "https://evil.example" },
    { origin: "null", "sec-fetch-site": "cross-site" },
  ])("a page of another site sends no mail by its visitors: %j", async (foreign) => {
    const body = { email: "ada@example.com" };
    expect((await visitor().json(stage.login, "/auth/login", body, foreign)).status).toBe(403);
    expect((await visitor().form(stage.login, "/auth/login", body, foreign)).status).toBe(403);
    await stage.resources.background.settled();
    expect(receivers()).toEqual([]);
  });
});

describe("503", () => {
  test("while the database is away, the same for every email address, and nothing is mailed", async () => {
    const resources = { ...testResources(), mail: stage.mail };
    const login = withForm(
      route(requestLink, () => resources),
      linkForm,
      () => resources,
    );
    const db = await database.open();
    await db.account.create({ data: { id: "acc_2", email: "here@example.com", createdAt: new Date() } });
    const responses = await Promise.all(
      ["here@example.com", "nobody@example.com"].map((email) =>
        visitor().json(login, "/auth/login", { email }),
      ),
    );
    const [known, unknown] = await Promise.all(responses.map((response) => response.clone().text()));
    expect(known).toBe(unknown);
    expect(await Promise.all(responses.map(errorOf))).toEqual([
      [503, "unavailable"],
      [503, "unavailable"],
    ]);
    expect(responses[0]?.headers.get("retry-after")).toMatch(/^\d+$/);
    const form = await visitor().form(login, "/auth/login", { email: "here@example.com" });
    expect(form.headers.get("location")).toBe("/sign-in?problem=unavailable");
    await resources.background.settled();
    expect(receivers()).toEqual([]);
  });
});

describe("405", () => {
  test.each(["GET", "PUT", "PATCH", "DELETE"] as const)("%s is not taken", async (method) => {
    const response = await stage.login[method](new Request("http://localhost:3000/auth/login", { method }));
    expect(response.headers.get("allow")).toBe("OPTIONS, POST");
    expect(await errorOf(response)).toEqual([405, "method_not_allowed"]);
  });
});

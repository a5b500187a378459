import { beforeEach, describe, expect, test } from "vitest";
import { entitlements } from "@/lib/services/accounts/entitlements";
import { requestLink } from "@/lib/services/sign-in/request-link";
import { linkHash } from "@/lib/services/sign-in/sign-in-link";
import { tokenHash } from "@/lib/services/sign-in/token-hash";
import { testDatabase } from "@/lib/testing/database/test-database";
import { mailbox } from "@/lib/testing/mail/mailbox";
import { testResources } from "@/lib/testing/service/test-resources";
import { visitor } from "@/lib/testing/service/visitor";
import { SESSION_COOKIE } from "../cookies";
import { withForm } from "../operations/form";
import { route } from "../operations/route";
import { linkCallback } from "./link-callback";
import { linkForm } from "./pages";

const MINUTE_MS = 60_000;
const KNOWN_COOKIE = "__Host-headlight.known";
const database = testDatabase();

let people = 0;
let stage = newStage();

beforeEach(() => {
  stage = newStage();
});

/** The paths that take part in signing in, over one database; each test has a person of its own. */
function newStage() {
  const mail = mailbox();
  const resources = { ...testResources({}, {}, database), mail };
  const use = () => resources;
  people += 1;
  return {
    email: `person-${people}@example.com`,
    mail,
    resources,
    login: withForm(route(requestLink, use), linkForm, use),
    callback: linkCallback(use),
    entitlements: route(entitlements, use),
  };
}

/** Asks for a link and brings its token. */
async function mailLink(from = visitor(), next?: string): Promise<string> {
  const { login, email, resources, mail } = stage;
  const response = await from.json(login, "/auth/login", { email, next });
  expect(response.status).toBe(200);
  await resources.background.settled();
  return mail.lastToken();
}

const linkOf = (token: string) => `/auth/callback/email?token=${token}`;
const follow = (from: ReturnType<typeof visitor>, token: string, headers = {}) =>
  from.get(stage.callback, linkOf(token), headers);
const press = (from: ReturnType<typeof visitor>, headers = {}) =>
  from.form(stage.callback, "/auth/callback/email", {}, headers);
const outcome = (response: Response) => [response.status, response.headers.get("location")];

async function planOf(from: ReturnType<typeof visitor>): Promise<unknown> {
  return (await (await from.get(stage.entitlements, "/entitlements")).json()).plan;
}

describe("a link", () => {
  test("followed in the browser that asked for it signs in at once, with a new account", async () => {
    const browser = visitor();
    const token = await mailLink(browser, "/keys?a=1#b");
    const response = await follow(browser, token);
    expect(outcome(response)).toEqual([303, "/keys?a=1#b"]);
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith(SESSION_COOKIE));
    expect(cookie).toMatch(/; Path=\/; /i);
    for (const sign of ["HttpOnly", "Secure", "SameSite=Lax"]) expect(cookie?.split("; ")).toContain(sign);
    expect([...browser.cookies.keys()]).toEqual([SESSION_COOKIE, KNOWN_COOKIE]);
    expect(await planOf(browser)).toBe("free");
  });

  test("sets no cookie in between that a sister site could set in its place", async () => {
    const [browser, other] = [visitor(), visitor()];
    const token = await mailLink(browser);
    const names = [...browser.cookies.keys()];
    const lines = [...(await follow(other, token)).headers.getSetCookie()];
    lines.push(...(await follow(browser, token)).headers.getSetCookie());
    names.push(...lines.map((line) => line.slice(0, line.indexOf("="))));
    expect(new Set(names).size).toBe(4);
    for (const name of names) expect(name).toMatch(/^__Host-/);
    for (const line of lines) {
      expect(line).toContain("; Path=/; ");
      expect(line).not.toMatch(/domain/i);
    }
  });

  test("in any other browser leads to a page with a button, by way of a cookie, and the button signs in", async () => {
    const token = await mailLink(visitor(), "/saved");
    const other = visitor("198.51.100.7");
    const response = await follow(other, token);
    expect(outcome(response)).toEqual([303, "/sign-in/link"]);
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(response.headers.getSetCookie().join()).toMatch(/HttpOnly; Secure; SameSite=Lax/);
    expect(await planOf(other)).toBe("anonymous");
    expect(outcome(await press(other))).toEqual([303, "/saved"]);
    expect(await planOf(other)).toBe("free");
    expect([...other.cookies.keys()]).toEqual([SESSION_COOKIE, KNOWN_COOKIE]);
  });

  test("is not used up by programs that follow it, HEAD and prefetching browsers included", async () => {
    const browser = visitor();
    const token = await mailLink(browser);
    for (let i = 0; i < 5; i++) await follow(visitor(), token);
    const head = await stage.callback.HEAD(new Request(`http://localhost:3000${linkOf(token)}`));
    expect([head.status, head.headers.getSetCookie()]).toEqual([303, []]);
    for (const name of ["purpose", "sec-purpose", "x-purpose", "x-moz"]) {
      expect(outcome(await follow(browser, token, { [name]: "prefetch;prerender" }))).toEqual([
        303,
        "/sign-in/link",
      ]);
    }
    expect(outcome(await follow(browser, token))).toEqual([303, "/"]);
  });

  test("signs in once, to the same account each time there is a new one", async () => {
    const browser = visitor();
    const token = await mailLink(browser);
    await follow(browser, token);
    expect(outcome(await follow(visitor(), token))).toEqual([303, "/sign-in?problem=link"]);
    await follow(browser, await mailLink(browser));
    const db = await database.open();
    expect(await db.account.count({ where: { email: stage.email } })).toBe(1);
  });

  test("redeemed twenty times at once signs in one browser", async () => {
    const token = await mailLink();
    const browsers = Array.from({ length: 20 }, () => visitor());
    await Promise.all(browsers.map((browser) => follow(browser, token)));
    const responses = await Promise.all(browsers.map((browser) => press(browser)));
    const places = responses.map(({ headers }) => headers.get("location"));
    expect(places.filter((place) => place === "/")).toHaveLength(1);
    expect(places.filter((place) => place === "/sign-in?problem=link")).toHaveLength(19);
    expect(browsers.filter(({ cookies }) => cookies.has(SESSION_COOKIE))).toHaveLength(1);
    const db = await database.open();
    expect(await db.session.count({ where: { account: { email: stage.email } } })).toBe(1);
  });

  test("two links of a new email address, redeemed at once, come to one account", async () => {
    const tokens = [await mailLink(), await mailLink()];
    const browsers = tokens.map(() => visitor());
    await Promise.all(browsers.map((browser, i) => follow(browser, tokens[i] ?? "")));
    const responses = await Promise.all(browsers.map((browser) => press(browser)));
    expect(responses.map((response) => response.headers.get("location"))).toEqual(["/", "/"]);
    const db = await database.open();
    expect(await db.account.count({ where: { email: stage.email } })).toBe(1);
  });

  test("works to the end of its 15 minutes and not a moment longer", async () => {
    const [early, late] = [visitor(), visitor()];
    const tokens = [await mailLink(early), await mailLink(late)];
    stage.resources.clock.advance(15 * MINUTE_MS - 1);
    expect(outcome(await follow(early, tokens[0] ?? ""))).toEqual([303, "/"]);
    stage.resources.clock.advance(1);
    expect(outcome(await follow(late, tokens[1] ?? ""))).toEqual([303, "/sign-in?problem=link"]);
  });

  test("that expires between the page and its button does not sign in", async () => {
    const token = await mailLink();
    const browser = visitor();
    await follow(browser, token);
    stage.resources.clock.advance(15 * MINUTE_MS);
    expect(outcome(await press(browser))).toEqual([303, "/sign-in?problem=link"]);
    expect(browser.cookies.size).toBe(0);
  });

  test.each([
    "",
    "?token=",
    "?token=x",
    `?token=${"a".repeat(43)}`,
    `?token=${"a".repeat(5_000)}`,
    "?token=%00",
    "?tok",
  ])("%j is none", async (query) => {
    const response = await visitor().get(stage.callback, `/auth/callback/email${query}`);
    expect(outcome(response)).toEqual([303, "/sign-in?problem=link"]);
  });

  test("the button without a link, and pressed by a page of another site, does nothing", async () => {
    expect(outcome(await press(visitor()))).toEqual([303, "/sign-in?problem=link"]);
    const browser = visitor();
    await follow(browser, await mailLink());
    for (const foreign of [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: "null", "sec-fetch-site": "cross-site" },
    ]) {
      expect((await press(browser, foreign)).status).toBe(403);
    }
    // A page that sends no referrer states the origin null for its own forms.
    expect(outcome(await press(browser, { origin: "null", "sec-fetch-site": "same-origin" }))).toEqual([
      303,
      "/",
    ]);
  });

  test("another person's request does not make a link sign in without the button", async () => {
    const browser = visitor();
    await mailLink(browser);
    stage = {
      ...newStage(),
      resources: stage.resources,
      mail: stage.mail,
      login: stage.login,
      callback: stage.callback,
    };
    const token = await mailLink();
    expect(outcome(await follow(browser, token))).toEqual([303, "/sign-in/link"]);
  });

  test("marks its browser, which gets a link of the reserve after requests by others", async () => {
    const browser = visitor();
    await follow(browser, await mailLink(browser));
    browser.cookies.delete(SESSION_COOKIE);
    const others = visitor("203.0.113.9");
    for (let sent = 1; sent < 6; sent += 1)
      await others.json(stage.login, "/auth/login", { email: stage.email });
    await stage.resources.background.settled();
    const before = stage.mail.mails.length;
    const responses = [others, browser].map((from) =>
      from.json(stage.login, "/auth/login", { email: stage.email }),
    );
    const [other, own] = await Promise.all(responses);
    await stage.resources.background.settled();
    expect([before, stage.mail.mails.length]).toEqual([5, 6]);
    expect([own?.status, await own?.text()]).toEqual([other?.status, await other?.text()]);
  });

  test("ends the session the browser had", async () => {
    const browser = visitor();
    await follow(browser, await mailLink(browser));
    const old = browser.cookies.get(SESSION_COOKIE) ?? "";
    await follow(browser, await mailLink(browser));
    const db = await database.open();
    expect(await db.session.count({ where: { tokenHash: tokenHash(old) } })).toBe(0);
    expect(await planOf(browser)).toBe("free");
  });

  test("leaves only hashes in the database", async () => {
    const browser = visitor();
    const token = await mailLink(browser);
    const db = await database.open();
    const stored = await db.signInLink.findFirst({ where: { email: stage.email } });
    expect(stored?.tokenHash).toBe(linkHash(token, stage.resources.authSecret()));
    expect(JSON.stringify(stored)).not.toContain(token);
    await follow(browser, token);
    const session = await db.session.findFirst({ where: { account: { email: stage.email } } });
    expect(session?.tokenHash).toBe(tokenHash(browser.cookies.get(SESSION_COOKIE) ?? ""));
    expect(JSON.stringify(session)).not.toContain(browser.cookies.get(SESSION_COOKIE));
  });

  test("leaves nothing in the log", async () => {
    const browser = visitor();
    const token = await mailLink(browser);
    await follow(browser, token);
    await follow(browser, token);
    const written = stage.resources.logged.text();
    for (const secret of [token, browser.cookies.get(SESSION_COOKIE) ?? "?", stage.email]) {
      expect(written).not.toContain(secret);
    }
  });

  test("while the database is away leads back to the form, and still works afterwards", async () => {
    const token = await mailLink();
    const away = linkCallback(() => ({ ...testResources(), mail: stage.mail }));
    const browser = visitor();
    expect(outcome(await browser.get(away, linkOf(token)))).toEqual([303, "/sign-in?problem=unavailable"]);
    await follow(browser, token);
    expect(outcome(await browser.form(away, "/auth/callback/email", {}))).toEqual([
      303,
      "/sign-in?problem=unavailable",
    ]);
    expect(outcome(await press(browser))).toEqual([303, "/"]);
  });
});

describe("a session", () => {
  test("lasts 30 days from its last use", async () => {
    const browser = visitor();
    await follow(browser, await mailLink(browser));
    const { clock, background } = stage.resources;
    for (let week = 0; week < 8; week++) {
      clock.advance(7 * 24 * 60 * MINUTE_MS);
      expect(await planOf(browser)).toBe("free");
      await background.settled();
    }
    clock.advance(30 * 24 * 60 * MINUTE_MS);
    expect(await planOf(browser)).toBe("anonymous");
  });
});

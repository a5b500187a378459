import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "@/lib/testing/database/test-database";
import { mailbox } from "@/lib/testing/mail/mailbox";
import { testResources } from "@/lib/testing/service/test-resources";
import { runOperation } from "../operation";
import { markBrowser } from "./known-browser";
import { requestLink } from "./request-link";

const database = testDatabase();

let stage = newStage();
beforeEach(() => {
  stage = newStage();
});

function newStage() {
  const mail = mailbox();
  return { mail, resources: { ...testResources({}, {}, database), mail } };
}

interface Sender {
  readonly network?: string;
  readonly knownBrowser?: string | null;
}

/** Requests a link and returns everything the requester sees. */
async function request(email: string, { network = "192.0.2.1", knownBrowser = null }: Sender = {}) {
  const { resources } = stage;
  const caller = { kind: "anonymous", network, plan: "anonymous" } as const;
  const outcome = await runOperation({ ...resources, knownBrowser, caller }, requestLink, async () => ({
    email,
  }));
  await resources.background.settled();
  return outcome.ok ? outcome.output : outcome.error;
}

async function requestAll(emails: readonly string[], network: string): Promise<void> {
  for (const email of emails) await request(email, { network });
}

const received = () => stage.mail.mails.length;
const five = (of: (at: number) => string) => Array.from({ length: 5 }, (_, at) => of(at));

describe("a mailbox", () => {
  test.each([
    ["a tag behind a plus sign", (at: number) => `nora+${at}@example.com`],
    ["dots", (at: number) => `${"nora".slice(0, (at % 3) + 1)}.${"nora".slice((at % 3) + 1)}@example.com`],
    ["dots and tags", (at: number) => `n.ora+${at}.x@example.com`],
  ])("gets five links an hour, whatever %s its email address has", async (_name, of) => {
    await requestAll(five(of), "192.0.2.1");
    await requestAll([...five(of), "nora@example.com"], "198.51.100.1");
    expect(received()).toBe(5);
  });

  test("of a person whose email address differs by more has its own five", async () => {
    await requestAll(
      five(() => "nora@example.com"),
      "192.0.2.1",
    );
    await requestAll(["dora@example.com", "nora@example.org"], "192.0.2.1");
    expect(received()).toBe(7);
  });

  test("is not the account: each spelling gets its own link", async () => {
    await requestAll(["nora+a@example.com", "nora+b@example.com"], "192.0.2.1");
    expect(stage.mail.mails.map(({ to }) => to)).toEqual(["nora+a@example.com", "nora+b@example.com"]);
  });
});

describe("after five requests by others", () => {
  const email = "owner@example.com";
  beforeEach(() =>
    requestAll(
      five(() => email),
      "203.0.113.9",
    ),
  );

  test("a browser that has signed in before still gets two links, and the response is the same", async () => {
    const knownBrowser = markBrowser(null, email, stage.resources.authSecret());
    const known = await request(email, { knownBrowser });
    expect(received()).toBe(6);
    expect(known).toEqual(await request(email));
    await request(email, { knownBrowser });
    await request(email, { knownBrowser });
    expect(received()).toBe(7);
  });

  test("the two reserved links are for the mailbox, however many accounts lead to it", async () => {
    for (const tag of ["a", "b", "c"]) {
      const other = `owner+${tag}@example.com`;
      await request(other, { knownBrowser: markBrowser(null, other, stage.resources.authSecret()) });
    }
    expect(received()).toBe(7);
  });

  test.each([
    ["without a mark", () => null],
    ["that signed in to another account", (secret: string) => markBrowser(null, "eve@example.com", secret)],
    ["with a mark of its own making", () => markBrowser(null, email, "a guess")],
    ["with nonsense", () => "x".repeat(10_000)],
  ])("a browser %s gets none", async (_name, of) => {
    await request(email, { knownBrowser: of(stage.resources.authSecret()) });
    expect(received()).toBe(5);
  });
});

describe("a known browser", () => {
  test("is recognized for the five accounts it signed in to last", async () => {
    const { authSecret } = stage.resources;
    const marks = ["a", "b", "c", "d", "e", "f"].reduce<string | null>(
      (before, name) => markBrowser(before, `${name}@example.com`, authSecret()),
      null,
    );
    await requestAll(
      five(() => "b@example.com"),
      "203.0.113.9",
    );
    await requestAll(
      five(() => "a@example.com"),
      "203.0.113.9",
    );
    await request("b@example.com", { knownBrowser: marks });
    await request("a@example.com", { knownBrowser: marks });
    expect(received()).toBe(11);
    expect(marks).not.toContain("example");
  });
});

import { beforeEach, describe, expect, test } from "vitest";
import { AppError } from "@/lib/errors";
import { testDatabase } from "@/lib/testing/database/test-database";
import { type TestAccount, testAccount } from "@/lib/testing/service/test-account";
import { type TestResources, testResources } from "@/lib/testing/service/test-resources";
import { runOperation } from "../operation";
import { createProject } from "../projects/create-project";
import { viewProjects } from "../projects/view-projects";
import { recordCheck, recordFailure } from "./last-check";
import { saveUrls } from "./save-urls";
import { type ListedUrl, SAVED_URL_VIEW_EXAMPLE } from "./saved-url";
import { SORTS, sortSavedUrls, viewSavedUrls } from "./view-saved-urls";

const database = testDatabase();

let resources: TestResources;
let account: TestAccount;

beforeEach(async () => {
  resources = testResources({}, {}, database);
  account = await testAccount(resources, "pro");
});

function ctx() {
  return { ...resources, caller: account.caller };
}

async function project(name: string): Promise<string> {
  const made = await runOperation(ctx(), createProject, async () => ({ name }));
  if (!made.ok) throw made.error;
  return made.output.id;
}

async function save(text: string, project_id: string | null = null): Promise<void> {
  const saved = await runOperation(ctx(), saveUrls, async () => ({ text, project_id }));
  if (!saved.ok) throw saved.error;
}

async function score(url: string, value: number): Promise<void> {
  resources.clock.advance(60_000);
  const check = { accountId: account.id, url, score: value, checkedAtMs: resources.clock.now() };
  await recordCheck(await database.open(), check);
}

async function view(input: Record<string, string> = {}) {
  const outcome = await runOperation(ctx(), viewSavedUrls, async () => input);
  if (!outcome.ok) throw outcome.error;
  return outcome.output;
}

const urlsOf = ({ saved_urls }: Awaited<ReturnType<typeof view>>) => saved_urls.map(({ url }) => url);

describe("the list of saved pages", () => {
  test("without anything saved there is one empty page", async () => {
    expect(await view()).toEqual({
      saved_urls: [],
      total: 0,
      page: 1,
      pages: 1,
      count: 0,
      projects: [],
    });
  });

  test("a pasted list is in its order, the first line on top", async () => {
    await save("a.example\nb.example\nc.example");
    expect(urlsOf(await view())).toEqual(["https://a.example/", "https://b.example/", "https://c.example/"]);
  });

  test("each page has its score, the one before, and the change between them", async () => {
    await save("a.example\nb.example");
    await score("https://a.example/", 80);
    await score("https://a.example/", 71);
    await score("https://b.example/", 90);
    const { saved_urls } = await view({ sort: "score" });
    expect(saved_urls).toMatchObject([
      { url: "https://a.example/", last_score: 71, previous_score: 80, change: -9 },
      { url: "https://b.example/", last_score: 90, previous_score: null, change: null },
    ]);
  });

  test("a check that is older than the last one known changes nothing", async () => {
    await save("a.example");
    await score("https://a.example/", 80);
    const check = { accountId: account.id, url: "https://a.example/", score: 1 };
    const db = await database.open();
    await recordCheck(db, { ...check, checkedAtMs: resources.clock.now() });
    await recordCheck(db, { ...check, checkedAtMs: resources.clock.now() - 1 });
    await recordCheck(db, { ...check, accountId: "acc_other", checkedAtMs: resources.clock.now() + 1 });
    expect((await view()).saved_urls).toMatchObject([{ last_score: 80, previous_score: null }]);
  });
});

describe("a failed check", () => {
  const url = "https://a.example/";
  const fail = async (error: unknown, checkedAtMs = resources.clock.now()) =>
    recordFailure(await database.open(), { accountId: account.id, url, checkedAtMs, error });

  test("is stored with code, status and time until a later check succeeds", async () => {
    await save("a.example\nb.example");
    await score(url, 100);
    resources.clock.advance(60_000);
    await fail(new AppError("http_error", { upstreamStatus: 404 }));
    const at = new Date(resources.clock.now()).toISOString();
    const failed = { code: "http_error", status: 404, at };
    expect((await view()).saved_urls[0]).toMatchObject({ url, last_score: 100, failed });
    await score(url, 90);
    expect((await view()).saved_urls[0]).toMatchObject({ last_score: 90, previous_score: 100, failed: null });
  });

  test("comes first in the list and is left out of its project's average", async () => {
    const shop = await project("Shop");
    await save("b.example\na.example", shop);
    await score("https://b.example/", 60);
    await score(url, 100);
    resources.clock.advance(60_000);
    await fail(new AppError("timeout"));
    expect(urlsOf(await view())).toEqual([url, "https://b.example/"]);
    const outcome = await runOperation(ctx(), viewProjects, async () => ({}));
    expect(outcome.ok && outcome.output.projects[0]?.scores).toMatchObject({ failed: 1, average: 60 });
  });

  test("that is older than the last check changes nothing", async () => {
    await save("a.example");
    await score(url, 100);
    await fail(new AppError("timeout"), resources.clock.now() - 1);
    expect((await view()).saved_urls).toMatchObject([{ failed: null }]);
  });

  test.each(["rate_limited", "overloaded", "unavailable", "internal_error"] as const)(
    "for %s says nothing about the page",
    async (code) => {
      await save("a.example");
      await fail(new AppError(code));
      expect((await view()).saved_urls).toMatchObject([{ failed: null }]);
    },
  );
});

describe("a long list", () => {
  test("a list of the longest URLs stays small enough for one page of HTML", async () => {
    const path = "%E2%82%AC".repeat(220);
    for (let page = 0; page < 100; page += 20) {
      const lines = Array.from({ length: 20 }, (_, at) => `https://example.com/${page + at}${path}`);
      await save(lines.join("\n"));
    }
    const { saved_urls } = await view();
    expect(saved_urls).toHaveLength(100);
    for (const { short_url } of saved_urls) expect(short_url.length).toBeLessThanOrEqual(120);
  });

  test("they are found by parts of label and URL, and by project or the lack of one", async () => {
    const shop = await project("Shop");
    await save("shop.example/Shoes", shop);
    await save("blog.example");
    expect(urlsOf(await view({ search: " shoes " }))).toEqual(["https://shop.example/Shoes"]);
    expect(urlsOf(await view({ search: "%" }))).toEqual([]);
    expect(urlsOf(await view({ project_id: shop }))).toEqual(["https://shop.example/Shoes"]);
    expect(urlsOf(await view({ project_id: "none" }))).toEqual(["https://blog.example/"]);
  });

  test("more than a hundred come in pages, and a page too far is the last", async () => {
    await save(Array.from({ length: 101 }, (_, number) => `example.com/${number}`).join("\n"));
    expect(await view()).toMatchObject({ total: 101, page: 1, pages: 2 });
    expect(urlsOf(await view({ page: "2" }))).toEqual(["https://example.com/100"]);
    expect(await view({ page: "9" })).toMatchObject({ page: 2 });
  });

  test("projects show the scores of their own pages at a glance, the lowest first", async () => {
    const shop = await project("Shop");
    resources.clock.advance(1);
    await project("Empty");
    await save("a.example\nb.example\nc.example", shop);
    await save("elsewhere.example");
    for (const value of [50, 60]) await score("https://a.example/", value);
    await score("https://b.example/", 91);
    await score("https://elsewhere.example/", 10);
    const outcome = await runOperation(ctx(), viewProjects, async () => ({}));
    if (!outcome.ok) throw outcome.error;
    const [empty, full] = outcome.output.projects;
    expect(empty).toMatchObject({
      name: "Empty",
      saved_urls: 0,
      scores: { values: [], average: null },
    });
    expect(full).toMatchObject({
      name: "Shop",
      saved_urls: 3,
      scores: {
        average: 76,
        better: 1,
        worse: 0,
        values: [60, 91],
        lowest: { name: "a.example", score: 60 },
      },
    });
  });
});

const EXAMPLE = { ...SAVED_URL_VIEW_EXAMPLE, short_url: "example.com/page", failed: null };

const views: readonly ListedUrl[] = [
  {
    ...EXAMPLE,
    id: "old",
    created_at: "2026-01-01T00:00:00.000Z",
    last_score: 90,
    change: -5,
  },
  { ...EXAMPLE, id: "new", created_at: "2026-03-01T00:00:00.000Z", last_score: 40, change: 0 },
  {
    ...EXAMPLE,
    id: "bare",
    created_at: "2026-02-01T00:00:00.000Z",
    label: null,
    url: "https://www.example.com/a",
    last_score: null,
    last_checked_at: null,
    change: null,
  },
];

function order(sorting: Parameters<typeof sortSavedUrls>[1]) {
  return sortSavedUrls(views, sorting).map(({ id }) => id);
}

describe("saved URLs", () => {
  test("come newest first", () => {
    expect(order({ sort: "newest" })).toEqual(["new", "bare", "old"]);
  });

  test("come lowest score first, or highest; without one they come last either way", () => {
    expect(order({ sort: "score" })).toEqual(["new", "old", "bare"]);
    expect(order({ sort: "score", order: "desc" })).toEqual(["old", "new", "bare"]);
  });

  test("come deepest drop first", () => {
    expect(order({ sort: "change" })).toEqual(["old", "new", "bare"]);
  });

  test("come by label, or by URL without scheme and www", () => {
    expect(order({ sort: "name" })).toEqual(["bare", "old", "new"]);
  });

  test("come longest unchecked first, before all what was never checked", () => {
    expect(order({ sort: "checked" })[0]).toBe("bare");
  });

  test("come first in any order when their last check failed", () => {
    const failed = { code: "timeout", status: null, at: "2026-03-03T00:00:00.000Z" };
    const all = views.map((view) => (view.id === "old" ? { ...view, failed } : view));
    for (const sort of SORTS) expect(sortSavedUrls(all, { sort })[0]?.id).toBe("old");
  });

  test("keep their order where they are equal", () => {
    expect(order({ sort: "checked" })).toEqual(["bare", "old", "new"]);
  });
});

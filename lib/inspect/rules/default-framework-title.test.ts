// Does not see: a theme's or kit's default title that is not in our list, or one in another language.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";

const titled = (title: string, ...without: string[]) =>
  issueOf("default_framework_title", { html: `<title>${title}</title>`, without: ["title", ...without] });

describe("default_framework_title", () => {
  test("costs all of its 18 points when every card shows the starter kit's title", () => {
    expect(titled("Laravel", "og:title")).toMatchObject({
      losses: [{ area: "title", points: 18 }],
      points: 18,
    });
  });

  test("costs no more than a missing title tag when Google alone shows it", () => {
    expect(titled("Laravel")).toMatchObject({ points: 8, platforms: ["google"] });
  });

  test("stays silent on the site that has that name", () => {
    const document = "<title>Astro</title>";
    expect(
      issueOf("default_framework_title", { document, fetched: { finalUrl: "https://astro.example/" } }),
    ).toBeNull();
    expect(issueOf("default_framework_title", { document })).not.toBeNull();
  });

  test("names the setting that a Laravel layout falls back to", () => {
    expect(titled("Laravel")?.fix?.laravel).toMatch(/^\{\{-- In \.env, set APP_NAME .*--\}\}\n/);
  });

  test("proposes what the page calls itself elsewhere, and no title when it says nothing", () => {
    expect(titled("Vite App")?.fix?.html).toBe("<title>How tides shape the coast - Field Notes</title>");
    const bare = issueOf("default_framework_title", {
      document: "<title>Vite App</title>",
      fetched: { finalUrl: "https://example.com/" },
    });
    expect(bare?.fix).toMatchObject({ html: null, laravel: expect.stringContaining("@yield('title'") });
  });
});

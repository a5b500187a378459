// Does not see: a full canonical URL on the wrong scheme or on a test host that responds.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import { inspectExample } from "../example/inspect-example";

const example = (href: string) => ({
  html: `<link rel="canonical" href="${href}">`,
  without: ["link:canonical"],
});

describe("canonical_not_absolute", () => {
  test.each(["/guides/tides", "tides", "//example.com/guides/tides"])("wants %s in full", (href) => {
    expect(issueOf("canonical_not_absolute", example(href))?.fix?.html).toBe(
      '<link rel="canonical" href="https://example.com/guides/tides">',
    );
  });

  test.each(["/", "guides/tides"])("leaves %s, which is another page, to the rule on that", (href) => {
    expect(issueOf("canonical_not_absolute", example(href))).toBeNull();
    expect(issueOf("canonical_points_elsewhere", example(href))).not.toBeNull();
  });

  test.each(["{{ site.url }}{{ page.url }}", "https://example.com/{{ page.slug }}", "undefined"])(
    "says of %s that no value was filled in, and raises nothing else",
    (href) => {
      const dead = { url: `https://example.com/${href}`, status: 404, error: "http_error" } as const;
      const resources = { canonical: { ...dead, page: null, metadata: null } };
      const { issues } = inspectExample({ ...example(href), resources });
      expect(issues.map(({ code }) => code)).toEqual(["canonical_not_absolute"]);
      expect(issues[0]?.description).toMatch(/never filled in|no value to fill in/);
      expect(issues[0]?.fix?.html).toBe('<link rel="canonical" href="https://example.com/guides/tides">');
    },
  );

  test.each([null, 404])(
    "blames the missing scheme of a host that is read as a path (status %s)",
    (status) => {
      const url = "https://example.com/guides/www.site.example/a";
      const canonical = status && { url, status, error: "http_error" as const, page: null, metadata: null };
      const { issues } = inspectExample({
        ...example("www.site.example/a"),
        resources: { canonical: canonical || null },
      });
      expect(issues.find(({ code }) => code === "canonical_not_absolute")?.description).toContain(
        "without https://",
      );
      expect(issues.map(({ code }) => code)).not.toContain("canonical_points_elsewhere");
    },
  );
});

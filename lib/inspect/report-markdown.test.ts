import { describe, expect, test } from "vitest";
import { PLATFORM_LABELS } from "@/lib/inspect/platforms/names";
import { growth } from "@/lib/testing/growth";
import { inspectExample } from "./example/inspect-example";
import { toReport } from "./report";
import { reportMarkdown } from "./report-markdown";

const report = toReport(inspectExample({ html: "<title>Tides</title>" }));

function markdown(changes: Partial<typeof report>) {
  return reportMarkdown({ ...report, ...changes }, PLATFORM_LABELS);
}

describe("the report in Markdown", () => {
  const text = markdown({});

  test("tells page, score, eight previews and every issue with its fix", () => {
    expect(text).toContain(`Score: **${report.score}** of 100`);
    expect(text.match(/^\| (Google|X|Facebook|LinkedIn|Discord|WhatsApp|Slack|Telegram) \|/gm)).toHaveLength(
      8,
    );
    expect(text.match(/^### /gm)).toHaveLength(report.issues.length);
    expect(text).toContain("```html\n");
  });

  test("names the final URL only when it differs, and every redirect", () => {
    expect(text).not.toContain("Final URL");
    const moved = markdown({
      final_url: "https://example.com/new",
      redirects: [{ url: "https://example.com/old", status: 301 }],
    });
    expect(moved).toContain("- Final URL: https://example.com/new\n");
    expect(moved).toContain("- Redirect 301: https://example.com/old\n");
  });

  test("says that no issues were found", () => {
    expect(markdown({ issues: [] })).toMatch(/## Issues\n\nNo issues found\.\n$/);
  });
});

describe("what a page says", () => {
  const issue = report.issues[0];

  test("stays text in one line", () => {
    const title = "<img src=x onerror=alert(1)>\n# [x](javascript:alert(1)) | `a` @sam";
    const text = markdown({ metadata: { ...report.metadata, title } });
    expect(text.split("\n")[0]).toBe(
      "# \\<img src=x onerror=alert\\(1\\)\\> \\# \\[x\\]\\(javascript:alert\\(1\\)\\) \\| \\`a\\` \\@sam",
    );
  });

  test("cannot end the fence around a fix", () => {
    if (issue === undefined) throw new Error("The example has an issue.");
    const fix = { html: "a\n````\n<script>", laravel: null };
    const text = markdown({ issues: [{ ...issue, fix }] });
    expect(text).toContain("`````html\na\n````\n<script>\n`````");
  });

  test("is cut between characters, not within one", () => {
    const text = markdown({ metadata: { ...report.metadata, title: "👩".repeat(301) } });
    expect(text.split("\n")[0]).toBe(`# ${"👩".repeat(300)}…`);
  });

  test("costs no more than what is shown of it, however long it is", () => {
    const work = (title: string) => void markdown({ metadata: { ...report.metadata, title } });
    const sizes = { small: "1 ".repeat(5_000), large: "1 ".repeat(1_000_000) };
    expect(growth(work, sizes, 10)).toBeLessThan(10);
    expect(markdown({ metadata: { ...report.metadata, title: sizes.small } })).toMatch(/^# (?:1 ){150}…\n/);
  });
});

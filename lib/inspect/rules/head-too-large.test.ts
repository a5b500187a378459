// head_too_large_for_facebook does not see: that a large head is also slow.
// head_too_large_for_slack does not see: tags that come before the limit and count less than those behind it.
// head_too_large_for_whatsapp does not see: an app whose limit differs from the documented one.
// social_tags_after_512_kb does not see: crawlers that ask for a Range of another length.
import { describe, expect, test } from "vitest";
import { inspectExample } from "@/lib/inspect/example/inspect-example";
import { perfectHtml } from "@/lib/inspect/example/perfect-page";

const OG_TITLE = '<meta property="og:title" content="How tides shape the coast">';
const KB = 1024;

/** Codes raised by a page whose og:title ends at exactly this byte. */
function codesWhenTagEndsAt(byte: number): readonly string[] {
  const before = perfectHtml(["og:title"], OG_TITLE).indexOf(OG_TITLE) + OG_TITLE.length;
  return codesOf(`<style>${" ".repeat(byte - before - "<style></style>".length)}</style>${OG_TITLE}`, [
    "og:title",
  ]);
}

/** Codes raised by a page whose head ends at exactly this byte. */
function codesWhenHeadEndsAt(byte: number): readonly string[] {
  const whole = perfectHtml([], "<style></style>");
  const before = whole.indexOf("</head>");
  return codesOf(`<style>${" ".repeat(byte - before)}</style>`, []);
}

function codesOf(html: string, without: readonly string[]): readonly string[] {
  return inspectExample({ html, without }).issues.map(({ code }) => code);
}

describe("head_too_large", () => {
  test.each([
    ["head_too_large_for_slack", 32 * KB],
    ["social_tags_after_512_kb", 512 * KB],
    ["head_too_large_for_facebook", 1024 * KB],
  ])("%s: a tag that ends at the limit is read, one byte later it is not", (code, limit) => {
    expect(codesWhenTagEndsAt(limit)).not.toContain(code);
    expect(codesWhenTagEndsAt(limit + 1)).toContain(code);
  });

  test("head_too_large_for_whatsapp: the head may end at 300 KB and no later", () => {
    expect(codesWhenHeadEndsAt(300 * KB)).not.toContain("head_too_large_for_whatsapp");
    expect(codesWhenHeadEndsAt(300 * KB + 1)).toContain("head_too_large_for_whatsapp");
  });

  test("head_too_large_for_whatsapp: a head that never ends is as long as the document", () => {
    const document = `<title>Tides</title><style>${" ".repeat(300 * KB)}</style>`;
    const { issues } = inspectExample({ html: "", document });
    expect(issues.map(({ code }) => code)).toContain("head_too_large_for_whatsapp");
  });

  test("Slack's issue is not told twice when Facebook does not even get there", () => {
    expect(codesWhenTagEndsAt(1024 * KB + 1)).not.toContain("head_too_large_for_slack");
  });
});

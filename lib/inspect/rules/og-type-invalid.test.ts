// Does not see: a valid type that does not fit the page, or lacks the tags of that type.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";

const property = (key: string, content: string) => ({
  html: `<meta property="${key}" content="${content}">`,
  without: [key],
});

describe("og_type_invalid", () => {
  test.each([
    "website",
    "Article",
    "video.other",
    "music.song",
    "rich",
    "product",
    "shop:bread",
    "books.book",
    "business.business",
    "fitness.course",
    "product.item",
  ])("accepts %s", (type) => {
    expect(issueOf("og_type_invalid", property("og:type", type))).toBeNull();
  });

  test("offers article for a page that has an article's tags", () => {
    const html = '<meta property="article:published_time" content="2026-01-01">';
    expect(issueOf("og_type_invalid", { html, without: ["og:type"] })?.fix?.html).toContain('"article"');
    expect(issueOf("og_type_invalid", { without: ["og:type"] })?.fix?.html).toContain('"website"');
  });

  test.each(["news", "NewsArticle", "blog post", "BlogPosting"])("proposes an article for %s", (type) => {
    const html = `<meta property="og:type" content="${type}">`;
    const { fix } = issueOf("og_type_invalid", { html, without: ["og:type"] }) ?? {};
    expect(fix?.html).toContain('"article"');
  });

  test.each(["blog", "company", "event"])("proposes a website for %s", (type) => {
    const html = `<meta property="og:type" content="${type}">`;
    const { fix } = issueOf("og_type_invalid", { html, without: ["og:type"] }) ?? {};
    expect(fix?.html).toContain('"website"');
  });
});

// Does not see: tags that a script moves into the head or out of it.
import { describe, expect, test } from "vitest";
import { inspectExample } from "@/lib/inspect/example/inspect-example";
import { issueOf } from "@/lib/testing/inspect/issue-of";

const raised = (html: string, ...without: string[]) => issueOf("meta_in_body", { html, without });
const CANONICAL = '<link rel="canonical" href="https://example.com/guides/tides">';
const OG_TITLE = '<meta property="og:title" content="How tides shape the coast">';

describe("names who misses what", () => {
  test("WhatsApp when a card tag is in the body or between head and body", () => {
    expect(raised(`<div></div>${OG_TITLE}`, "og:title")?.platforms).toEqual(["whatsapp"]);
    expect(raised(`</head>${OG_TITLE}`, "og:title")?.platforms).toEqual(["whatsapp"]);
    expect(raised(`</head><body>${OG_TITLE}`, "og:title")?.platforms).toEqual(["whatsapp"]);
  });

  test("Google only for a canonical link in the body: between head and body a browser moves it back", () => {
    expect(raised(`<div></div>${CANONICAL}`, "link:canonical")?.platforms).toEqual(["google"]);
    expect(raised(`</head>${CANONICAL}`, "link:canonical")).toBeNull();
  });

  test("both when both are lost", () => {
    const lost = raised(`<div></div>${OG_TITLE}${CANONICAL}`, "og:title", "link:canonical");
    expect(lost?.platforms).toEqual(["google", "whatsapp"]);
    expect(lost?.fix?.html).toBe(`${OG_TITLE}\n${CANONICAL}`);
  });
});

describe("stays silent", () => {
  test("when the head states the tag too", () => {
    expect(raised(`<div></div>${OG_TITLE}${CANONICAL}`)).toBeNull();
  });

  test("about robots, which Google counts anywhere, and tags that no card is made of", () => {
    expect(raised('<div></div><meta name="robots" content="max-snippet:50">')).toBeNull();
    expect(raised('<div></div><meta name="generator" content="Field Press">')).toBeNull();
  });

  test("about Twitter's tags, which WhatsApp does not read", () => {
    expect(
      raised('<div></div><meta name="twitter:card" content="summary_large_image">', "twitter:card"),
    ).toBeNull();
  });
});

describe("meta_in_body", () => {
  test("says what ended the head", () => {
    expect(raised(`<div>${OG_TITLE}`, "og:title")?.description).toContain(
      "The <div> element in the head ended it too early",
    );
    expect(raised(`Loose text${OG_TITLE}`, "og:title")?.description).toContain(
      "Loose text in the head ended it too early",
    );
    expect(raised(`</head>${OG_TITLE}`, "og:title")?.description).toContain("Send them before it ends");
  });

  test("agrees with WhatsApp's preview", () => {
    const streamed = { html: `</head>${OG_TITLE}`, without: ["og:title"] };
    const { previews } = inspectExample(streamed);
    expect(previews.whatsapp.source.title).not.toBe("og:title");
    expect(previews.facebook.source.title).toBe("og:title");
  });

  test("leaves Laravel's layout the page's own text and URL", () => {
    const tags = `</head><body>${OG_TITLE}<link rel="canonical" href="/guides/tides">`;
    const laravel = issueOf("meta_in_body", { html: tags, without: ["og:title", "link:canonical"] })?.fix
      ?.laravel;
    expect(laravel?.split("\n")).toEqual([
      "{{-- In the layout's head --}}",
      `<meta property="og:title" content="@yield('og_title', config('app.name'))">`,
      '<link rel="canonical" href="{{ url()->current() }}">',
      "{{-- In this page's view --}}",
      `@section('og_title', "How tides shape the coast")`,
    ]);
  });
});

// Does not see: placeholders made of plain words, such as "Some text", and those of engines we do not know.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";

const raised = (html: string, ...without: string[]) => issueOf("template_placeholder", { html, without });

describe("template_placeholder", () => {
  test("loses its points in the area of the text", () => {
    expect(raised('<meta property="og:title" content="%s">', "og:title")?.losses).toEqual([
      { area: "title", points: 14 },
    ]);
    expect(raised('<meta property="og:site_name" content="%s">', "og:site_name")?.losses).toEqual([
      { area: "card", points: 8 },
    ]);
    expect(
      raised('<meta property="og:description" content="{{ intro }}">', "og:description", "description")
        ?.losses,
    ).toEqual([{ area: "description", points: 14 }]);
  });

  test("costs no more than the tag's absence when few platforms show it", () => {
    expect(raised("<title>{{ title }}</title>", "title")).toMatchObject({ points: 8, platforms: ["google"] });
    expect(raised('<meta name="description" content="{{ intro }}">', "description")).toMatchObject({
      losses: [{ area: "description", points: 4 }],
      platforms: ["google"],
    });
  });

  test("loses points in every area it is in, in each as if it were there alone", () => {
    const both = `<title>{{ title }}</title><meta property="og:title" content="{{ title }}">
<meta name="description" content="{{ intro }}">`;
    expect(raised(both, "title", "og:title", "description")).toMatchObject({
      losses: [
        { area: "title", points: 14 },
        { area: "description", points: 4 },
      ],
      points: 18,
    });
  });

  test("names every tag that holds one and quotes the first", () => {
    const issue = raised(
      '<title>{{ a }}</title><meta property="og:title" content="{{ b }}">',
      "title",
      "og:title",
    );
    expect(issue?.description).toContain('"{{ a }}" in previews of your page (title and og:title)');
  });
});

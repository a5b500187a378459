// Does not see: a public name that leads to another host inside the network of the author.
import { describe, expect, test } from "vitest";
import { inspectExample } from "../example/inspect-example";

const codesOf = (example: Parameters<typeof inspectExample>[0]) =>
  inspectExample(example).issues.map(({ code }) => code);
const imageAt = (url: string) => `<meta property="og:image" content="${url}">`;

describe("og_image_private", () => {
  test.each([
    "http://localhost/a.png",
    "http://127.0.0.1:8000/a.png",
    "https://10.0.0.7/a.png",
    "http://[::1]/a.png",
  ])("is the one complaint about the image at %s, and needs no look at the file", (url) => {
    expect(codesOf({ html: imageAt(url), without: ["og:image"] })).toEqual(["og_image_private"]);
  });

  test("is raised for a public name that leads into a private network", () => {
    const url = "https://files.example.org/a.png";
    const images = { [url]: { state: "blocked" } } as const;
    expect(codesOf({ html: imageAt(url), without: ["og:image"], images })).toEqual(["og_image_private"]);
  });

  test("lets a page that is in a private network itself keep its images there", () => {
    const fetched = { url: "http://127.0.0.1:4100/p", finalUrl: "http://127.0.0.1:4100/p" };
    const html = imageAt("http://127.0.0.1:4100/a.png");
    expect(codesOf({ html, without: ["og:image"], fetched })).not.toContain("og_image_private");
  });

  test("keeps the path of the image in the URL it proposes", () => {
    const { issues } = inspectExample({
      html: imageAt("http://localhost:3000/og/a.png?v=2"),
      without: ["og:image"],
    });
    expect(issues[0]?.fix?.html).toBe(
      '<meta property="og:image" content="https://example.com/og/a.png?v=2">',
    );
  });

  test("fixes a twitter:image on the same machine too", () => {
    const local = "http://localhost:3000/a.png";
    const html = `${imageAt(local)}<meta name="twitter:image" content="${local}">`;
    const { issues } = inspectExample({ html, without: ["og:image"] });
    expect(issues[0]?.fix).toEqual({
      html: `${imageAt("https://example.com/a.png")}\n<meta name="twitter:image" content="https://example.com/a.png">`,
      laravel: `${imageAt("{{ url('/a.png') }}")}\n<meta name="twitter:image" content="{{ url('/a.png') }}">`,
    });
  });
});

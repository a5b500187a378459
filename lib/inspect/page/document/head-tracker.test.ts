import { describe, expect, test } from "vitest";
import { parseDocument } from "../read-document";

function headOf(html: string) {
  return parseDocument(html).head;
}

function placementOfLastMeta(html: string): string | undefined {
  return parseDocument(`${html}<meta name=last>`).metas.at(-1)?.placement;
}

describe("the end of the head", () => {
  test.each([
    ["</head>", "<head><meta name=a></head><body>", "</head>", null],
    ["<body>", "<meta name=a><body>", "<body>", null],
    ["</body>", "<title>a</title></body>", "</body>", null],
    ["a frameset", "<title>a</title><frameset>", "<frameset>", null],
    ["an element that cannot be in a head", "<head><meta name=a><div><meta name=b></head>", "<div>", "div"],
    ["an unknown element", "<head><X-App></head>", "<X-App>", "x-app"],
    ["an svg", "<head><svg></svg></head>", "<svg>", "svg"],
    ["a stray </br>", "<head></br></head>", "</br>", "br"],
    ["loose text", "<head>\n  Warning: x</head>", "Warning", "#text"],
    ["a second byte order mark", "<head>\ufeff<meta name=a></head>", "\ufeff", "#text"],
  ])("comes with %s", (_, html, culprit, closedBy) => {
    const end = new TextEncoder().encode(html.slice(0, html.indexOf(culprit))).length;
    expect(headOf(html)).toEqual({ end, closedBy });
  });

  test.each([
    ["white space and comments", "<head>\n<!-- c -->\n\0"],
    [
      "everything a head may hold",
      "<head><base><link><meta><script>x</script><style>x</style><title>x</title><template><div></template><noframes>x</noframes>",
    ],
    ["a pixel in a noscript", "<head><noscript><img src=/p.gif>text</noscript>"],
    ["end tags of nothing", "<head></div></p></span></noscript></title>"],
    ["a second <html> or <head>", "<head><html lang=en><head>"],
    ["a doctype in the middle", "<head><!doctype html>"],
  ])("does not come with %s", (_, html) => {
    expect(headOf(html)).toEqual({ end: null, closedBy: null });
  });

  test("is found where a noscript of the head is never closed", () => {
    expect(headOf("<head><noscript><img></head><body>").end).toBe("<head><noscript><img>".length);
  });
});

describe("where a meta is", () => {
  test.each([
    ["no head at all", "", "head"],
    ["an open head", "<HTML><HEAD>", "head"],
    ["after the head", "<head></head>\n", "after_head"],
    [
      "after the head and other head elements",
      "<head></head><title>t</title><script></script>",
      "after_head",
    ],
    ["after the head and a noscript", "<head></head><noscript></noscript>", "body"],
    ["after the head and text", "<head></head>text", "body"],
    ["the body", "<head></head><body>", "body"],
    ["after a stray element, before </head>", "<head><div></div>", "body"],
    ["after the body", "</head><body></body></html>", "body"],
    ["in an svg that was left open", "<body><svg><path>", "body"],
  ])("%s: %s %s", (_, html, placement) => {
    expect(placementOfLastMeta(html)).toBe(placement);
  });
});

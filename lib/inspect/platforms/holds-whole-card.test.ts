import { expect, test } from "vitest";
import { parseDocument } from "../page/read-document";
import { holdsWholeCard } from "./holds-whole-card";

const TITLE = '<meta property="og:title" content="A">';
const TEXT = '<meta property="og:description" content="B">';
const IMAGE = '<meta property="og:image" content="/c.png">';

test.each([
  [true, [TITLE, TEXT, IMAGE]],
  [true, [TITLE, '<meta property="og:title" content="">', TEXT, IMAGE]],
  [false, [TITLE, TEXT]],
  [false, [TITLE, TEXT, '<meta property="og:image" content=" ">']],
  [false, [TITLE, TEXT, '<meta name="og:image" content="/c.png">']],
  [false, []],
])("%s for %j", (expected, tags) => {
  expect(holdsWholeCard(parseDocument(`<head>${tags.join("")}</head>`))).toBe(expected);
});

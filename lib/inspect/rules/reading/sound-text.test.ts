import { expect, test } from "vitest";
import { soundText } from "./sound-text";

test("a text that was encoded several times is given as it was meant", () => {
  expect(soundText("Sand &amp;amp; water")).toBe("Sand & water");
  expect(soundText("R&D at sea")).toBe("R&D at sea");
});

test.each([
  "{{ page.description }}",
  "%VITE_DESCRIPTION%",
  "undefined",
  "The sea\uFFFDs work",
  "&lt;p&gt;Two floods a day.&lt;/p&gt;",
])("nothing is given for %j", (text) => {
  expect(soundText(text)).toBeNull();
});

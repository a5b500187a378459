import { expect, test } from "vitest";
import { platformWords } from "./platform-words";

test("joins names as a sentence does", () => {
  expect(platformWords([])).toBe("");
  expect(platformWords(["x"])).toBe("X");
  expect(platformWords(["x", "linkedin"])).toBe("X and LinkedIn");
  expect(platformWords(["google", "x", "whatsapp"])).toBe("Google, X and WhatsApp");
});

import { expect, test } from "vitest";
import { fileSize } from "./file-size";

test("names a weight in the unit a reader expects", () => {
  expect(fileSize(900)).toBe("900 bytes");
  expect(fileSize(614_400)).toBe("600 KB");
  expect(fileSize(614_401)).toBe("601 KB");
  expect(fileSize(5 * 1024 * 1024)).toBe("5 MB");
  expect(fileSize(5_500_000)).toBe("5.3 MB");
});

import { expect, test } from "vitest";
import { bladeUrl } from "./blade-url";

const PAGE = "https://example.com/guides/tides";

test("writes an address of the page's own host as a path", () => {
  expect(bladeUrl("https://example.com/images/tides.jpg?v=2", PAGE)).toBe(
    "{{ url('/images/tides.jpg?v=2') }}",
  );
});

test("writes an address of another host as it is", () => {
  expect(bladeUrl("https://cdn.example.net/a.jpg?x=1&y=2", PAGE)).toBe(
    "https://cdn.example.net/a.jpg?x=1&amp;y=2",
  );
});

test("never lets a path end the PHP string or become a host", () => {
  expect(bladeUrl("https://example.com/it's.jpg", PAGE)).not.toContain("{{");
  expect(bladeUrl("https://example.com//evil.example/a.jpg", PAGE)).not.toContain("{{");
  expect(bladeUrl("https://example.com/a@b{{c.jpg", PAGE)).not.toMatch(/[@{]/);
});

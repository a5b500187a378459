import { expect, test } from "vitest";
import { isPublicHttp } from "./public-http";

test.each([
  ["http://headlight.example", true],
  ["http://www.headlight.example:8080", true],
  ["https://headlight.example", false],
  ["http://localhost:3000", false],
  ["http://headlight", false],
  ["http://headlight.internal", false],
  ["http://192.0.2.1", false],
  ["http://[2001:db8::1]:3000", false],
])("%s is http on a public name: %s", (baseUrl, expected) => {
  expect(isPublicHttp(baseUrl)).toBe(expected);
});

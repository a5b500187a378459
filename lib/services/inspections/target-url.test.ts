import { describe, expect, test } from "vitest";
import { CHARS_MAX, targetUrl } from "./target-url";

/** The code with which a URL is rejected; the parsed URL of one that is taken. */
function outcome(url: unknown): unknown {
  const parsed = targetUrl.safeParse(url);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return issue?.code === "custom" ? issue.params?.error : issue?.code;
}

describe("the URL to check", () => {
  test.each([undefined, "", " "])("%j is missing", (url) => {
    expect(outcome(url)).toBe("missing_url");
  });

  test.each([
    "example.com",
    "example.com:8080/path",
    "localhost:3000",
    "/path",
    "//example.com",
    "https:example.com",
    "https://",
    "https://exa\nmple.com",
    "https://user:pass@example.com",
    "https://user@example.com",
    "https://example.com:99999",
    "https://example..com/",
    "https://./",
    `https://example.com/${"\u00e4".repeat(2_000)}`,
  ])("%j is not valid", (url) => {
    expect(outcome(url)).toBe("invalid_url");
  });

  test.each([
    "ftp://example.com",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "data:text/html,x",
    "mailto:ada@example.com",
  ])("%j has an unsupported scheme", (url) => {
    expect(outcome(url)).toBe("unsupported_scheme");
  });

  test("has at most 2,048 characters", () => {
    const longest = `https://example.com/${"a".repeat(CHARS_MAX - 20)}`;
    expect(outcome(longest)).toBe(longest);
    expect(outcome(`${longest}a`)).toBe("invalid_url");
  });

  test("is trimmed, written as browsers do and without its fragment", () => {
    expect(outcome(" HTTPS://EXAMPLE.com/a b#top ")).toBe("https://example.com/a%20b");
  });
});

import { describe, expect, it } from "vitest";
import { completeUrl } from "./complete-url";

describe("completeUrl", () => {
  it.each([
    ["example.com", "https://example.com"],
    ["  www.example.com/a?b=c#d \n", "https://www.example.com/a?b=c#d"],
    ["example.com:8080/page", "https://example.com:8080/page"],
    ["localhost:3000", "https://localhost:3000"],
    ["//example.com/a", "https://example.com/a"],
    ["<https://example.com/>", "https://example.com/"],
    ["“example.com”", "https://example.com"],
    ["münchen.example", "https://münchen.example"],
    ["Six autumn walks https://example.com/a?b=c", "https://example.com/a?b=c"],
    ["Look at this: HTTP://example.com/a. Nice!", "HTTP://example.com/a"],
    ["(https://example.com/wiki/Sand_(river))", "https://example.com/wiki/Sand_(river)"],
    ["(see https://example.com/a), it says", "https://example.com/a"],
    ["[Six walks](https://example.com/a)", "https://example.com/a"],
    ["example.com/login?next=https://example.com/a", "https://example.com/login?next=https://example.com/a"],
    ["sand and water", "https://sand and water"],
  ])("completes %j to %j", (typed, url) => {
    expect(completeUrl(typed)).toBe(url);
  });

  it.each([
    "https://example.com/a b",
    "HTTP://example.com",
    "ftp://example.com/file",
    "mailto:sam@example.com",
    "javascript:alert(1)",
    "data:text/html,hello",
    "sam@example.com",
  ])("leaves %j alone, since nothing would make it right", (typed) => {
    expect(completeUrl(typed)).toBe(typed);
  });

  it.each(["", "   ", '""'])("gives nothing for %j", (typed) => {
    expect(completeUrl(typed)).toBe("");
  });
});

// Does not see: a URL that differs by a parameter which happens to change nothing.
import { describe, expect, test } from "vitest";
import { issueOf } from "@/lib/testing/inspect/issue-of";
import { PERFECT_URL } from "../example/perfect-page";

const raised = (ogUrl: string, canonical = PERFECT_URL) =>
  issueOf("og_url_mismatch", {
    html: `<link rel="canonical" href="${canonical}"><meta property="og:url" content="${ogUrl}">`,
    without: ["link:canonical", "og:url"],
  });

describe("og_url_mismatch", () => {
  test.each([
    `${PERFECT_URL}/`,
    `${PERFECT_URL}#a`,
    `${PERFECT_URL}?fbclid=1`,
    "http://example.com/guides/tides",
  ])("treats %s as the page itself", (url) => {
    expect(raised(url)).toBeNull();
  });

  test("is raised when og:url names another page than the URL and the canonical link", () => {
    expect(raised("https://example.com/guides/dunes")?.points).toBe(4);
    expect(raised(`${PERFECT_URL}?page=2`)).not.toBeNull();
  });

  test("stays silent when a mobile page names its main page in both", () => {
    const main = "https://www.example.com/guides/tides";
    expect(raised(main, main)).toBeNull();
  });

  test("does not believe that the home page is the main page of this one, even when both say so", () => {
    expect(raised("https://example.com/", "https://example.com/")).not.toBeNull();
  });

  test("leaves a short URL to the rule on URLs that are not full", () => {
    expect(raised("/guides/dunes")).toBeNull();
  });

  test("an og:url of another domain costs less, as Facebook follows it only with an allow list", () => {
    const issue = raised("https://tides.example.org/guides/tides");
    expect(issue?.points).toBe(1);
    expect(issue?.description).toContain("allow list");
  });

  test("an og:url of another subdomain is followed", () => {
    expect(raised("https://www.example.com/guides/dunes")?.points).toBe(4);
  });
});

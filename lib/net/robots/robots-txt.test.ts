import { describe, expect, test } from "vitest";
import { AppError } from "@/lib/errors";
import { createRobotsTxt } from "./robots-txt";

function site(responses: readonly (number | AppError)[]) {
  const requested: string[] = [];
  let clock = 1;
  const readText = async (url: string) => {
    requested.push(url);
    const response = responses[Math.min(requested.length, responses.length) - 1] ?? 200;
    if (response instanceof AppError) throw response;
    return {
      status: response,
      finalUrl: url,
      headers: {},
      contentType: "text/plain",
      text: "User-agent: *",
      truncated: false,
    };
  };
  const pass = (ms: number) => {
    clock += ms;
  };
  return { requested, pass, robotsTxt: createRobotsTxt(readText, () => clock) };
}

describe("createRobotsTxt", () => {
  test("fetches a site's file once in 15 minutes, also for many callers at once", async () => {
    const { requested, pass, robotsTxt } = site([200]);
    await Promise.all([robotsTxt("https://example.com"), robotsTxt("https://example.com")]);
    pass(14 * 60_000);
    expect(await robotsTxt("https://example.com")).toEqual({ text: "User-agent: *", failedStatus: null });
    expect(requested).toEqual(["https://example.com/robots.txt"]);
    pass(2 * 60_000);
    await robotsTxt("https://example.com");
    expect(requested).toHaveLength(2);
  });

  test("a site without robots.txt allows everything", async () => {
    expect(await site([404]).robotsTxt("https://example.com")).toEqual({ text: "", failedStatus: null });
    expect(await site([429]).robotsTxt("https://example.com")).toEqual({ text: "", failedStatus: 429 });
  });

  test("a failing site says nothing and is fetched again", async () => {
    const { requested, robotsTxt } = site([503, new AppError("timeout"), 200]);
    expect(await robotsTxt("https://example.com")).toEqual({ text: null, failedStatus: 503 });
    expect(await robotsTxt("https://example.com")).toEqual({ text: null, failedStatus: null });
    expect(await robotsTxt("https://example.com")).toEqual({ text: "User-agent: *", failedStatus: null });
    expect(requested).toHaveLength(3);
  });

  test("a fresh check fetches it again", async () => {
    const { requested, robotsTxt } = site([200]);
    await robotsTxt("https://example.com");
    await robotsTxt("https://example.com", { fresh: true });
    expect(requested).toHaveLength(2);
  });

  test("who stops waiting is told nothing, and the site is left alone once nobody waits", async () => {
    let ended: AbortSignal | undefined;
    const readText = (_url: string, { signal }: { signal?: AbortSignal }) => {
      ended = signal;
      return new Promise<never>((_, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
      });
    };
    const robotsTxt = createRobotsTxt(readText, () => 1);
    const visitors = [new AbortController(), new AbortController()];
    const responses = visitors.map(({ signal }) => robotsTxt("https://example.com", { signal }));
    visitors[0]?.abort();
    expect(await responses[0]).toEqual({ text: null, failedStatus: null });
    expect(ended?.aborted).toBe(false);
    visitors[1]?.abort();
    expect(await responses[1]).toEqual({ text: null, failedStatus: null });
    expect(ended?.aborted).toBe(true);
  });
});

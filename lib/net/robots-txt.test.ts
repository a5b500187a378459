import { expect, test } from "vitest";
import { AppError } from "@/lib/errors";
import { createRobotsTxt } from "./robots-txt";

function site(answers: readonly (number | AppError)[]) {
  const asked: string[] = [];
  let clock = 1;
  const readText = async (url: string) => {
    asked.push(url);
    const answer = answers[Math.min(asked.length, answers.length) - 1] ?? 200;
    if (answer instanceof AppError) throw answer;
    return {
      status: answer,
      finalUrl: url,
      contentType: "text/plain",
      text: "User-agent: *",
      truncated: false,
    };
  };
  const pass = (ms: number) => {
    clock += ms;
  };
  return { asked, pass, robotsTxt: createRobotsTxt(readText, () => clock) };
}

test("asks a site once in 15 minutes, also when many ask at once", async () => {
  const { asked, pass, robotsTxt } = site([200]);
  await Promise.all([robotsTxt("https://example.com"), robotsTxt("https://example.com")]);
  pass(14 * 60_000);
  expect(await robotsTxt("https://example.com")).toBe("User-agent: *");
  expect(asked).toEqual(["https://example.com/robots.txt"]);
  pass(2 * 60_000);
  await robotsTxt("https://example.com");
  expect(asked).toHaveLength(2);
});

test("a site without robots.txt allows everything", async () => {
  expect(await site([404]).robotsTxt("https://example.com")).toBe("");
});

test("a failing site says nothing and is asked again", async () => {
  const { asked, robotsTxt } = site([503, new AppError("timeout"), 200]);
  expect(await robotsTxt("https://example.com")).toBeNull();
  expect(await robotsTxt("https://example.com")).toBeNull();
  expect(await robotsTxt("https://example.com")).toBe("User-agent: *");
  expect(asked).toHaveLength(3);
});

test("a fresh check asks the site again", async () => {
  const { asked, robotsTxt } = site([200]);
  await robotsTxt("https://example.com");
  await robotsTxt("https://example.com", { fresh: true });
  expect(asked).toHaveLength(2);
});

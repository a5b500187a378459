import { describe, expect, test } from "vitest";
import { perfectHtml } from "@/lib/inspect/example/perfect-page";
import { html, type Responder, respond } from "@/lib/testing/web/fake-responses";
import { startStage } from "@/lib/testing/web/net-stage";
import { checkPage } from "./check-page";
import { createTurns } from "./page/turns";

const CRAWLERS = /facebookexternalhit/;

/** A check of a page with these headers on a site that turns Facebook's crawler away. */
async function checked(headers: Readonly<Record<string, string>>) {
  const { web, net } = await startStage();
  const page = html(perfectHtml(["og:image", "link:canonical", "og:url"]), { headers });
  const site: Responder = (req, res) =>
    (CRAWLERS.test(req.headers["user-agent"] ?? "") ? respond({ status: 403 }) : page)(req, res);
  web.on("/guides/tides", site);
  const inspection = await checkPage(`${web.origin}/guides/tides`, net, { fresh: false });
  return { inspection, paths: web.requests.map(({ path }) => path).sort() };
}

describe("checkPage", () => {
  test("finds out whom a site turns away that says its response depends on the user agent", async () => {
    const { inspection } = await checked({ vary: "user-agent" });
    expect(inspection.issues.find(({ code }) => code === "crawler_blocked")?.platforms).toEqual(["facebook"]);
    expect(inspection.previews.facebook).toMatchObject({
      card: "none",
      reason: expect.stringMatching(/403/),
    });
    expect(inspection.previews.x.card).not.toBe("none");
  });

  test("requests an ordinary page, its icon and its robots.txt, once each", async () => {
    const { inspection, paths } = await checked({});
    expect(inspection.issues.map(({ code }) => code)).not.toContain("crawler_blocked");
    expect(paths).toEqual(["/favicon-96.png", "/favicon.ico", "/guides/tides", "/robots.txt"]);
  });

  test("follows og:url to the end of its chain, and no loop", async () => {
    const { web, net } = await startStage();
    const naming = (title: string, path: string) =>
      html(`<title>${title}</title><meta property="og:title" content="${title}">
<meta property="og:url" content="${web.origin}${path}">`);
    web.on("/story", naming("One", "/second"));
    web.on("/second", naming("Two", "/third"));
    web.on("/third", naming("Three", "/second"));
    const { previews } = await checkPage(`${web.origin}/story`, net, { fresh: false });
    expect(previews.facebook.title).toBe("Three");
    expect(previews.x.title).toBe("One");
    expect(web.requests.filter(({ path }) => path === "/second")).toHaveLength(1);
  });

  test("is rejected before anything is fetched while too many others wait for the thread", async () => {
    const { web, net } = await startStage();
    web.on("/", html("<title>Tides</title>"));
    const turns = { ...createTurns(), isOverloaded: () => true };
    await expect(
      checkPage(`${web.origin}/`, net, { fresh: false, turns, caller: "a" }),
    ).rejects.toMatchObject({
      code: "overloaded",
      detail: { retryAfter: 2 },
    });
    expect(web.requests).toEqual([]);
  });
});

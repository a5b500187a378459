import { describe, expect, test } from "vitest";
import { SOCIAL_PLATFORMS } from "@/lib/inspect/platforms/names";
import { buildPage } from "@/lib/testing/inspect/page-builder";
import { html, type Responder, respond, silence } from "@/lib/testing/web/fake-responses";
import { startStage } from "@/lib/testing/web/net-stage";
import { readCrawlers } from "./read-crawlers";

const PAGE = html("<title>Tides</title>");
const REJECTION = respond({ status: 403 });

/** What a site says that responds like this, and under which names it was requested. */
async function crawl(site: Responder, deadlineMs = 2_000) {
  const { web, net } = await startStage();
  web.on("/tides", site);
  const page = buildPage({ url: `${web.origin}/tides` });
  const found = await readCrawlers({ page, net, signal: AbortSignal.timeout(deadlineMs) });
  const agents = web.requests.map(({ headers }) => headers["user-agent"] ?? "");
  return { statuses: found && new Map(found.map(({ platform, status }) => [platform, status])), agents };
}

/** Blocks every request that names one of these. */
function rejecting(names: RegExp, rejection: Responder = REJECTION): Responder {
  return (req, res) => (names.test(req.headers["user-agent"] ?? "") ? rejection : PAGE)(req, res);
}

describe("requests in the names of crawlers", () => {
  test("cost one request where none is rejected, and it carries our own name last", async () => {
    const { statuses, agents } = await crawl(PAGE);
    expect([...(statuses ?? [])]).toEqual(SOCIAL_PLATFORMS.map((name) => [name, 200]));
    expect(agents).toHaveLength(1);
    expect(agents[0]).toMatch(/^Twitterbot\/1\.0 facebookexternalhit\/1\.1 .*WhatsApp.*TelegramBot/);
    expect(agents[0]).toMatch(/ Mozilla\/5\.0 \(compatible; HeadlightBot\/1\.0; \+https:\S+\/bot\)$/);
  });

  test("are tried one by one where any is rejected, so that only the rejected ones are", async () => {
    const { statuses, agents } = await crawl(rejecting(/facebookexternalhit|Discordbot/));
    const rejected = SOCIAL_PLATFORMS.filter((name) => statuses?.get(name) === 403);
    expect(rejected).toEqual(["facebook", "discord"]);
    expect(statuses?.size).toBe(SOCIAL_PLATFORMS.length);
    expect(agents).toHaveLength(9);
    for (const agent of agents) expect(agent).toContain("HeadlightBot");
  });
});

describe("nothing is said", () => {
  test("where our own name is rejected too, as by a limit on requests", async () => {
    const { statuses, agents } = await crawl(respond({ status: 429 }));
    expect(statuses).toBeUndefined();
    expect(agents).toHaveLength(2);
  });

  test.each([{ server: "cloudflare" }, { "x-datadome": "protected" }])(
    "where bot protection that verifies crawlers blocks: %j",
    async (headers) => {
      const { statuses, agents } = await crawl(rejecting(/Twitterbot/, respond({ status: 403, headers })));
      expect(statuses).toBeUndefined();
      expect(agents).toHaveLength(1);
    },
  );

  test("where no response comes in time", async () => {
    expect((await crawl(silence(), 50)).statuses).toBeUndefined();
  });
});

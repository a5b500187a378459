import { describe, expect, test } from "vitest";
import { cpuMsOf } from "@/lib/testing/repository/patterns";
import { html, respond } from "@/lib/testing/web/fake-responses";
import { collect, startStage } from "@/lib/testing/web/net-stage";
import { outlineOf } from "./page-outline";

const CLOUDFLARE = `<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title>
<meta name="robots" content="noindex,nofollow"></head><body><script>(function(){window._cf_chl_opt={cvId:'3'};
var a=document.createElement('script');a.src='/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1';}());</script>`;
const IMPERVA = `<html style="height:100%"><head><META NAME="ROBOTS" CONTENT="NOINDEX, NOFOLLOW"></head><body>
<iframe src="/_Incapsula_Resource?CWUDNSAI=9">Request unsuccessful. Incapsula incident ID: 1-2</iframe></body></html>`;
const ANUBIS = `<!DOCTYPE html><html><head><title>Making sure you're not a bot!</title>
<link rel="stylesheet" href="/.within.website/x/cmd/anubis/static/css/custom.css">
<script id="anubis_challenge" type="application/json">{}</script></head></html>`;
const SUCURI = `<html><title>You are being redirected...</title><script>var s={},sucuri_cloudproxy_js='';</script></html>`;
const DATADOME = `<html><body><script>var dd={'rt':'c'}</script><script src="https://ct.captcha-delivery.com/c.js"></script>`;
const PERIMETERX = `<html><script>window._pxAppId = 'PX1';</script><body><div id="px-captcha"></div></body></html>`;
const AKAMAI = `<HTML><HEAD><TITLE>Access Denied</TITLE></HEAD><BODY><H1>Access Denied</H1>Reference&#32;&#35;18<P>
https&#58;&#47;&#47;errors&#46;edgesuite&#46;net&#47;18</P></BODY></HTML>`;

const AWS = `<!DOCTYPE html><html><head><title></title><script>window.gokuProps = {"key":"AQ"};</script>
<script src="https://1a2b.token.awswaf.com/1a2b/challenge.js"></script></head><body><noscript>Enable it.</noscript></body>`;
const ALIBABA = `<script>sessionStorage.x5referer = location.href; location.replace("https://shop.example/punish?x5secdata=xc")</script>`;

/** What ten walls are known by, as articles about them quote it. */
const QUOTED = [
  "window._cf_chl_opt /cdn-cgi/challenge-platform/ noindex,nofollow",
  "/_Incapsula_Resource?x=1 Incapsula incident ID: 12",
  '/_Incapsula_Resource? <META NAME="ROBOTS" CONTENT="NOINDEX, NOFOLLOW">',
  "sucuri_cloudproxy_js You are being redirected",
  'id="anubis_challenge" /.within.website/x/cmd/anubis/',
  "gokuProps awswaf.com",
  "x5secdata punish",
  "/_fs-ch-1T1wmsGaOgGaSxcX/script.js",
  "captcha-delivery.com var dd= window._pxAppId px-captcha",
  "Access Denied errors.edgesuite.net cf-browser-verification Protected by Reblaze",
];

describe("an article that quotes a wall's marks is a page", () => {
  const text = "<p>Two floods a day move more sand than any storm, and nobody notices.</p>".repeat(40);
  const tags = '<meta property="og:title" content="How walls work"><meta name="description" content="Marks">';

  test.each(QUOTED)("in running text: %s", async (marks) => {
    const { net, web } = await startStage();
    const quoted = marks.replaceAll("<", "&lt;");
    web.on("/", html(`<title>How walls work</title>${tags}<p>${quoted}</p>${text}`));
    web.on("/short", html(`<title>How walls work</title><p>${quoted}</p><p>That is all.</p>`));
    web.on(
      "/state",
      html(`<title>W</title><div id="app"></div><script type="application/json">"${quoted}"</script>`),
    );
    for (const path of ["/", "/short", "/state"]) {
      await expect(net.readPage(`${web.origin}${path}`, collect().open)).resolves.toMatchObject({
        status: 200,
      });
    }
  });

  test.each(QUOTED)("even where a script or its title holds them: %s", async (marks) => {
    const { net, web } = await startStage();
    const script = `<script>const s = ${JSON.stringify(marks)}</script>`;
    web.on("/", html(`<title>${marks.replaceAll("<", "&lt;")}</title>${script}${text}`));
    await expect(net.readPage(web.origin, collect().open)).resolves.toMatchObject({ status: 200 });
  });
});

describe("a bot challenge is told from a page", () => {
  test.each([
    ["Cloudflare", html("<p>", { status: 403, headers: { "cf-mitigated": "challenge" } })],
    ["Cloudflare", html("<p>", { status: 200, headers: { "cf-mitigated": "challenge" } })],
    ["Cloudflare", html(CLOUDFLARE, { status: 403 })],
    ["Cloudflare", html(CLOUDFLARE, { status: 503, compression: "br" })],
    ["Cloudflare", html(CLOUDFLARE, { status: 200 })],
    ["Cloudflare", html("<title>Just a moment...</title>", { status: 429 })],
    ["AWS WAF", html("", { status: 202, headers: { "x-amzn-waf-action": "challenge" } })],
    ["Vercel", html("<p>", { status: 429, headers: { "x-vercel-mitigated": "challenge" } })],
    ["SiteGround", html("<p>", { status: 202, headers: { "sg-captcha": "challenge" } })],
    ["Imperva", html(IMPERVA, { status: 200 })],
    ["Anubis", html(ANUBIS, { status: 200 })],
    ["Sucuri", html(SUCURI, { status: 200 })],
    ["AWS WAF", html(AWS, { status: 200 })],
    ["Alibaba", html(ALIBABA, { status: 200 })],
    [
      "Fastly",
      html('<title>Client Challenge</title><script src="/_fs-ch-1T1wmsGaOgGaSxcX/script.js"></script>'),
    ],
    ["Reblaze", html("<p>Protected by Reblaze</p>", { status: 403 })],
    ["DataDome", html(DATADOME, { status: 403 })],
    ["HUMAN (PerimeterX)", html(PERIMETERX, { status: 403 })],
    ["Akamai", html(AKAMAI, { status: 403 })],
    ["Akamai", html("<h1>Access Denied</h1>", { status: 403, headers: { server: "AkamaiGHost" } })],
    ["DDoS-Guard", html("<p>", { status: 403, headers: { server: "ddos-guard" } })],
    [
      "Cloudflare",
      respond({ body: CLOUDFLARE, status: 403, headers: { "content-type": "application/octet-stream" } }),
    ],
  ])("%s (case %#)", async (vendor, scripted) => {
    const { net, web } = await startStage();
    web.on("/", scripted);
    await expect(net.readPage(web.origin, collect().open)).rejects.toMatchObject({
      code: "blocked_by_site",
      message: `This site blocks bots: it showed a challenge (${vendor}) instead of the page.`,
    });
  });

  test("when its mark is near the end of the first 64 KB", async () => {
    const { net, web } = await startStage();
    web.on("/", html("x".repeat(64_000) + CLOUDFLARE, { status: 403 }));
    await expect(net.readPage(web.origin, collect().open)).rejects.toMatchObject({ code: "blocked_by_site" });
  });
});

describe("a page is no challenge", () => {
  test.each([
    ["that is protected and was let through", '<script src="/_Incapsula_Resource?SWJIYLWA=5074"></script>'],
    [
      "that carries the vendor's script",
      '<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>',
    ],
    [
      "that carries the vendor's tag",
      '<script src="https://js.datadome.co/tags.js"></script>captcha-delivery.com var dd=',
    ],
    ["whose title is a common one", "<title>Just a moment...</title>"],
    [
      "that is about such things",
      "<h1>Access Denied</h1><p>errors.edgesuite.net and window._pxAppId and px-captcha</p>",
    ],
    ["that is large", CLOUDFLARE + "x".repeat(65_536)],
  ])("%s", async (_kind, body) => {
    const { net, web } = await startStage();
    web.on("/", html(body));
    await expect(net.readPage(web.origin, collect().open)).resolves.toMatchObject({ status: 200 });
  });

  test.each([404, 500, 502])("when its status is %i", async (status) => {
    const { net, web } = await startStage();
    web.on("/", html(CLOUDFLARE, { status, headers: { "cf-mitigated": "challenge" } }));
    await expect(net.readPage(web.origin, collect().open)).rejects.toMatchObject({ code: "http_error" });
  });
});

describe("the outline of a page", () => {
  test("is made in a moment of elements that never end", () => {
    const html = `${"<b>".repeat(12_000)}${"</i>".repeat(7_000)}<title>Just a moment</title>`;
    let outline = outlineOf("");
    expect(
      cpuMsOf(() => {
        outline = outlineOf(html);
      }),
    ).toBeLessThan(200);
    expect(outline).toMatchObject({ code: "<title>just a moment</title>", textLength: 0 });
  });
});

import { describe, expect, it } from "vitest";
import { answer, html } from "@/lib/testing/fake-answers";
import { collect, startStage } from "@/lib/testing/net-stage";

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

describe("a bot challenge is told from a page", () => {
  it.each([
    ["Cloudflare", html("<p>", { status: 403, headers: { "cf-mitigated": "challenge" } })],
    ["Cloudflare", html("<p>", { status: 200, headers: { "cf-mitigated": "challenge" } })],
    ["Cloudflare", html(CLOUDFLARE, { status: 403 })],
    ["Cloudflare", html(CLOUDFLARE, { status: 503, coding: "br" })],
    ["Cloudflare", html(CLOUDFLARE, { status: 200 })],
    ["Cloudflare", html("<title>Just a moment...</title>", { status: 429 })],
    ["AWS WAF", html("", { status: 202, headers: { "x-amzn-waf-action": "challenge" } })],
    ["Vercel", html("<p>", { status: 429, headers: { "x-vercel-mitigated": "challenge" } })],
    ["SiteGround", html("<p>", { status: 202, headers: { "sg-captcha": "challenge" } })],
    ["Imperva", html(IMPERVA, { status: 200 })],
    ["Anubis", html(ANUBIS, { status: 200 })],
    ["Sucuri", html(SUCURI, { status: 200 })],
    ["DataDome", html(DATADOME, { status: 403 })],
    ["HUMAN (PerimeterX)", html(PERIMETERX, { status: 403 })],
    ["Akamai", html(AKAMAI, { status: 403 })],
    ["Akamai", html("<h1>Access Denied</h1>", { status: 403, headers: { server: "AkamaiGHost" } })],
    ["DDoS-Guard", html("<p>", { status: 403, headers: { server: "ddos-guard" } })],
    [
      "Cloudflare",
      answer({ body: CLOUDFLARE, status: 403, headers: { "content-type": "application/octet-stream" } }),
    ],
  ])("%s (case %#)", async (vendor, scripted) => {
    const { net, web } = await startStage();
    web.on("/", scripted);
    await expect(net.readPage(web.origin, collect().open)).rejects.toMatchObject({
      code: "blocked_by_site",
      message: `This site blocks bots: it showed a challenge (${vendor}) instead of the page.`,
    });
  });

  it("when its mark stands near the end of the first 64 KB", async () => {
    const { net, web } = await startStage();
    web.on("/", html("x".repeat(64_000) + CLOUDFLARE, { status: 403 }));
    await expect(net.readPage(web.origin, collect().open)).rejects.toMatchObject({ code: "blocked_by_site" });
  });
});

describe("a page is no challenge", () => {
  it.each([
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

  it.each([404, 500, 502])("when its status is %i", async (status) => {
    const { net, web } = await startStage();
    web.on("/", html(CLOUDFLARE, { status, headers: { "cf-mitigated": "challenge" } }));
    await expect(net.readPage(web.origin, collect().open)).rejects.toMatchObject({ code: "http_error" });
  });
});

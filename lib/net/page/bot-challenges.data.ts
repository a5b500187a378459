/** How one vendor's interstitial is told from the page that it replaces. Everything named must be there. */
export interface ChallengeMark {
  readonly vendor: string;
  /** `any`: 2xx, 403, 429 or 503. `blocked`: only with one of the three; a page that was let through has the mark too. */
  readonly statuses: "any" | "blocked";
  readonly header?: { readonly name: string; readonly value: RegExp };
  /**
   * Strings of the first 64 KB of the body, as written. With status 2xx at least one has to be in a tag, a title or a
   * script that runs, and the document must have hardly any text: pages quote such strings, and protected ones carry them.
   */
  readonly body?: readonly string[];
  /** The interstitial explains itself in so many characters, where that is more than usual, and passes on the page's social tags. */
  readonly textMax?: number;
  readonly source: string;
  readonly label: "documented" | "observed";
}

const IS_ANTIBOT = "https://github.com/microlinkhq/is-antibot";

/** Read 2026-11-27. */
export const CHALLENGES: readonly ChallengeMark[] = [
  {
    vendor: "Cloudflare",
    statuses: "any",
    header: { name: "cf-mitigated", value: /^challenge$/i },
    source:
      "https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response/",
    label: "documented",
  },
  {
    vendor: "Cloudflare",
    statuses: "any",
    body: ["window._cf_chl_opt", "/cdn-cgi/challenge-platform/", "noindex,nofollow"],
    source: IS_ANTIBOT,
    label: "observed",
  },
  {
    vendor: "Cloudflare",
    statuses: "blocked",
    body: ["<title>Just a moment...</title>"],
    source: "https://github.com/OP-Engineering/link-preview-js/issues/136",
    label: "observed",
  },
  {
    vendor: "Cloudflare",
    statuses: "blocked",
    body: ["cf-browser-verification"],
    source: "https://github.com/codemanki/cloudscraper/pull/287",
    label: "observed",
  },
  {
    vendor: "AWS WAF",
    statuses: "any",
    header: { name: "x-amzn-waf-action", value: /^(challenge|captcha)$/i },
    source: "https://docs.aws.amazon.com/waf/latest/developerguide/waf-captcha-and-challenge-actions.html",
    label: "documented",
  },
  {
    vendor: "AWS WAF",
    statuses: "any",
    body: ["gokuProps", "awswaf.com"],
    source: IS_ANTIBOT,
    label: "observed",
  },
  {
    vendor: "Alibaba",
    statuses: "any",
    body: ["x5secdata", "punish"],
    source: IS_ANTIBOT,
    label: "observed",
  },
  {
    vendor: "Fastly",
    statuses: "any",
    body: ["/_fs-ch-"],
    source: IS_ANTIBOT,
    label: "observed",
  },
  {
    vendor: "Reblaze",
    statuses: "blocked",
    body: ["Protected by Reblaze"],
    source: IS_ANTIBOT,
    label: "observed",
  },
  {
    vendor: "Vercel",
    statuses: "any",
    header: { name: "x-vercel-mitigated", value: /^challenge$/i },
    source: IS_ANTIBOT,
    label: "observed",
  },
  {
    vendor: "DataDome",
    statuses: "blocked",
    header: { name: "x-dd-b", value: /^[12]$/ },
    source: IS_ANTIBOT,
    label: "observed",
  },
  {
    vendor: "DataDome",
    statuses: "blocked",
    body: ["captcha-delivery.com", "var dd="],
    source: "https://blog.crawlex.net/blog/datadome-js-tag-ddjskey",
    label: "observed",
  },
  {
    vendor: "HUMAN (PerimeterX)",
    statuses: "blocked",
    body: ["window._pxAppId", "px-captcha"],
    source: "https://github.com/HumanSecurity/perimeterx-python-wsgi/pull/14",
    label: "observed",
  },
  {
    vendor: "Akamai",
    statuses: "blocked",
    header: { name: "server", value: /^AkamaiGHost$/i },
    body: ["Access Denied"],
    source: "https://github.com/Ekultek/WhatWaf/issues/1162",
    label: "observed",
  },
  {
    vendor: "Akamai",
    statuses: "blocked",
    body: ["Access Denied", "errors.edgesuite.net"],
    source: "https://github.com/netbirdio/netbird/issues/3670",
    label: "observed",
  },
  {
    vendor: "Akamai",
    statuses: "blocked",
    body: ["Access Denied", "errors&#46;edgesuite&#46;net"],
    source: "https://github.com/netbirdio/netbird/issues/3670",
    label: "observed",
  },
  {
    vendor: "Imperva",
    statuses: "any",
    body: ["/_Incapsula_Resource?", "Incapsula incident ID"],
    source: "https://github.com/ziplokk1/incapsula-cracker-py3/issues/1",
    label: "observed",
  },
  {
    vendor: "Imperva",
    statuses: "any",
    body: ["/_Incapsula_Resource?", '<META NAME="ROBOTS" CONTENT="NOINDEX, NOFOLLOW">'],
    source: "https://github.com/frizman21/f-trellis/issues/162",
    label: "observed",
  },
  {
    vendor: "Sucuri",
    statuses: "any",
    body: ["sucuri_cloudproxy_js", "You are being redirected"],
    source: "https://github.com/Anorov/cloudflare-scrape/issues/76",
    label: "observed",
  },
  {
    vendor: "SiteGround",
    statuses: "any",
    header: { name: "sg-captcha", value: /^challenge$/i },
    source: "https://github.com/woocommerce/woocommerce/issues/52896",
    label: "observed",
  },
  {
    vendor: "Anubis",
    statuses: "any",
    body: ['id="anubis_challenge"', "/.within.website/x/cmd/anubis/"],
    textMax: 4_000,
    source: "https://github.com/TecharoHQ/anubis/issues/1554",
    label: "observed",
  },
  {
    vendor: "DDoS-Guard",
    statuses: "blocked",
    header: { name: "server", value: /^ddos-guard$/i },
    source: "https://github.com/FlareSolverr/FlareSolverr",
    label: "observed",
  },
];

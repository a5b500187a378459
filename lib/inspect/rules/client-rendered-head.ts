import type { Metadata } from "../metadata/metadata";
import type { Page } from "../page/page";
import { SOCIAL_PLATFORMS } from "../platforms/names";
import { defineRule } from "./rule";
import { ASSUMED, DISCORD_PREVIEWS, FACEBOOK_NO_SCRIPTS, SLACK_NO_SCRIPTS } from "./sources.data";

/** An application's root before it runs holds at most a line such as "Loading" or "Please turn on JavaScript". */
const EMPTY_BODY_TEXT_MAX = 200;
const SHARE_TAGS = ["og:title", "og:description", "og:image", "twitter:title", "twitter:image"];

export const clientRenderedHead = defineRule({
  code: "client_rendered_head",
  title: "Empty page without JavaScript",
  severity: "warning",
  importance: "required",
  area: "document",
  weight: 0,
  platforms: SOCIAL_PLATFORMS,
  why: "Only Google is known to run a page's scripts. The other platforms read the HTML as your server sends it, so tags that a script adds later don't exist for them. That's why we report tags as missing that you see in your browser.",
  sources: [DISCORD_PREVIEWS, FACEBOOK_NO_SCRIPTS, SLACK_NO_SCRIPTS, ASSUMED],
  since: "1.0.0",
  examples: {
    bad: [
      {
        html: '<body><div id="root"></div><script type="module" src="/assets/index.js"></script></body>',
        document: `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Field Notes</title>
<script type="module" src="/assets/index.js"></script></head>
<body><div id="root"></div></body></html>`,
        also: [
          "missing_og_image",
          "missing_description",
          "missing_twitter_card",
          "missing_canonical",
          "missing_og_title",
          "missing_og_url",
          "missing_og_site_name",
          "og_type_invalid",
        ],
      },
    ],
    good: [{ html: '<script type="module" src="/assets/index.js"></script>' }],
  },
  check({ page, metadata }) {
    if (!isEmptyApplication(page) || statesAnything(metadata)) return null;
    return {
      description: `X, Facebook, LinkedIn, Discord, WhatsApp, Slack and Telegram see an empty page. A script creates its content and tags inside the element "${page.body.appRoot}", and these platforms aren't known to run scripts. Have your server write the title and meta tags into the HTML (server rendering, prerendering or a template for the head).`,
      fix: null,
    };
  },
});

function isEmptyApplication({ body }: Page): boolean {
  return body.appRoot !== null && body.scripts > 0 && body.textLength < EMPTY_BODY_TEXT_MAX;
}

function statesAnything({ open_graph, twitter }: Metadata): boolean {
  return SHARE_TAGS.some((key) => open_graph[key] !== undefined || twitter[key] !== undefined);
}

// Where the rules' facts were read (platform-rules.md, section 7). `documented` is a platform's own documentation or
// client; `observed` is the platform's text at second hand, an experiment or many reports; `assumed` is our best guess.
import type { Rule } from "./rule";

type Source = Rule["sources"][number];

const documented = (url: string): Source => ({ label: "documented", url });
const observed = (url: string): Source => ({ label: "observed", url });

export const ASSUMED: Source = { label: "assumed", url: null };

export const OPEN_GRAPH = documented("https://ogp.me/");

export const GOOGLE_TITLE_LINKS = documented(
  "https://developers.google.com/search/docs/appearance/title-link",
);
export const GOOGLE_SNIPPETS = documented("https://developers.google.com/search/docs/appearance/snippet");
export const GOOGLE_CANONICALS = observed(
  "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
);
export const GOOGLE_TITLE_ORDER = observed("https://louislandelle.com/html/23-seo");
export const GOOGLE_TITLE_WIDTH = observed("https://text-to-binary.pages.dev/serp-preview-tool");
export const GOOGLE_SNIPPET_WIDTH = observed("https://findbest.tools/seo/meta-description-checker");

export const X_CARDS = documented("https://developer.x.com/cards/overview");
export const X_MARKUP = observed("https://developer.x.com/en/docs/x-for-websites/cards/overview/markup");
export const X_LARGE_CARD = documented(
  "https://developer.x.com/en/docs/x-for-websites/cards/overview/summary-card-with-large-image",
);

export const FACEBOOK_WEBMASTERS = documented("https://developers.facebook.com/docs/sharing/webmasters/");
export const FACEBOOK_CRAWLER = documented(
  "https://developers.facebook.com/docs/sharing/webmasters/web-crawlers",
);
export const FACEBOOK_FALLBACK = observed(
  "https://exchangetuts.com/which-content-does-facebook-load-from-a-website-if-a-user-adds-a-link-to-a-status-message-1641319263892359",
);
export const FACEBOOK_NAME_ATTRIBUTE = observed("https://github.com/gantry/gantry5/issues/2090");

export const LINKEDIN_HELP = observed("https://www.linkedin.com/help/linkedin/answer/a521928");
export const LINKEDIN_OEMBED = observed("https://github.com/Yoast/wordpress-seo/issues/10631");
export const LINKEDIN_TAGS = observed("https://previewog.com/linkedin-meta-tags/");

export const DISCORD_PREVIEWS = documented("https://docs.discord.com/developers/link-previews/overview");
export const DISCORD_SHORT_COLOUR = observed("https://mastodawn.com/explore/tag/000abc");

export const WHATSAPP_PREVIEWS = documented(
  "https://developers.facebook.com/documentation/business-messaging/whatsapp/link-previews/",
);

export const SLACK_ORDER = observed("https://fuzzyraygun.com/fixing-preview-or-unfurl-in-slack/");
export const SLACK_TAGS = observed("https://opengraphplus.com/consumers/slack/tags");
export const SLACK_WINDOW = observed("https://blog.daveallie.com/slack-link-unfurling");
export const SLACK_ANGLE_BRACKET = observed("https://qiita.com/harunbu/items/be15779f33581d53f74c");

export const TELEGRAM_DESKTOP = documented("https://github.com/telegramdesktop/tdesktop");
export const TELEGRAM_LARGE_CARD = observed("https://github.com/Kamalisk/arkhamdb/pull/386");
export const TELEGRAM_TAGS = observed("https://tryunfurl.com/telegram-link-preview.html");

export const TITLE_LENGTHS = observed(
  "https://ogtester.com/blog/what-is-maximum-length-of-og-title-and-og-description",
);

export const NEXT_STARTER = documented(
  "https://github.com/vercel/next.js/blob/canary/packages/create-next-app/templates/app/ts/app/layout.tsx",
);
export const VITE_STARTER = documented(
  "https://github.com/vitejs/vite/blob/main/packages/create-vite/template-react-ts/index.html",
);

export const UNHEAD_CHECKS = observed(
  "https://github.com/unjs/unhead/blob/main/docs/head/1.guides/plugins/validate.md",
);
export const LIGHTHOUSE_CHARSET = observed(
  "https://github.com/GoogleChrome/lighthouse/blob/main/core/audits/dobetterweb/charset.js",
);
export const LIGHTHOUSE_SEO = observed(
  "https://github.com/GoogleChrome/lighthouse/tree/main/core/audits/seo",
);
export const STREAMED_METADATA = observed("https://github.com/vercel/next.js/issues/98748");

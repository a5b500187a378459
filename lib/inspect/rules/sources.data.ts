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
export const GOOGLE_FAVICON = documented(
  "https://developers.google.com/search/docs/appearance/favicon-in-search",
);
export const GOOGLE_SITE_NAMES = documented(
  "https://developers.google.com/search/docs/appearance/site-names",
);
export const GOOGLE_BREADCRUMB = observed(
  "https://developers.google.com/search/docs/appearance/structured-data/breadcrumb",
);
export const GOOGLE_ROBOTS = observed(
  "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
);
export const GOOGLE_TECHNICAL = observed("https://developers.google.com/search/docs/essentials/technical");
export const GOOGLE_FAVICON_SIZE = observed(
  "https://xenforo.com/community/threads/make-favicon-larger.239734/",
);

export const X_CARDS = documented("https://developer.x.com/cards/overview");
export const X_MARKUP = observed("https://developer.x.com/en/docs/x-for-websites/cards/overview/markup");
export const X_LARGE_CARD = documented(
  "https://developer.x.com/en/docs/x-for-websites/cards/overview/summary-card-with-large-image",
);
export const X_SMALL_CARD = documented(
  "https://developer.x.com/en/docs/x-for-websites/cards/overview/summary",
);
export const X_ROBOTS = observed("https://imnaveen24.wordpress.com/2016/12/24/twitter-card-issues/");

export const FACEBOOK_WEBMASTERS = documented("https://developers.facebook.com/docs/sharing/webmasters/");
export const FACEBOOK_CRAWLER = documented(
  "https://developers.facebook.com/docs/sharing/webmasters/web-crawlers",
);
export const FACEBOOK_FALLBACK = observed(
  "https://exchangetuts.com/which-content-does-facebook-load-from-a-website-if-a-user-adds-a-link-to-a-status-message-1641319263892359",
);
export const FACEBOOK_NAME_ATTRIBUTE = observed("https://github.com/gantry/gantry5/issues/2090");
export const FACEBOOK_FORMATS = observed("https://developers.facebook.com/docs/sharing/webmasters/");
export const FACEBOOK_FAQ = documented("https://developers.facebook.com/docs/sharing/webmasters/faq");
export const FACEBOOK_OTHER_URL = observed(
  "https://developers.facebook.com/docs/sharing/webmasters/getting-started/versioned-link/",
);
export const FACEBOOK_IMAGES = documented("https://developers.facebook.com/docs/sharing/webmasters/images");
export const FACEBOOK_CANONICAL = documented(
  "https://developers.facebook.com/docs/sharing/webmasters/optimizing",
);
export const FACEBOOK_WEBP = observed("https://ogpreview.app/guides/facebook-link-preview");
export const FACEBOOK_NO_SCRIPTS = observed("https://opengraphplus.com/consumers/facebook/crawling");
export const FACEBOOK_ROBOTS = observed("https://prerenderproxy.com/bot-directory/facebookexternalhit/");

export const LINKEDIN_HELP = observed("https://www.linkedin.com/help/linkedin/answer/a521928");
export const LINKEDIN_OEMBED = observed("https://github.com/Yoast/wordpress-seo/issues/10631");
export const LINKEDIN_TAGS = observed("https://previewog.com/linkedin-meta-tags/");
export const LINKEDIN_RELATIVE_IMAGE = observed("https://auditbuffet.com/patterns/ab-001816");
export const LINKEDIN_WEBP = observed("https://github.com/marketempower/axiom/issues/8");
export const LINKEDIN_BLOCKED_IMAGE = observed("https://github.com/the-jk-labs/omicron/pull/21");

export const DISCORD_PREVIEWS = documented("https://docs.discord.com/developers/link-previews/overview");
export const DISCORD_SHORT_COLOUR = observed("https://mastodawn.com/explore/tag/000abc");

export const WHATSAPP_PREVIEWS = documented(
  "https://developers.facebook.com/documentation/business-messaging/whatsapp/link-previews/",
);
export const WHATSAPP_300_KB = observed("https://github.com/fcakyon/claude-codex-settings/pull/232");
export const WHATSAPP_SLOW_IMAGE = observed("https://github.com/zeeguu/api/pull/640");
export const WHATSAPP_SENDER = observed("https://mysk.blog/2020/10/25/link-previews/");
export const WHATSAPP_SHAPE = observed("https://opengraphplus.com/consumers/whatsapp/images");

export const SLACK_ORDER = observed("https://fuzzyraygun.com/fixing-preview-or-unfurl-in-slack/");
export const SLACK_TAGS = observed("https://opengraphplus.com/consumers/slack/tags");
export const SLACK_WINDOW = observed("https://blog.daveallie.com/slack-link-unfurling");
export const SLACK_ANGLE_BRACKET = observed("https://qiita.com/harunbu/items/be15779f33581d53f74c");
export const SLACK_ICON = observed(
  "https://andrevops.com/posts/how-an-slack-feature-caused-a-day-of-debugging",
);
export const SLACK_BOTS = observed("https://myog.social/bots/slackbot");
export const SLACK_NO_SCRIPTS = observed(
  "https://opengraphplus.com/consumers/slack/issues/link-not-unfurling",
);

export const TELEGRAM_DESKTOP = documented("https://github.com/telegramdesktop/tdesktop");
export const TELEGRAM_LARGE_CARD = observed("https://github.com/Kamalisk/arkhamdb/pull/386");
export const TELEGRAM_TAGS = observed("https://tryunfurl.com/telegram-link-preview.html");
export const TELEGRAM_WEB_PAGE = documented("https://core.telegram.org/constructor/webPage");
export const TELEGRAM_LARGE_IMAGE = observed("https://github.com/FxEmbed/FxEmbed/issues/2170");
export const TELEGRAM_IMAGE_ORDER_AGAIN = observed(
  "https://github.com/alangrainger/immich-public-proxy/issues/155",
);
export const TELEGRAM_IMAGE_ORDER = observed("https://github.com/blockscout/frontend/issues/1253");

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
export const LIGHTHOUSE_CANONICAL = observed(
  "https://github.com/GoogleChrome/lighthouse/blob/main/core/audits/seo/canonical.js",
);
export const LIGHTHOUSE_CONFIG = observed(
  "https://github.com/GoogleChrome/lighthouse/blob/main/core/config/default-config.js",
);
export const STREAMED_METADATA = observed("https://github.com/vercel/next.js/issues/98748");
export const FAVICON_IS_HTML = observed("https://github.com/dgtlmoon/changedetection.io/issues/4207");
export const CANONICAL_IS_HOME = observed("https://github.com/mastodon/mastodon/issues/31140");
export const CRAWLER_USER_AGENTS = observed("https://github.com/monperrus/crawler-user-agents");
export const IMAGE_ON_LOCALHOST = observed("https://github.com/umami-software/umami/issues/4062");

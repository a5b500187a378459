// Where the rules' facts were read (the URLs behind them are in platforms/sources.data.ts). `documented` is a platform's own documentation or
// client; `observed` is the platform's text at second hand, an experiment or many reports; `assumed` is our best guess.
import { SOURCES } from "../platforms/sources.data";
import type { Rule } from "./rule";

type Source = Rule["sources"][number];

const documented = (url: string): Source => ({ label: "documented", url });
const observed = (url: string): Source => ({ label: "observed", url });

const guessed = (url: string): Source => ({ label: "assumed", url });

export const ASSUMED: Source = { label: "assumed", url: null };

export const OPEN_GRAPH = documented(SOURCES.C1);

export const HTML_ATTRIBUTES = documented("https://html.spec.whatwg.org/multipage/syntax.html#attributes-2");
export const ROBOTS_RFC = documented("https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1.4");
export const GOOGLE_TITLE_LINKS = documented(SOURCES.G1);
export const GOOGLE_SNIPPETS = documented(SOURCES.G2);
export const GOOGLE_CANONICALS = observed(SOURCES.G6);
export const GOOGLE_TITLE_ORDER = observed(SOURCES.G12);
export const GOOGLE_TITLE_WIDTH = guessed(SOURCES.G14);
export const GOOGLE_SNIPPET_WIDTH = guessed(SOURCES.G15);
export const GOOGLE_FAVICON = documented(SOURCES.G4);
export const GOOGLE_SITE_NAMES = documented(SOURCES.G3);
export const GOOGLE_BREADCRUMB = documented(SOURCES.G19);
export const GOOGLE_ROBOTS = documented(SOURCES.G5);
export const GOOGLE_TECHNICAL = observed(SOURCES.G8);

export const X_CARDS = documented(SOURCES.X3);
export const X_MARKUP = documented(SOURCES.X4);
export const X_LARGE_CARD = documented(SOURCES.X1);
export const X_SMALL_CARD = documented(SOURCES.X2);
export const X_ROBOTS = documented(SOURCES.X3);

export const FACEBOOK_WEBMASTERS = documented(SOURCES.F1);
export const FACEBOOK_CRAWLER = documented(SOURCES.F3);
export const FACEBOOK_FALLBACK = observed(SOURCES.F12);
export const FACEBOOK_NAME_ATTRIBUTE = guessed(SOURCES.F10);
export const FACEBOOK_FORMATS = observed(SOURCES.F17);
export const FACEBOOK_FAQ = documented(SOURCES.F4);
export const FACEBOOK_OTHER_URL = documented(SOURCES.F7);
export const FACEBOOK_IMAGES = documented(SOURCES.F2);
export const FACEBOOK_CANONICAL = documented(SOURCES.F5);
export const FACEBOOK_WEBP = observed("https://ogpreview.app/guides/facebook-link-preview");
export const FACEBOOK_NO_SCRIPTS = observed(SOURCES.F9);
export const FACEBOOK_ROBOTS = documented(SOURCES.F3);

export const LINKEDIN_HELP = observed(SOURCES.L1);
export const LINKEDIN_ASPECTS = documented(SOURCES.L14);
export const LINKEDIN_OEMBED = observed(SOURCES.L4);
export const LINKEDIN_TAGS = observed(SOURCES.L3);
export const LINKEDIN_RELATIVE_IMAGE = observed(SOURCES.L9);
export const LINKEDIN_WEBP = observed("https://github.com/marketempower/axiom/issues/8");
export const LINKEDIN_BLOCKED_IMAGE = observed(SOURCES.W9);

export const DISCORD_PREVIEWS = documented(SOURCES.D1);
export const DISCORD_SHORT_COLOUR = observed(SOURCES.D3);

export const WHATSAPP_PREVIEWS = documented(SOURCES.W1);
export const WHATSAPP_300_KB = observed(SOURCES.W6);
export const WHATSAPP_SLOW_IMAGE = observed(SOURCES.W5);
export const WHATSAPP_SENDER = observed(SOURCES.W2);
export const WHATSAPP_SHAPE = observed(SOURCES.W10);

export const SLACK_ORDER = observed(SOURCES.S3);
export const SLACK_TAGS = observed(SOURCES.S4);
export const SLACK_WINDOW = observed(SOURCES.S5);
export const SLACK_ANGLE_BRACKET = observed(SOURCES.S8);
export const SLACK_ICON = observed(SOURCES.S11);
export const SLACK_BOTS = observed("https://myog.social/bots/slackbot");
export const SLACK_NO_SCRIPTS = observed(SOURCES.S4b);

export const TELEGRAM_DESKTOP = documented(SOURCES.T3);
export const TELEGRAM_LARGE_CARD = observed(SOURCES.T5);
export const TELEGRAM_TAGS = observed(SOURCES.T7);
export const TELEGRAM_WEB_PAGE = documented(SOURCES.T1);
export const TELEGRAM_LARGE_IMAGE = observed(SOURCES.T11);
export const TELEGRAM_IMAGE_ORDER_AGAIN = observed(
  "https://github.com/alangrainger/immich-public-proxy/issues/155",
);
export const TELEGRAM_IMAGE_ORDER = guessed(SOURCES.T6);

export const TITLE_LENGTHS = observed(SOURCES.C3);

export const NEXT_STARTER = documented(
  "https://github.com/vercel/next.js/blob/canary/packages/create-next-app/templates/app/ts/app/layout.tsx",
);
export const VITE_STARTER = documented(
  "https://github.com/vitejs/vite/blob/main/packages/create-vite/template-react-ts/index.html",
);

export const UNHEAD_CHECKS = observed(
  "https://github.com/unjs/unhead/blob/main/docs/head/1.guides/plugins/validate.md",
);
export const LIGHTHOUSE_CHARSET = observed(SOURCES.P1);
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
export const CRAWLER_USER_AGENTS = observed(SOURCES.C2);
export const IMAGE_ON_LOCALHOST = observed("https://github.com/umami-software/umami/issues/4062");

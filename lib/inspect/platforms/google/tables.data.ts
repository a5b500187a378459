import { assumed, documented, observed } from "../facts";
import { ANY_IMAGE, MB, NO_LIMITS } from "../limits";
import type { PlatformTables } from "../platform";

export const GOOGLE: PlatformTables = {
  basis:
    "Google writes search results itself. It usually starts with your title tag but may use a heading instead. The text below comes from your meta description or from the page. The icon and site name come from your home page.",
  crawler: {
    token: "Googlebot",
    userAgent: observed("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", "C2"),
    fetchedBy: documented("Google's crawler, ahead of time", "G18"),
    runsJs: documented(true, "G18"),
    obeysRobotsTxt: documented(true, "G5"),
  },
  reads: {
    bytes: documented(2 * MB, "G18"),
    bytesAdvised: assumed(null),
    headOnly: assumed(false),
    keyAttribute: assumed("either"),
    keyCase: assumed("any"),
    valueAttribute: assumed(false),
    repeatedLayoutTag: assumed("first", "C1"),
    lineBreaks: assumed(false),
  },
  order: {
    title: [
      observed("title", "G12"),
      observed("h1", "G12"),
      observed("largest other heading", "G12"),
      observed("og:title", "G12"),
      observed("page text", "G12"),
      assumed("host"),
    ],
    description: [
      assumed("meta description", "G2"),
      assumed("first paragraph outside data-nosnippet"),
      observed("page text outside data-nosnippet", "G5"),
    ],
    image: [],
    site_name: [
      documented("JSON-LD WebSite", "G3"),
      documented("og:site_name", "G3"),
      documented("host", "G3"),
    ],
    favicon: [documented("link rel=icon", "G4"), assumed("/favicon.ico")],
  },
  limits: {
    ...NO_LIMITS,
    title: assumed({ unit: "pixels", max: 580, fontPx: 20 }, "G14"),
    description: assumed({ unit: "pixels", max: 920, fontPx: 14 }, "G14"),
    titleLines: observed(1, "G14"),
    descriptionLines: observed(2, "G14"),
  },
  image: {
    ...ANY_IMAGE,
    formats: observed(["bmp", "gif", "jpeg", "png", "webp", "svg", "avif"], "G7"),
    faviconFormats: documented(["bmp", "gif", "ico", "png", "jpeg", "ppm", "tiff"], "G4"),
    faviconMinPx: documented({ width: 8, height: 8 }, "G4"),
    faviconAdvisedPx: documented({ width: 48, height: 48 }, "G4"),
    ratio: assumed("1:1"),
  },
  layouts: {
    large: null,
    small: null,
    text: observed("Google may show a small image beside the text. It decides when, and which one.", "G7"),
    none: documented("A robots rule on the page says noindex.", "G5"),
  },
  quirks: [
    observed(
      "Google may replace a title that is vague, outdated, the same on every page or in a different language than the page.",
      "G12b",
    ),
    observed("If rel=canonical or a redirect names another page, Google may show that page instead.", "G6"),
    observed(
      "A canonical link counts only in the head and without hreflang, media or type; a Link header counts too. Fragments are ignored, and https is preferred to http.",
      "G6",
    ),
    observed(
      "hreflang links show each visitor the version in their language; an invalid code or a version that doesn't link back invalidates the whole set.",
      "P1seo",
    ),
    documented(
      "Text marked with data-nosnippet on a span, div or section is kept out of the result; structured data in it is still used.",
      "G5",
    ),
    documented(
      "nosnippet and max-snippet:0 also remove the video preview and keep the text out of Google's AI answers.",
      "G5",
    ),
    documented(
      "max-image-preview allows no image (none), one of the default size (standard) or one up to the width of the screen (large). noimageindex keeps the page's images out of results.",
      "G5",
    ),
    documented("A robots meta tag also counts outside the head.", "G5"),
    documented("noarchive, nocache and nositelinkssearchbox no longer have an effect.", "G5"),
    observed(
      "A plain result has no image. If Google adds one, schema.org's primary image and og:image are hints.",
      "G7",
    ),
    assumed("Google doesn't use Twitter tags: its documentation doesn't mention them."),
    documented("A page whose unavailable_after date has passed is dropped.", "G5"),
    documented(
      "If robots.txt blocks Google, the page isn't read, so its noindex is never seen and its bare URL may still appear in results.",
      "G5",
    ),
    documented(
      "If several robots rules apply, in tags or in the X-Robots-Tag header, the strictest wins. max-snippet limits the text to that many characters.",
      "G5",
    ),
    documented("Google gives no width for titles: they are cut to fit the device.", "G1"),
    documented("Every page of a host gets the icon and site name of the home page.", "G4"),
    documented(
      "The icon's rel may be icon, shortcut icon, apple-touch-icon or apple-touch-icon-precomposed. Its URL may be relative or on another host, and the crawler must be able to fetch it.",
      "G4",
    ),
    observed(
      "A host has one site name, with or without www or m in front. Google asks for WebSite data with name and url on the home page.",
      "G3",
    ),
    documented(
      "Desktops show the path of the URL, or breadcrumbs from the structured data; phones show only the host.",
      "G19",
    ),
    documented(
      "The text below the title comes from the page, or from the meta description if that describes the page better.",
      "G2",
    ),
    documented("The 2 MB include the response headers; anything beyond is ignored.", "G18"),
    observed("Its tools for site owners identify themselves as Google-InspectionTool/1.0.", "C2"),
    assumed("A separate crawler fetches the icon. A globe replaces a missing icon."),
    observed("It follows redirects, and lists a page only if the last one responds with status 200.", "G8"),
    documented("A PDF or another file can be a result too; only the X-Robots-Tag header controls it.", "G5"),
    documented(
      "Google advises against vague titles such as Home, titles stuffed with keywords and one title for the whole site.",
      "G1",
    ),
  ],
  facts: {
    pdfBytes: documented(64 * MB, "G18"),
    mobileTitleLines: assumed(2),
    mobileDescriptionPx: assumed(680, "G15"),
    titlePxUpperBound: assumed(600, "G15"),
  },
  disputes: [
    {
      question: "How much of a page is read",
      followed: documented("2 MB", "G18"),
      others: [documented("15 MB", "G11")],
      why: "It is Google's newer figure.",
    },
    {
      question: "Width of the title on a desktop",
      followed: assumed("580 px", "G14"),
      others: [observed("512 px, in 2014", "G13"), observed("600 px", "G15")],
      why: "Most of the newer measurements say so; 600 px is the highest anyone measured.",
    },
    {
      question: "Width of the description on a phone",
      followed: assumed("680 px", "G15"),
      others: [observed("580 px", "G16")],
      why: "Neither is certain, so a description cut only on phones isn't reported.",
    },
  ],
  refresh: {
    tool: documented("https://search.google.com/search-console", "G4"),
    cachedFor: documented("days to weeks", "G4"),
    advice: "Request indexing with the URL Inspection tool in Search Console.",
  },
};

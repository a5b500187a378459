import { linkTo } from "../../metadata/html-head";
import { firstText } from "../../page/meta-entries";
import type { DocumentHead } from "../../page/page";
import { resolveWrittenUrl } from "../../page/placeholders";
import { NO_RESOURCES } from "../../resources";
import { hostLabel, isSamePage } from "../../url/http-url";
import { isSameSite } from "../../url/site-domain";
import type { PlatformDefinition, Preview, ResolveInput, StandardPreview } from "../platform";
import type { CardContent } from "../resolve/card-content";
import { linkOnly } from "../resolve/resolve-preview";
import { type VisiblePage, visiblePage } from "../resolve/visible-page";
import { cutText } from "../text/text-cut";
import { FACEBOOK } from "./tables.data";

/** Half of the two lines that a title may fill. */
const TITLE_LINE_COLUMNS = 61;

/**
 * Facebook. Where `og:url` names another page of the same domain, that page's card is shown instead; another domain counts
 * only with an allow list (https://developers.facebook.com/docs/sharing/webmasters/getting-started/versioned-link/,
 * read 2026-11-28).
 */
export const facebook: PlatformDefinition = {
  ...FACEBOOK,
  noCardReasons: [],
  card: ({ images: [image] }) => image?.fits ?? "text",
  hidesDescription: (content) =>
    content.description && titleWraps(content)
      ? "Facebook hides the description if the title takes two lines."
      : null,
  domain: (visible) => {
    const named = ogUrlOf(visible) ?? visible.input.metadata.canonical;
    const { finalUrl } = visible.page;
    return hostLabel(named !== null && isSameSite(named, finalUrl) ? named : finalUrl);
  },
  details: ({ images, visible }) =>
    images.length === 0 && visible.page.body.images.length > 0 && visible.first("og:image") === null
      ? { note: "No image is declared, so Facebook may pick one from the page." }
      : {},
  resolve: resolveNamedPage,
};

function resolveNamedPage(input: ResolveInput, ownPage: StandardPreview): Preview {
  const own = ownPage.resolve(withFurtherTags(input));
  const named = ogUrlOf(visiblePage(FACEBOOK.reads, input));
  if (own.card === "none" || named === null || isSamePage(named, input.page.finalUrl)) return own;
  if (!isSameSite(named, input.page.finalUrl))
    return withNote(
      own,
      `og:url names ${named}. Facebook shows that page's preview instead only if its owner allow-lists this domain in the Webmaster Tool.`,
    );
  const other = input.resources.ogUrl;
  if (other === null)
    return withNote(own, `og:url points to ${named}, so Facebook shows that page's preview instead.`);
  if (other.page !== null && other.metadata !== null) {
    const resources = { ...NO_RESOURCES, images: input.resources.images };
    const card = ownPage.resolve({ page: other.page, metadata: other.metadata, resources });
    return withNote(card, `This is the preview of ${other.page.finalUrl}, the page that og:url points to.`);
  }
  if (other.error === null && (other.status ?? 200) < 400) return own;
  return linkOnly(
    ownPage.basis,
    named,
    `og:url points to ${named}, which can't be fetched. Facebook fetches that page instead of this one.`,
  );
}

/**
 * The page with the tags of the one that its `rel=opengraph` names, if that names this page as its `rel=origin`
 * (https://developers.facebook.com/docs/sharing/webmasters/optimizing).
 */
function withFurtherTags(input: ResolveInput): ResolveInput {
  const { page, resources } = input;
  const further = resources.ogPointer?.page ?? null;
  if (further === null || !isSamePage(linkTo(further, "origin") ?? "", page.finalUrl)) return input;
  return { ...input, page: { ...page, metas: [...page.metas, ...further.metas] } };
}

function ogUrlOf(visible: VisiblePage): string | null {
  const value = visible.first("og:url")?.text;
  return value === undefined ? null : resolveWrittenUrl(value, visible.page);
}

function titleWraps({ title }: CardContent): boolean {
  return cutText(title?.text ?? "", [{ unit: "columns", max: TITLE_LINE_COLUMNS }]).cutAt !== null;
}

function withNote(preview: Preview, note: string): Preview {
  return { ...preview, details: { ...preview.details, note } };
}

/** What a card of Facebook's is drawn from; where one is missing, Facebook looks for something like it in the body. */
const PARTS = ["og:title", "og:description", "og:image"];
const AS_FACEBOOK_READS = { attributes: ["property"], exact: true } as const;

/** Whether a head says all that Facebook draws, so that nothing in the body can change its card. */
export function isCompleteForFacebook(head: DocumentHead): boolean {
  return PARTS.every((key) => firstText(head, key, AS_FACEBOOK_READS) !== null);
}

import { rootIconUrl } from "../../metadata/icons";
import { firstText } from "../../page/meta-entries";
import type { DocumentHead } from "../../page/page";
import { baseUrlOf } from "../../page/page";
import { resolveWrittenUrl } from "../../page/placeholders";
import { assumed } from "../facts";
import type { ParsingRules, ResolveInput } from "../platform";
import { formatByName } from "./image-fit";
import { visiblePage } from "./visible-page";

/** Images of one page that a service should look into. */
const IMAGES_MAX = 8;
const OG_IMAGES_MAX = 4;

/** Reads whatever any platform would. */
const EVERYTHING: ParsingRules = {
  bytes: assumed(null),
  bytesAdvised: assumed(null),
  headOnly: assumed(false),
  keyAttribute: assumed("either"),
  keyCase: assumed("any"),
  valueAttribute: assumed(true),
  repeatedLayoutTag: assumed("first"),
  lineBreaks: assumed(false),
};

/** Absolute URLs of the images that could be in any preview, the weightiest first, each once, at most 8. */
export function imageCandidates(input: ResolveInput): string[] {
  const { page, resources } = input;
  const visible = visiblePage(EVERYTHING, input);
  const written = (key: string, countMax = 1) =>
    visible
      .all(key)
      .slice(0, countMax)
      .map(({ text }) => text);
  const candidates = [
    ...written("og:image"),
    ...written("twitter:image"),
    resources.oembed?.thumbnailUrl,
    resources.ogUrl?.metadata?.open_graph["og:image"],
    ...iconOf(input),
    ...["og:image:secure_url", "og:image:url", "twitter:image:src"].flatMap((key) => written(key)),
    ...written("og:image", OG_IMAGES_MAX),
    page.links.find(({ rels }) => rels.includes("image_src"))?.href,
  ];
  const urls = candidates.map((value) => (value ? resolveWrittenUrl(value, page) : null));
  return [...new Set(urls)].flatMap((url) => url ?? []).slice(0, IMAGES_MAX);
}

/** The image that comes first among a page's candidates, known from its head alone; null when that names none. */
export function firstCandidate(head: DocumentHead, finalUrl: string): string | null {
  const written = firstText(head, "og:image", { orValue: true });
  return written === null ? null : resolveWrittenUrl(written, { baseUrl: baseUrlOf(head, finalUrl) });
}

/** Icons that some search results leave out, so that another one is worth a look. */
const DOUBTFUL_ICONS: readonly (string | null)[] = ["svg", "webp"];

/** The declared icon, and the one every host may have without declaring it once that is known to be needed. */
function iconOf({ page, metadata, resources }: ResolveInput): readonly (string | null)[] {
  const declared = metadata.favicon?.url;
  if (!declared) return [rootIconUrl(page)];
  const { state = "ok", format = null } = resources.images.get(declared) ?? {};
  if (state !== "ok") return [declared, rootIconUrl(page)];
  if (!DOUBTFUL_ICONS.includes(format)) return [declared];
  const others = metadata.icons.filter(({ url }) => url !== declared && !isDoubtful(url));
  return [declared, ...others.slice(0, 1).map(({ url }) => url), rootIconUrl(page)];
}

function isDoubtful(url: string): boolean {
  return DOUBTFUL_ICONS.includes(formatByName(url));
}

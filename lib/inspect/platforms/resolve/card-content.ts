import type { ImageRules, ImageToken, Order, TextToken } from "../platform";
import { judgeImage, type Misfit, sizeOf } from "./image-fit";
import { type DeclaredImage, declaredImages } from "./read-images";
import { readText } from "./read-text";
import type { Found, Seen } from "./visible-page";

/** An image the card can draw. */
export interface DrawnImage {
  readonly url: string;
  readonly source: ImageToken;
  readonly fits: "large" | "small";
  readonly alt: string | null;
  readonly width: number | null;
  readonly height: number | null;
  /** The page declares its size, so that the file need not be loaded to lay the card out. */
  readonly sizeDeclared: boolean;
}

/** What a platform has gathered before it lays out the card. */
export interface Draft {
  readonly seen: Seen;
  readonly title: Found | null;
  readonly description: Found | null;
  readonly siteName: Found | null;
  /** Best first; more than one only where the card can show several. */
  readonly images: readonly DrawnImage[];
  /** Why the preferred image is not drawn; null when it is or none is declared. */
  readonly misfit: Misfit | null;
}

export interface DraftTables {
  readonly name: string;
  readonly order: Order;
  readonly image: ImageRules;
  readonly crawler: { readonly obeysRobotsTxt: { readonly value: boolean } };
  /** Whether this platform takes a source on this page. */
  takes?(token: TextToken | ImageToken, seen: Seen): boolean;
}

/** Gathers title, description, site name and images along the platform's precedence lists. */
export function draftOf(tables: DraftTables, seen: Seen): Draft {
  const { order } = tables;
  const takes = (token: TextToken | ImageToken) => tables.takes?.(token, seen) ?? true;
  return {
    seen,
    title: readText(order.title, seen, takes),
    description: readText(order.description, seen, takes),
    siteName: readText(order.site_name, seen, takes),
    ...drawnImages(tables, seen),
  };
}

function drawnImages(tables: DraftTables, seen: Seen): Pick<Draft, "images" | "misfit"> {
  const { image: rules, order, name } = tables;
  const declared = declaredImages(order.image, rules, seen).filter(
    ({ source }) => tables.takes?.(source, seen) ?? true,
  );
  const blocked: readonly string[] = seen.input.resources.robots?.imageBlocked ?? [];
  const shut = tables.crawler.obeysRobotsTxt.value && blocked.includes(name);
  if (shut && declared.length > 0) return { images: [], misfit: "robots" };
  const candidates = rules.fallsThrough.value ? declared : declared.slice(0, 1);
  return chosen(candidates, rules, seen);
}

function chosen(
  candidates: readonly DeclaredImage[],
  rules: ImageRules,
  seen: Seen,
): Pick<Draft, "images" | "misfit"> {
  const images: DrawnImage[] = [];
  let misfit: Misfit | null = null;
  for (const candidate of candidates) {
    if (images.length > 0 && rules.count.value === 1) break;
    const facts = candidate.url === null ? undefined : seen.input.resources.images.get(candidate.url);
    const verdict = judgeImage(candidate, facts, rules);
    if (verdict.draws === null) misfit ??= verdict.because;
    else if (candidate.url !== null) {
      const size = sizeOf(candidate, facts);
      const { url, source, alt } = candidate;
      images.push({
        url,
        source,
        alt,
        fits: verdict.draws,
        width: size?.width ?? null,
        height: size?.height ?? null,
        sizeDeclared: candidate.declared !== null,
      });
    }
  }
  return { images, misfit };
}

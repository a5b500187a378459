import type { ImageRules, ImageToken, Order, TextToken } from "../platform";
import { fitImage, type ImageProblem, sizeOf } from "./image-fit";
import { type DeclaredImage, declaredImages } from "./read-images";
import { readText } from "./read-text";
import type { Found, VisiblePage } from "./visible-page";

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
export interface CardContent {
  readonly visible: VisiblePage;
  readonly title: Found | null;
  readonly description: Found | null;
  readonly siteName: Found | null;
  /** Best first; more than one only where the card can show several. */
  readonly images: readonly DrawnImage[];
  /** Why the preferred image is not drawn; null when it is or none is declared. */
  readonly imageProblem: ImageProblem | null;
}

export interface ContentTables {
  readonly name: string;
  readonly order: Order;
  readonly image: ImageRules;
  readonly crawler: { readonly obeysRobotsTxt: { readonly value: boolean } };
  /** Whether this platform takes a source on this page. */
  takes?(token: TextToken | ImageToken, visible: VisiblePage): boolean;
}

/** Gathers title, description, site name and images along the platform's precedence lists. */
export function readContent(tables: ContentTables, visible: VisiblePage): CardContent {
  const { order } = tables;
  const takes = (token: TextToken | ImageToken) => tables.takes?.(token, visible) ?? true;
  return {
    visible,
    title: readText(order.title, visible, takes),
    description: readText(order.description, visible, takes),
    siteName: readText(order.site_name, visible, takes),
    ...drawnImages(tables, visible),
  };
}

function drawnImages(
  tables: ContentTables,
  visible: VisiblePage,
): Pick<CardContent, "images" | "imageProblem"> {
  const { image: rules, order, name } = tables;
  const declared = declaredImages(order.image, rules, visible).filter(
    ({ source }) => tables.takes?.(source, visible) ?? true,
  );
  const blocked: readonly string[] = visible.input.resources.robots?.imageBlocked ?? [];
  const blockedByRobots = tables.crawler.obeysRobotsTxt.value && blocked.includes(name);
  if (blockedByRobots && declared.length > 0) return { images: [], imageProblem: "robots" };
  const candidates = rules.fallsThrough.value ? declared : declared.slice(0, 1);
  return chosen(candidates, rules, visible);
}

function chosen(
  candidates: readonly DeclaredImage[],
  rules: ImageRules,
  visible: VisiblePage,
): Pick<CardContent, "images" | "imageProblem"> {
  const images: DrawnImage[] = [];
  let imageProblem: ImageProblem | null = null;
  for (const candidate of candidates) {
    if (images.length > 0 && rules.count.value === 1) break;
    const facts = candidate.url === null ? undefined : visible.input.resources.images.get(candidate.url);
    const fit = fitImage(candidate, facts, rules);
    if (fit.draws === null) imageProblem ??= fit.because;
    else if (candidate.url !== null) {
      const size = sizeOf(candidate, facts);
      const { url, source, alt } = candidate;
      images.push({
        url,
        source,
        alt,
        fits: fit.draws,
        width: size?.width ?? null,
        height: size?.height ?? null,
        sizeDeclared: candidate.declared !== null,
      });
    }
  }
  return { images, imageProblem };
}

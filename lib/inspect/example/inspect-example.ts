// Runs an example of the catalogue through the whole core, as if the page had just been fetched.
import { inspectPage } from "../inspect";
import { type FetchedPage, joinPage } from "../page/page";
import { parseDocument } from "../page/read-document";
import { PLATFORMS } from "../platforms";
import type { PlatformName } from "../platforms/names";
import type { Card, Preview } from "../platforms/platform";
import type { Inspection } from "../report";
import { type ImageFacts, type LinkedResources, NO_RESOURCES } from "../resources";
import type { Example } from "../rules/rule";
import { CARD_PAGES } from "./card-pages.data";
import { imageFacts, PERFECT_FETCH, PERFECT_IMAGES, perfectHtml } from "./perfect-page";

const STYLE = ".wave{color:#1a2b3c}\n";

/** What the core finds out about an example. */
export function inspectExample(example: Example): Inspection {
  return inspectAs(example, exampleHtml(example));
}

/** The same with another document: everything around the document stays the example's. */
export function inspectAs(example: Example, html: string): Inspection {
  const bytes = new TextEncoder().encode(html);
  const fetched: FetchedPage = { ...PERFECT_FETCH, documentBytes: bytes.length, ...example.fetched };
  const document = parseDocument(bytes, fetched.headers["content-type"] ?? null);
  return inspectPage(joinPage(fetched, document), resourcesOf(example));
}

/** The document of an example. */
export function exampleHtml({ html, without, document, stylesBytes = 0 }: Example): string {
  if (document !== undefined) return document;
  const styles = STYLE.repeat(Math.ceil(stylesBytes / STYLE.length)).slice(0, stylesBytes);
  const added = stylesBytes === 0 ? html : `<style>${styles}</style>\n${html}`;
  return perfectHtml(without, added);
}

function resourcesOf({ images = {}, resources }: Example): LinkedResources {
  const facts = new Map<string, ImageFacts>(Object.entries(PERFECT_IMAGES));
  for (const [url, changes] of Object.entries(images)) {
    const usual = facts.get(url) ?? imageFacts(url, "jpeg", { width: 1200, height: 630, bytes: 182_000 });
    facts.set(url, { ...usual, ...changes });
  }
  return { ...NO_RESOURCES, ...resources, images: facts };
}

export interface CardShape {
  readonly card: Card;
  readonly preview: Preview;
}

const CARDS: readonly Card[] = ["large", "small", "text", "none"];

/** The cards a platform can draw, largest first, each as an example page gets it. */
export function cardShapes(platform: PlatformName): readonly CardShape[] {
  const previews = CARD_PAGES.map((example) => inspectExample(example).previews[platform]);
  return CARDS.flatMap((card) => {
    if (PLATFORMS[platform].layouts[card] === null) return [];
    const preview = previews.find((each) => each.card === card) ?? sponsored(card, previews);
    return preview === undefined ? [] : [{ card, preview }];
  });
}

/** LinkedIn draws the large card in sponsored posts alone, which no page can ask for. */
function sponsored(card: Card, [perfect]: readonly Preview[]): Preview | undefined {
  return perfect && card === "large"
    ? { ...perfect, card, details: { ...perfect.details, note: null } }
    : undefined;
}

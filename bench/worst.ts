// `npm run bench -- worst [seconds] [seed]`: searches for the page that blocks the event loop longest. A page is a list of
// fragments, each repeated to a share of 2 MB; the search changes the worst pages found so far, or begins with a new one.
import { serialize } from "node:v8";
import { inspectInSteps } from "@/lib/inspect/inspect";
import { metadataSteps } from "@/lib/inspect/metadata/read-metadata";
import { joinPage } from "@/lib/inspect/page/page";
import { createDocumentReader } from "@/lib/inspect/page/read-document";
import { toReport } from "@/lib/inspect/report";
import { NO_RESOURCES } from "@/lib/inspect/resources";
import { PageLinks } from "@/lib/services/audits/run/page-links";
import { FILLERS, FRAGMENTS } from "./fragments.data";
import { printTable } from "./measure";
import { SeededRandom } from "./web/seeded-random";

const PAGE_BYTES = 2_097_000;
/** What one step of a check parses. */
const CHUNK_BYTES = 16_384;
const GENES_MAX = 5;
/** How many of the pages found are measured once more. */
const WORST_COUNT = 20;
const FILLER_CHARS = [0, 1, 10, 100, 1_000, 10_000, 100_000, 1_000_000];

/** One fragment of a page: which, what fills it and how much of that, and its share of the page. */
interface Gene {
  readonly fragment: number;
  readonly filler: number;
  readonly chars: number;
  readonly share: number;
}

/** A page and how long its check blocks, in milliseconds of processor time, which other work disturbs less. */
export interface WorstPage {
  readonly genes: readonly Gene[];
  readonly html: Buffer;
  /** The longest time without a turn of the event loop. */
  readonly blockMs: number;
  /** All of the check. */
  readonly totalMs: number;
  readonly step: string;
}

interface SearchPlan {
  readonly seed: number;
  readonly pageBytes: number;
  /** Whether to try another page after so many. */
  goesOn(tried: number): boolean;
}

/** The worst 20 pages that a search finds, the worst one first, at most one for each list of fragments. */
export function searchWorst({ seed, pageBytes, goesOn }: SearchPlan): readonly WorstPage[] {
  const random = new SeededRandom(seed);
  const best = new Map<string, WorstPage>();
  const singles = FRAGMENTS.keys();
  for (let tried = 0; goesOn(tried); tried += 1) {
    const single = singles.next().value;
    const genes = single === undefined ? nextGenes([...best.values()], random) : [geneOf(single, random)];
    const page = measureGenes(genes, pageBytes);
    const key = describe(genes.map((gene) => ({ ...gene, share: 1 })));
    if (page.blockMs > (best.get(key)?.blockMs ?? 0)) best.set(key, page);
    if (best.size > 60) for (const [old] of [...best].sort(byBlock).slice(30)) best.delete(old);
  }
  const worst = [...best].sort(byBlock).slice(0, WORST_COUNT);
  return worst.map(([, page]) => measureGenes(page.genes, pageBytes));
}

/** The fragments of a page in words. */
export function describe(genes: readonly Gene[]): string {
  return genes
    .map(({ fragment, filler, chars, share }) => {
      const text = FRAGMENTS[fragment]?.("…", 0).slice(0, 60);
      return `${text} × ${chars} of ${JSON.stringify(FILLERS[filler]?.slice(0, 12))}${share < 1 ? ` (${Math.round(share * 100)} %)` : ""}`;
    })
    .join(" + ");
}

function byBlock([, a]: readonly [string, WorstPage], [, b]: readonly [string, WorstPage]): number {
  return b.blockMs - a.blockMs;
}

function nextGenes(known: readonly WorstPage[], random: SeededRandom): readonly Gene[] {
  const ranked = known.toSorted((a, b) => b.blockMs - a.blockMs);
  const parent = ranked[Math.floor(random.next() ** 2 * Math.min(ranked.length, 20))];
  if (parent === undefined || random.int(5) === 0) return [geneOf(random.int(FRAGMENTS.length), random)];
  const genes = [...parent.genes];
  const at = random.int(genes.length);
  const other = geneOf(random.int(FRAGMENTS.length), random);
  const gene = genes[at] ?? other;
  if (random.int(3) === 0 && genes.length < GENES_MAX) genes.splice(random.int(genes.length + 1), 0, other);
  else if (random.int(4) === 0 && genes.length > 1) genes.splice(at, 1);
  else genes[at] = { ...other, fragment: random.int(4) === 0 ? other.fragment : gene.fragment };
  const sum = genes.reduce((total, { share }) => total + share, 0);
  return genes.map((one) => ({ ...one, share: one.share / sum }));
}

function geneOf(fragment: number, random: SeededRandom): Gene {
  return {
    fragment,
    filler: random.int(FILLERS.length),
    chars: FILLER_CHARS[random.int(FILLER_CHARS.length)] ?? 0,
    share: random.int(5) === 0 ? 0.1 : 1,
  };
}

function measureGenes(genes: readonly Gene[], pageBytes: number): WorstPage {
  const html = htmlOf(genes, pageBytes);
  return { genes, html, ...measurePage(html) };
}

function htmlOf(genes: readonly Gene[], pageBytes: number): Buffer {
  const parts = genes.map(({ fragment, filler, chars, share }) => {
    const text = FILLERS[filler] ?? "";
    const filled = text.repeat(Math.ceil(chars / Math.max(1, text.length))).slice(0, chars);
    const make = FRAGMENTS[fragment] ?? (() => "");
    const pieces: string[] = [];
    for (let left = pageBytes * share, number = 0; left > 0; number++) {
      const piece = make(filled, number);
      pieces.push(piece);
      left -= Math.max(1, Buffer.byteLength(piece));
    }
    return pieces.join("");
  });
  return Buffer.from(parts.join("")).subarray(0, pageBytes);
}

/** What the check of a page costs, and the search for its links that audits make. */
export function measurePage(html: Buffer): Pick<WorstPage, "blockMs" | "totalMs" | "step"> {
  const steps: [name: string, ms: number][] = [];
  // Reading the processor time takes longer than a short step, so each step begins with what the last one ended with.
  let lastMs = cpuMs();
  const step = <T>(name: string, work: () => T): T => {
    const result = work();
    const nowMs = cpuMs();
    steps.push([name, nowMs - lastMs]);
    lastMs = nowMs;
    return result;
  };
  const url = "https://example.com/";
  const links = new PageLinks(url);
  const reader = createDocumentReader("text/html; charset=utf-8");
  for (let at = 0; at < html.length; at += CHUNK_BYTES) {
    step("parse a chunk", () => reader.write(html.subarray(at, at + CHUNK_BYTES)));
    step("find links in a chunk", () => links.write(html.subarray(at, at + CHUNK_BYTES)));
  }
  const fetched = { url, finalUrl: url, hops: [], status: 200, headers: {}, responseTimeMs: 1 };
  const page = step("end the page", () =>
    joinPage({ ...fetched, documentBytes: html.length, truncated: false }, reader.end()),
  );
  const inSteps = <T>(name: string, work: Generator<void, T>): T => {
    for (;;) {
      const { done, value } = step(name, () => work.next());
      if (done) return value;
    }
  };
  const metadata = inSteps("read metadata", metadataSteps(page));
  const inspection = inSteps("judge", inspectInSteps(page, NO_RESOURCES, metadata));
  step("serialize for the cache", () => serialize(inspection));
  step("make the report", () => toReport(inspection));
  const [name, blockMs] = steps.reduce((worst, one) => (one[1] > worst[1] ? one : worst), ["", 0]);
  const totalMs = steps.reduce((sum, [, ms]) => sum + ms, 0);
  return { blockMs, totalMs, step: name };
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Searches and prints the worst ten. */
export function benchWorst(seconds: number, seed: number): void {
  const until = performance.now() + seconds * 1_000;
  const found = searchWorst({ seed, pageBytes: PAGE_BYTES, goesOn: () => performance.now() < until });
  printTable(
    `Pages of 2 MB that block the event loop longest (${seconds} s of search, seed ${seed})`,
    found.slice(0, 10).map(({ genes, blockMs, totalMs, step }) => ({
      "blocks for, ms": blockMs,
      "all of the check, ms": totalMs,
      step,
      page: describe(genes).replaceAll("|", "\\|"),
    })),
  );
}

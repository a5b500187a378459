// The page thread: parses and judges large pages beside the main thread, which fetches. It shares no memory with it, so
// a page that takes long here delays nobody there.
import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";
import { basename } from "node:path";
import { parentPort } from "node:worker_threads";
import { encodeInspection } from "@/lib/cache/encoded-inspection";
import { inspectInSteps } from "@/lib/inspect/inspect";
import type { Metadata } from "@/lib/inspect/metadata/metadata";
import { metadataSteps } from "@/lib/inspect/metadata/read-metadata";
import { missingResources } from "@/lib/inspect/missing-resources";
import { joinPage, type Page } from "@/lib/inspect/page/page";
import { createDocumentReader } from "@/lib/inspect/page/read-document";
import { firstCandidate } from "@/lib/inspect/platforms/resolve/image-candidates";
import type { PageHead } from "@/lib/net/page/page-receiver";
import { PageParsing } from "./parse-page";
import type { FromThread, ToThread } from "./thread-messages";
import { createTurns, type Lane } from "./turns";

/** Where processors are short, the main thread, which everybody waits for, comes first. */
const NICENESS = 10;

const turns = createTurns();
const pages = new Map<number, HeldPage>();

/** One page, from its first bytes to its inspection. */
class HeldPage {
  readonly #lane: Lane = turns.lane();
  readonly #parsing: PageParsing;
  #known: Promise<{ readonly page: Page; readonly metadata: Metadata }> | null = null;

  constructor({ contentType, finalUrl }: PageHead, onImage: (url: string | null) => void) {
    this.#parsing = new PageParsing(this.#lane, createDocumentReader(contentType), (head) => {
      onImage(firstCandidate(head, finalUrl));
      return false;
    });
  }

  async take(message: ToThread): Promise<FromThread | null> {
    const { page: id } = message;
    switch (message.kind) {
      case "bytes":
        this.#parsing.write(message.bytes);
        return null;
      case "end": {
        this.#known = this.#finish(message.fetched);
        await this.#known;
        return { kind: "ended", page: id };
      }
      case "missing": {
        const { page, metadata } = await this.#read();
        return { kind: "missing", page: id, missing: missingResources(page, metadata, message.resources) };
      }
      case "inspect": {
        const { page, metadata } = await this.#read();
        const inspection = await this.#lane.runAll(inspectInSteps(page, message.resources, metadata));
        const { parts } = await encodeInspection(inspection, (step) => this.#lane.run(step));
        return { kind: "inspected", page: id, parts };
      }
      default:
        return null;
    }
  }

  drop(): void {
    this.#parsing.stop();
  }

  async #finish(fetched: Extract<ToThread, { kind: "end" }>["fetched"]) {
    const page = joinPage(fetched, await this.#parsing.end());
    return { page, metadata: await this.#lane.runAll(metadataSteps(page)) };
  }

  #read() {
    if (this.#known === null) throw new Error("A page has to end before it is looked at.");
    return this.#known;
  }
}

yieldToMainThread();
parentPort?.on("message", (message: ToThread) => {
  const { page: id, kind } = message;
  if (kind === "open") {
    pages.set(id, new HeldPage(message.head, (url) => send({ kind: "image", page: id, url })));
    return;
  }
  const page = pages.get(id);
  if (kind === "drop") {
    page?.drop();
    pages.delete(id);
    return;
  }
  page?.take(message).then(
    (reply) => reply && send(reply),
    (error: unknown) => send({ kind: "failed", page: id, message: String(error) }),
  );
});

function send(message: FromThread): void {
  if (message.kind !== "inspected") {
    parentPort?.postMessage(message);
    return;
  }
  // Node keeps small pieces of several things in the same memory, which must not be given away as a whole.
  const [report, beyond] = [new Uint8Array(message.parts.report), new Uint8Array(message.parts.beyond)];
  const parts = { ...message.parts, report, beyond };
  parentPort?.postMessage({ ...message, parts } satisfies FromThread, [report.buffer, beyond.buffer]);
}

/** Linux has a priority for each thread, by the number that /proc knows it by; elsewhere all threads stay equal. */
function yieldToMainThread(): void {
  try {
    setPriority(Number(basename(readlinkSync("/proc/thread-self"))), NICENESS);
  } catch {
    // Without /proc, or where nothing may be changed.
  }
}

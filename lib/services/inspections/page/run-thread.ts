// The page thread: parses and judges large pages beside the main thread, which fetches. It shares no memory with it, so
// a page that takes long here delays nobody there.
import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";
import { basename } from "node:path";
import { parentPort } from "node:worker_threads";
import { reportJson } from "@/lib/cache/json-bytes";
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
        const json = await this.#lane.run(() => reportJson(inspection));
        return { kind: "inspected", page: id, inspection, json: json && new Uint8Array(json.plain) };
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
  const json = message.kind === "inspected" ? message.json : null;
  parentPort?.postMessage(message, json ? [json.buffer as ArrayBuffer] : []);
}

/** Linux has a priority for each thread, by the number that /proc knows it by; elsewhere all threads stay equal. */
function yieldToMainThread(): void {
  try {
    setPriority(Number(basename(readlinkSync("/proc/thread-self"))), NICENESS);
  } catch {
    // Without /proc, or where nothing may be changed.
  }
}

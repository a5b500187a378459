import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker, type WorkerOptions } from "node:worker_threads";
import { EncodedInspection } from "@/lib/cache/encoded-inspection";
import { AppError } from "@/lib/errors";
import type { FetchedPage } from "@/lib/inspect/page/page";
import type { PageHead } from "@/lib/net/page/page-receiver";
import type { PageAtHand } from "./receive-page";
import type { FromThread, ToThread } from "./thread-messages";

/** A page of 2 MB takes far less; one that takes more ends the thread and not the process. */
const HEAP_MB_MAX = 512;
/** A reply that takes longer tells that the thread has more pages than it can do. */
const WAIT_MS_MAX = 2_000;
/** Then it takes so many in all, and one of each caller, so that nobody's pages keep out those of others. */
const PAGES_WHEN_BUSY = 32;

/** A thread that parses and judges pages. It is started for the first page, and again after one that ended it. */
export interface PageThread {
  /**
   * Begins a page whose bytes follow. `onImage` is told the social image when its head has arrived. Null when so many
   * pages wait that one more of this caller's would come too late.
   */
  open(head: PageHead, caller: string, onImage: (url: string | null) => void): ThreadPage | null;
}

/** A page that is being read on the thread. */
export interface ThreadPage {
  write(chunk: Uint8Array): void;
  /** Rejects with `unavailable` when the thread ends before the page does. */
  end(fetched: FetchedPage): Promise<PageAtHand>;
  drop(): void;
}

interface OpenPage {
  readonly caller: string;
  onImage(url: string | null): void;
  /** The reply that is waited for, one at a time. */
  waiting: {
    readonly sinceMs: number;
    resolve(reply: FromThread): void;
    reject(error: unknown): void;
  } | null;
}

/** A thread that runs this file, to which run-thread.ts was compiled. */
export function createPageThread(
  file: string,
  options: WorkerOptions = {},
  waitMsMax = WAIT_MS_MAX,
): PageThread {
  return new Thread(file, options, waitMsMax);
}

/**
 * The thread of a compiled server, whose file lies beside it (lib/server/build.ts). Null where there is no second
 * processor for it, and under `npm run dev`, where sources run and change.
 */
export function serverPageThread(): PageThread | null {
  const file = join(dirname(fileURLToPath(import.meta.url)), "run-thread.mjs");
  return availableParallelism() > 1 && existsSync(file) ? createPageThread(file) : null;
}

class Thread implements PageThread {
  readonly #file: string;
  readonly #options: WorkerOptions;
  readonly #waitMsMax: number;
  readonly #pages = new Map<number, OpenPage>();
  #worker: Worker | null = null;
  #serial = 0;

  constructor(file: string, options: WorkerOptions, waitMsMax: number) {
    this.#file = file;
    this.#options = options;
    this.#waitMsMax = waitMsMax;
  }

  #isFull(caller: string): boolean {
    const pages = [...this.#pages.values()];
    const since = performance.now() - this.#waitMsMax;
    if (!pages.some(({ waiting }) => waiting !== null && waiting.sinceMs < since)) return false;
    return pages.length >= PAGES_WHEN_BUSY || pages.some((page) => page.caller === caller);
  }

  open(head: PageHead, caller: string, onImage: (url: string | null) => void): ThreadPage | null {
    if (this.#isFull(caller)) return null;
    const page = this.#serial++;
    // A page of an ended thread is unknown to the next one, so it keeps the worker it began with.
    const worker = this.#running();
    this.#pages.set(page, { caller, onImage, waiting: null });
    const tell = (message: ToThread, transfer: ArrayBuffer[] = []) => worker.postMessage(message, transfer);
    const request = (message: ToThread) =>
      new Promise<FromThread>((resolve, reject) => {
        const open = this.#pages.get(page);
        if (open === undefined) return reject(gone());
        open.waiting = { sinceMs: performance.now(), resolve, reject };
        tell(message);
      });
    const drop = () => {
      if (this.#pages.delete(page)) tell({ kind: "drop", page });
    };
    tell({ kind: "open", page, head });
    return {
      // What is transferred is gone here, and others may hold the same memory.
      write: (chunk) => {
        const bytes = new Uint8Array(chunk);
        tell({ kind: "bytes", page, bytes }, [bytes.buffer]);
      },
      end: async (fetched) => {
        await request({ kind: "end", page, fetched });
        return {
          finalUrl: fetched.finalUrl,
          missing: async (resources) => {
            const reply = await request({ kind: "missing", page, resources });
            if (reply.kind !== "missing") throw new Error(`The page thread replied ${reply.kind}.`);
            return reply.missing;
          },
          inspect: async (resources) => {
            const reply = await request({ kind: "inspect", page, resources });
            if (reply.kind !== "inspected") throw new Error(`The page thread replied ${reply.kind}.`);
            return new EncodedInspection(reply.parts);
          },
          drop,
        };
      },
      drop,
    };
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(this.#file, {
      ...this.#options,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB_MAX },
    });
    worker.unref();
    worker.on("message", (message: FromThread) => this.#take(message));
    // Whatever ended it, out of memory included, says nothing of the pages that were open beside it.
    worker.on("error", () => this.#end(worker));
    worker.on("exit", () => this.#end(worker));
    this.#worker = worker;
    return worker;
  }

  #take(message: FromThread): void {
    const open = this.#pages.get(message.page);
    if (message.kind === "image") {
      open?.onImage(message.url);
    } else if (open) {
      const { waiting } = open;
      open.waiting = null;
      if (message.kind === "failed") waiting?.reject(new Error(message.message));
      else waiting?.resolve(message);
    }
  }

  #end(worker: Worker): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    const open = [...this.#pages.values()];
    this.#pages.clear();
    for (const { waiting } of open) waiting?.reject(gone());
  }
}

function gone(): AppError {
  return new AppError("unavailable");
}

import type { Dispatcher } from "undici";
import { AppError } from "@/lib/errors";
import type { HostConnection } from "./connections";

export interface HttpRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

export interface RawHead {
  readonly status: number;
  /** Lower-case names; a header sent more than once has all its values. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Steers a body that is arriving; once the exchange is over, `stop` and `fail` do nothing. */
export interface Flow {
  /** Cuts the transfer: enough was read. */
  stop(): void;
  /** Cuts the transfer and rejects the exchange. */
  fail(error: unknown): void;
}

export type Receiver = (chunk: Buffer) => void;

export type OnHead = (head: RawHead, flow: Flow) => Receiver;

export type ResponseEnd =
  /** The response was read to its end, and the connection may be used again. */
  | { readonly kind: "complete" }
  | { readonly kind: "stopped" }
  /** The connection broke, or the response was invalid: before its head was known, or after. */
  | { readonly kind: "no_response" | "broken"; readonly error: unknown };

/**
 * What one response may take on the connection. Bodies are cut long before; this bounds what never becomes one (status lines,
 * announcements, chunk extensions and trailers without end), which undici passes over as fast as it comes.
 */
const RECEIVED_BYTES_MAX = 16_777_216;
/** A response is announced once or twice; a flood of announcements would cost a second of reading until it is cut. */
const ANNOUNCEMENTS_MAX = 32;

/** Each chunk that a site sends becomes a piece, and a page may come in chunks of one byte. */
const SMALL_PIECE_BYTES = 1_024;
const JOINED_BYTES = 16_384;
/** Undici takes a microsecond or two for each, and reads on as long as a site sends. */
const PIECES_A_TURN_MAX = 2_048;

const CUT = new Error("The transfer was cut on our side.");

/**
 * Sends one GET over a connection and hands the response over while it arrives: the head first, then the body to what
 * `onHead` returned. Rejects with the signal's reason, or with what `onHead`, the receiver or `fail` threw.
 */
export function sendRequest(
  connection: HostConnection,
  request: HttpRequest,
  onHead: OnHead,
): Promise<ResponseEnd> {
  return new Promise((resolve, reject) =>
    new RequestHandler(connection, request, { onHead, resolve, reject }).start(),
  );
}

interface Outcome {
  readonly onHead: OnHead;
  readonly resolve: (ending: ResponseEnd) => void;
  readonly reject: (error: unknown) => void;
}

class RequestHandler implements Dispatcher.DispatchHandler, Flow {
  readonly #connection: HostConnection;
  readonly #request: HttpRequest;
  readonly #outcome: Outcome;
  readonly #abort = () => this.fail(this.#request.signal.reason);
  #controller: Dispatcher.DispatchController | null = null;
  #receive: Receiver | null = null;
  /** Pieces of the body that are yet to be received as one. */
  #held: Buffer[] = [];
  #heldBytes = 0;
  #announcements = 0;
  #settled = false;
  readonly #watch = () => this.#weigh();
  #bytesBefore = 0;

  constructor(connection: HostConnection, request: HttpRequest, outcome: Outcome) {
    this.#connection = connection;
    this.#request = request;
    this.#outcome = outcome;
  }

  start(): void {
    const { path, headers, signal } = this.#request;
    if (signal.aborted) {
      this.#abort();
      return;
    }
    signal.addEventListener("abort", this.#abort, { once: true });
    this.#bytesBefore = this.#connection.socket.bytesRead;
    this.#connection.client.dispatch({ method: "GET", path, headers }, this);
  }

  /** Called for every piece that comes: at the speed of a local network, a timer would find a hundred megabytes. */
  #weigh(): void {
    if (this.#connection.socket.bytesRead - this.#bytesBefore > RECEIVED_BYTES_MAX) this.#failEndless();
  }

  #failEndless(): void {
    this.fail(new AppError("bad_response", { message: "The site's response is invalid and doesn't end." }));
  }

  stop(): void {
    if (this.#isOver()) return;
    this.#outcome.resolve({ kind: "stopped" });
    this.#cut();
  }

  fail(error: unknown): void {
    if (this.#isOver()) return;
    this.#outcome.reject(error);
    this.#cut();
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#settled) controller.abort(CUT);
    // Not before: the first to listen for what is readable starts the reading, and that has to be undici.
    else this.#connection.socket.on("readable", this.#watch);
  }

  onResponseStart(_controller: unknown, status: number, headers: RawHead["headers"]): void {
    if (this.#settled) return;
    // A status below 200 announces the real one.
    if (status < 200) {
      this.#announcements++;
      if (this.#announcements > ANNOUNCEMENTS_MAX) this.#failEndless();
      return;
    }
    this.#attempt(() => {
      this.#receive = this.#outcome.onHead({ status, headers }, this);
    });
  }

  onResponseData(_controller: unknown, chunk: Buffer): void {
    if (this.#settled) return;
    this.#held.push(chunk);
    this.#heldBytes += chunk.length;
    const isTurnOver = this.#held.length >= PIECES_A_TURN_MAX;
    if (isTurnOver) this.#readOnNextTurn();
    if (isTurnOver || chunk.length >= SMALL_PIECE_BYTES || this.#heldBytes >= JOINED_BYTES) this.#handOver();
    // Once undici has read what has come.
    else if (this.#held.length === 1) process.nextTick(() => this.#handOver());
  }

  /** A body that ends with its connection is complete for undici even when that connection was reset. */
  onResponseEnd(): void {
    this.#handOver();
    const { errored } = this.#connection.socket;
    this.#settle(errored ? { kind: "broken", error: errored } : { kind: "complete" });
  }

  onResponseError(_controller: unknown, error: Error): void {
    this.#handOver();
    this.#settle({ kind: this.#receive ? "broken" : "no_response", error });
  }

  /** Lets all else have its turn first. */
  #readOnNextTurn(): void {
    const controller = this.#controller;
    controller?.pause();
    setImmediate(() => {
      if (!this.#settled) controller?.resume();
    });
  }

  #handOver(): void {
    const pieces = this.#held;
    const [first] = pieces;
    if (first === undefined || this.#settled) return;
    this.#held = [];
    this.#heldBytes = 0;
    this.#attempt(() => this.#receive?.(pieces.length === 1 ? first : Buffer.concat(pieces)));
  }

  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.fail(error);
    }
  }

  #settle(ending: ResponseEnd): void {
    if (!this.#isOver()) this.#outcome.resolve(ending);
  }

  /** True when the exchange was over already; from now on it is. */
  #isOver(): boolean {
    if (this.#settled) return true;
    this.#settled = true;
    this.#connection.socket.off("readable", this.#watch);
    this.#request.signal.removeEventListener("abort", this.#abort);
    return false;
  }

  #cut(): void {
    this.#controller?.abort(CUT);
    this.#connection.socket.destroy();
  }
}

import { connect as connectTcp, isIP, type Socket } from "node:net";
import { setTimeout as after } from "node:timers/promises";
import { connect as connectTls, createSecureContext, rootCertificates, type SecureContext } from "node:tls";
import { hostOf } from "@/lib/inspect/url/url-policy";
import { fromConnectError, fromTlsError } from "../transport/network-errors";

/** Opens a connection for a url to one of these addresses and to no other; throws `connection_failed` or `tls_failed`. */
export type Dial = (url: URL, addresses: readonly string[], signal: AbortSignal) => Promise<Socket>;

/** The next address is tried when the one before has failed, or has not answered for this long (RFC 8305, section 5). */
const STAGGER_MS = 250;
const ATTEMPTS_MAX = 6;

/** `trust` are certificates (PEM) to accept beside those every browser does. */
export function createDial(trust: readonly string[] = []): Dial {
  const context = createSecureContext(trust.length > 0 ? { ca: [...rootCertificates, ...trust] } : {});
  return async (url, addresses, signal) => {
    const secure = url.protocol === "https:";
    const port = Number(url.port) || (secure ? 443 : 80);
    const socket = await connectFirst(addresses.slice(0, ATTEMPTS_MAX), port, signal);
    return secure ? agreeOnTls(socket, { host: hostOf(url), context, signal }) : socket;
  };
}

/** Races the addresses, each starting when its turn comes; the first to connect wins and the others are dropped. */
async function connectFirst(
  addresses: readonly string[],
  port: number,
  signal: AbortSignal,
): Promise<Socket> {
  signal.throwIfAborted();
  const [only] = addresses;
  if (addresses.length === 1 && only !== undefined) return connectTo(only, port, signal);
  const race = new AbortController();
  const stop = () => race.abort(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  let turn: Promise<unknown> = Promise.resolve();
  const attempts = addresses.map((address) => {
    const mine = turn;
    const attempt = mine.then(() => connectTo(address, port, race.signal));
    turn = Promise.race([failureOf(attempt), mine.then(() => patience(race.signal))]);
    return attempt;
  });
  try {
    const winner = await Promise.any(attempts);
    for (const attempt of attempts) dropUnless(winner, attempt);
    return winner;
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof AggregateError ? error.errors[0] : error;
  } finally {
    signal.removeEventListener("abort", stop);
    race.abort();
  }
}

/** The host is an address, so that nothing is looked up here. */
function connectTo(host: string, port: number, signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const socket = connectTcp({ host, port, noDelay: true });
    const abort = () => {
      socket.destroy();
      reject(signal.reason);
    };
    signal.addEventListener("abort", abort, { once: true });
    socket.on("error", (error) => {
      signal.removeEventListener("abort", abort);
      reject(fromConnectError(error));
    });
    socket.once("connect", () => {
      signal.removeEventListener("abort", abort);
      resolve(socket);
    });
  });
}

/** Two may connect in the same moment. */
function dropUnless(winner: Socket, attempt: Promise<Socket>): void {
  attempt.then(
    (socket) => socket !== winner && socket.destroy(),
    () => undefined,
  );
}

function failureOf(attempt: Promise<unknown>): Promise<unknown> {
  return attempt.then(
    () => new Promise(() => undefined),
    () => undefined,
  );
}

function patience(signal: AbortSignal): Promise<unknown> {
  return after(STAGGER_MS, undefined, { signal }).catch(() => undefined);
}

interface TlsTerms {
  readonly host: string;
  readonly context: SecureContext;
  readonly signal: AbortSignal;
}

/** The certificate is checked against the host of the url, which is also the name sent (SNI) unless it is an address. */
function agreeOnTls(socket: Socket, { host, context, signal }: TlsTerms): Promise<Socket> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      socket.destroy();
      reject(signal.reason);
      return;
    }
    const name = isIP(host) === 0 ? { servername: host } : { host };
    const safe = connectTls({
      socket,
      secureContext: context,
      ALPNProtocols: ["http/1.1"],
      rejectUnauthorized: true,
      ...name,
    });
    function abort(): void {
      safe.destroy();
      reject(signal.reason);
    }
    function fail(error?: unknown): void {
      signal.removeEventListener("abort", abort);
      safe.destroy();
      reject(fromTlsError(error));
    }
    signal.addEventListener("abort", abort, { once: true });
    safe.on("error", fail);
    safe.once("close", fail);
    safe.once("secureConnect", () => {
      signal.removeEventListener("abort", abort);
      safe.off("close", fail);
      resolve(safe);
    });
  });
}

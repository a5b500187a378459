import type { Connection } from "./connections";
import { orAborted } from "./deadline";
import type { Wire } from "./fetch-context";
import { fromExchangeError } from "./network-errors";
import { Answer, type AnswerTerms, type Visited } from "./response-reader";
import { exchange } from "./send-request";

export interface VisitTerms extends AnswerTerms {
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Asks one address once. Its name is resolved and judged first, and only what was judged is dialled. Throws
 * `private_address`, `dns_failed`, `connection_failed`, `tls_failed`, `bad_response`, and what the signal or `onHead` does.
 */
export async function visit(wire: Wire, url: URL, terms: VisitTerms): Promise<Visited> {
  const addresses = await orAborted(wire.book.addressesOf(url), terms.signal);
  const first = await wire.connections.take(url, addresses, terms.signal);
  const visited = await converse(wire, first, url, terms);
  if (!("unheard" in visited)) return visited;
  // A site may close an idle connection at any time; that says nothing about the next one.
  if (!first.used) throw visited.unheard;
  const second = await wire.connections.dial(url, addresses, terms.signal);
  const again = await converse(wire, second, url, terms);
  if ("unheard" in again) throw again.unheard;
  return again;
}

interface Unheard {
  readonly unheard: unknown;
}

async function converse(
  wire: Wire,
  connection: Connection,
  url: URL,
  terms: VisitTerms,
): Promise<Visited | Unheard> {
  const { headers, signal } = terms;
  const { socket } = connection;
  const bytesBefore = socket.bytesRead;
  const answer = new Answer(url, terms);
  try {
    const ask = { path: url.pathname + url.search, headers, signal };
    const ending = await exchange(connection, ask, (head, flow) => answer.open(head, flow));
    if (ending.kind === "complete") wire.connections.keep(connection);
    if (ending.kind !== "unheard") return await answer.conclude(ending);
    return { unheard: fromExchangeError(ending.error, socket.bytesRead > bytesBefore) };
  } finally {
    answer.destroy();
  }
}

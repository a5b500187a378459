import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from "node:http";

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** A response for every request of the listener. What it does beyond Node's own costs every request, so it costs little. */
export class WebResponse<Req extends IncomingMessage = IncomingMessage> extends ServerResponse<Req> {
  /**
   * Headers that it has whatever is written into it, unless a handler sets its own of that name. Names are in lower case.
   * Node needs half as long for headers that it gets together with the status as for headers that are set one by one.
   */
  standing: Readonly<Record<string, string>> = {};

  #ends: (() => void)[] | null = null;

  /**
   * Runs this when the response has ended or its connection is gone, at once if that has been. A listener for each would
   * take longer.
   */
  whenClosed(run: () => void): void {
    if (this.closed) run();
    else if (this.#ends !== null) this.#ends.push(run);
    else this.#begin([run]);
  }

  // Node writes the head through this method too when a handler sets status and headers one by one.
  override writeHead(status: number, reason?: string | Headers, headers?: Headers): this {
    const given = typeof reason === "string" ? headers : (reason ?? headers);
    const message = typeof reason === "string" ? [reason] : [];
    if (given !== undefined && this.getHeaderNames().length === 0 && hasPlainNames(given))
      return super.writeHead(status, ...message, this.#listed(given));
    this.#set();
    return super.writeHead(status, ...message, given);
  }

  override removeHeader(name: string): void {
    const { [name.toLowerCase()]: _, ...others } = this.standing;
    this.standing = others;
    super.removeHeader(name);
  }

  /** All headers as a list of names and values, which Node reads faster than an object. */
  #listed(given: OutgoingHttpHeaders): OutgoingHttpHeader[] {
    const list: OutgoingHttpHeader[] = [];
    for (const name in this.standing) {
      if (given[name] === undefined) list.push(name, this.standing[name] ?? "");
    }
    for (const name in given) {
      const value = given[name];
      if (value !== undefined) list.push(name, value);
    }
    return list;
  }

  #begin(ends: (() => void)[]): void {
    this.#ends = ends;
    this.on("close", () => {
      for (const end of ends) end();
    });
  }

  #set(): void {
    for (const [name, value] of Object.entries(this.standing)) {
      if (!this.hasHeader(name)) this.setHeader(name, value);
    }
  }
}

/** Whether these are no list, and their names in lower case, so that none is a standing one in other letters. */
function hasPlainNames(headers: Headers): headers is OutgoingHttpHeaders {
  if (Array.isArray(headers)) return false;
  for (const name in headers) if (name !== name.toLowerCase()) return false;
  return true;
}

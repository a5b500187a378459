import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from "node:http";

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * A response with headers that it has whatever is written into it, unless a handler sets its own of that name. Node needs
 * half as long for headers that it gets together with the status as for headers that are set one by one before.
 */
export class WebResponse<Req extends IncomingMessage = IncomingMessage> extends ServerResponse<Req> {
  /** Names are in lower case. */
  standing: Readonly<Record<string, string>> = {};

  // Node writes the head through this method too when a handler sets status and headers one by one.
  override writeHead(status: number, reason?: string | Headers, headers?: Headers): this {
    const given = typeof reason === "string" ? headers : (reason ?? headers);
    const message = typeof reason === "string" ? [reason] : [];
    if (given !== undefined && this.getHeaderNames().length === 0 && hasPlainNames(given))
      return super.writeHead(status, ...message, { ...this.standing, ...given });
    this.#set();
    return super.writeHead(status, ...message, given);
  }

  override removeHeader(name: string): void {
    const { [name.toLowerCase()]: _, ...others } = this.standing;
    this.standing = others;
    super.removeHeader(name);
  }

  #set(): void {
    for (const [name, value] of Object.entries(this.standing)) {
      if (!this.hasHeader(name)) this.setHeader(name, value);
    }
  }
}

/** Whether these are no list, and their names in lower case, so that none is a standing one in other letters. */
function hasPlainNames(headers: Headers): headers is OutgoingHttpHeaders {
  return !Array.isArray(headers) && Object.keys(headers).every((name) => name === name.toLowerCase());
}

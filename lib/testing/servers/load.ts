import { Agent as HttpAgent, get as httpGet } from "node:http";
import { Agent as HttpsAgent, get as httpsGet } from "node:https";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

const THINK_MS = 20;

export interface LoadTerms {
  readonly clients: number;
  /** The authority to trust, for https. */
  readonly ca?: string;
}

export interface RunningLoad {
  /** Lets each client finish its request. Resolves with the count of 200 and with what became of every other request. */
  end(): Promise<{ readonly served: number; readonly lost: readonly string[] }>;
}

/** Clients that send one request after the other, each over one connection as long as it is kept. */
export function startLoad(url: string, terms: LoadTerms): RunningLoad {
  let stopped = false;
  let served = 0;
  const lost: string[] = [];
  const client = async () => {
    const agent = agentFor(url, terms);
    while (!stopped) {
      const outcome = await statusOf(url, agent);
      if (outcome === "200") served += 1;
      else lost.push(outcome);
      await pause(THINK_MS);
    }
    agent.destroy();
  };
  const clients = Array.from({ length: terms.clients }, client);
  return {
    async end() {
      stopped = true;
      await Promise.all(clients);
      return { served, lost };
    },
  };
}

function agentFor(url: string, { ca }: LoadTerms): HttpAgent {
  const options = { keepAlive: true, maxSockets: 1 };
  return url.startsWith("https:") ? new HttpsAgent({ ...options, ca }) : new HttpAgent(options);
}

/** The status, `cut` for a response that broke off, or the error's message. */
function statusOf(url: string, agent: HttpAgent): Promise<string> {
  const get = url.startsWith("https:") ? httpsGet : httpGet;
  return new Promise((resolve) => {
    const sent = get(url, { agent }, async (response) => {
      await text(response).catch(() => "");
      resolve(response.complete ? String(response.statusCode) : "cut");
    });
    sent.once("error", (error) => resolve(error.message));
  });
}

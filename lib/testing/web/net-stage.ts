import { onTestFinished } from "vitest";
import { createNet, type Net, type NetParts, type NetSettings } from "@/lib/net/net";
import type { OpenSink, PageHead } from "@/lib/net/page/page-receiver";
import { type FakeWeb, type FakeWebOptions, startFakeWeb } from "./fake-web";

export interface StageOptions {
  readonly web?: FakeWebOptions;
  /** Hosts under which the web may be reached although it is private; only its own address when absent. */
  readonly hosts?: readonly string[];
  /** Exact origins to allow instead of those. */
  readonly allow?: (web: FakeWeb) => readonly string[];
  /** What names resolve to: a list for each question, the last one again and again. Every other name does not exist. */
  readonly names?: Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly settings?: Partial<NetSettings>;
  readonly parts?: NetParts;
}

export interface Stage {
  readonly web: FakeWeb;
  readonly net: Net;
  /** Every name that was looked up, in order. */
  readonly lookedUp: readonly string[];
}

/** A fake web and a net that may reach it under the given names; both are closed when the test is over. */
export async function startStage(options: StageOptions = {}): Promise<Stage> {
  const web = await startFakeWeb(options.web);
  const lookedUp: string[] = [];
  const names = new Map(Object.entries(options.names ?? {}).map(([name, lookups]) => [name, [...lookups]]));
  const hosts = [web.origin, ...(options.hosts ?? []).map((host) => web.originOf(host))];
  const net = createNet(
    {
      userAgent: "Mozilla/5.0 (compatible; HeadlightBot/1.0; +https://headlight.example/bot)",
      allowPrivateOrigins: options.allow?.(web) ?? hosts,
      blockedHosts: [],
      fetchConcurrency: 64,
      fetchPerHost: 6,
      fetchPerHostMinute: 1_000,
      ...options.settings,
    },
    {
      resolve: async (host) => {
        lookedUp.push(host);
        const lookups = names.get(host);
        if (!lookups) throw Object.assign(new Error(`No such name: ${host}`), { code: "ENOTFOUND" });
        return (lookups.length > 1 ? lookups.shift() : lookups[0]) ?? [];
      },
      ...options.parts,
    },
  );
  onTestFinished(async () => {
    await net.close();
    await web.close();
  });
  return { web, net, lookedUp };
}

export interface Collected {
  readonly open: OpenSink;
  readonly heads: readonly PageHead[];
  text(): string;
}

/** A sink that keeps what it is given. */
export function collect(): Collected {
  const heads: PageHead[] = [];
  const chunks: Uint8Array[] = [];
  return {
    heads,
    open: (head) => {
      heads.push(head);
      return { write: (chunk) => chunks.push(chunk) };
    },
    text: () => Buffer.concat(chunks).toString(),
  };
}

/** The code and the details of the error a promise rejects with. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => ({ unexpected: value }),
    (error: unknown) => error,
  );
}

import { readFileSync } from "node:fs";

/** A certificate and its key, both PEM. */
export interface Identity {
  readonly cert: string;
  readonly key: string;
}

/** `agent` is for agent.example and so on, `loopback` for 127.0.0.1 and localhost. */
type Name =
  | "agent"
  | "loopback"
  | "loopback-self-signed"
  | "other"
  | "shop"
  | "shop-expired"
  | "shop-future"
  | "shop-self-signed"
  | "shop-unknown";

/** What a client must trust to accept what is neither self-signed nor of an unknown authority. */
export const AUTHORITY = read("authority");

/** One of the certificates that certificates/make.sh makes. */
export function identity(name: Name): Identity {
  return { cert: read(name), key: read("key") };
}

function read(name: string): string {
  return readFileSync(new URL(`certificates/${name}.pem`, import.meta.url), "utf8");
}

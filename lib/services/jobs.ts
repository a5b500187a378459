import type { JobKind } from "@/lib/queue/queue";

/** What is done outside of requests. */
export const JOBS = {
  /** A turn of an audit: some of its pages. */
  audit: { name: "audit", expireSeconds: 180, retries: 20 },
  /** A check of a monitor. */
  monitor: { name: "monitor", expireSeconds: 180, retries: 5 },
  /** A mail of a monitor. */
  mail: { name: "mail", expireSeconds: 120, retries: 8 },
} satisfies Record<string, JobKind>;

import type { Clock } from "@/lib/clock";
import type { AddressBook } from "./addresses";
import type { Connections } from "./connections";
import type { Gate } from "./gate";
import type { Pace } from "./pace";
import type { TargetSettings } from "./target";

/** What every fetch of one net shares. */
export interface Wire {
  readonly settings: TargetSettings & { readonly userAgent: string };
  readonly gate: Gate;
  readonly book: AddressBook;
  readonly connections: Connections;
  /** Counts what is fetched beside pages: images, robots.txt, oEmbed. */
  readonly filePace: Pace;
  /** A monotonic clock, in milliseconds. */
  readonly now: () => number;
  readonly clock: Clock;
  /** Aborts when the net is closed. */
  readonly closing: AbortSignal;
}

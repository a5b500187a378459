import { parseSettings } from "@/lib/env";
import type { NetParts } from "@/lib/net/net";
import type { Resources } from "@/lib/services/context";
import { createResources } from "@/lib/services/resources";
import { type FakeClock, fakeClock } from "./fake-clock";
import { type LogLines, logLines } from "./log-lines";

export interface TestResources extends Resources {
  readonly clock: FakeClock;
  readonly logged: LogLines;
}

/** The product's own resources as this environment sets them, with a clock that stands still and a log that is kept. */
export function testResources(environment: Record<string, string> = {}, net: NetParts = {}): TestResources {
  const clock = fakeClock();
  const logged = logLines();
  const resources = createResources(parseSettings(environment), { clock, log: logged.log, net });
  return { ...resources, clock, logged };
}

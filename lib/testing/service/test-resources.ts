import type { Database } from "@/lib/db/database";
import { parseSettings } from "@/lib/env";
import type { NetParts } from "@/lib/net/net";
import type { Resources } from "@/lib/services/context";
import { createResources } from "@/lib/services/resources";
import { databaseAway } from "@/lib/testing/database/database-away";
import { type FakeClock, fakeClock } from "@/lib/testing/fake-clock";
import { type LogLines, logLines } from "@/lib/testing/log-lines";

/** Set, so that none is made and kept in the data folder. */
const SECRET = "a secret of tests, which is long enough".replaceAll(" ", "-");

export interface TestResources extends Resources {
  readonly clock: FakeClock;
  readonly logged: LogLines;
}

/** The product's own resources as this environment sets them, with a clock that stands still, a log that is kept, and
 * no database unless one is given. */
export function testResources(
  environment: Record<string, string> = {},
  net: NetParts = {},
  db: Database = databaseAway(),
): TestResources {
  const clock = fakeClock();
  const logged = logLines();
  const settings = parseSettings({ AUTH_SECRET: SECRET, ...environment });
  const resources = createResources(settings, { clock, log: logged.log, net, db });
  return { ...resources, clock, logged };
}

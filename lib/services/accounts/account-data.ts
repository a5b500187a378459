import { z } from "zod";
import { AUDIT } from "../audits/audit";
import { AUDIT_PAGE } from "../audits/audit-page";
import { CONNECTION } from "../connections/connection";
import { TIME } from "../fields";
import { KEY } from "../keys/key";
import { MONITOR } from "../monitors/monitor";
import { MONITOR_CHECK } from "../monitors/monitor-check";
import { PROJECT } from "../projects/project";
import { LISTED_URL } from "../saved-urls/saved-url";

const ACCOUNT = z.object({
  id: z.string().describe("The account's id."),
  email: z.string().describe("The email address it signs in with."),
  plan: z.string().describe("Its plan."),
  created_at: TIME.describe("When it was created."),
});

const SAVED = LISTED_URL.omit({ short_url: true }).extend({
  failed: LISTED_URL.shape.failed.describe(
    "The last check, if it failed; the score is from the last one that succeeded.",
  ),
});

const SIGNED_IN = z.object({
  id: z.string().describe("The session's id."),
  device: z.string().describe("The browser and its system, such as Firefox on Linux."),
  user_agent: z.string().nullable().describe("What the browser calls itself."),
  created_at: TIME.describe("When it signed in."),
  last_seen_at: TIME.describe("Its last request, to the hour."),
  expires_at: TIME.describe("When it must sign in again."),
});

/** The file with all data of an account, for its owner. */
export const ACCOUNT_DATA = z
  .object({
    exported_at: TIME.describe("When the file was created."),
    account: ACCOUNT.describe("The account itself."),
    sessions: z.array(SIGNED_IN).describe("Browsers that are signed in."),
    keys: z.array(KEY).describe("API keys, including revoked ones."),
    connections: z.array(CONNECTION).describe("Agents, including revoked ones."),
    projects: z.array(PROJECT).describe("Projects."),
    saved_urls: z.array(SAVED).describe("Saved pages."),
    audits: z
      .array(AUDIT.extend({ pages: z.array(AUDIT_PAGE).describe("The checked pages.") }))
      .describe("Audits with their pages."),
    monitors: z
      .array(MONITOR.extend({ checks: z.array(MONITOR_CHECK).describe("The stored checks.") }))
      .describe("Monitors with their checks."),
  })
  .meta({ id: "AccountData", description: "All data stored about an account." });

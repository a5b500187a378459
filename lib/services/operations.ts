import { deleteAccount } from "./accounts/delete-account";
import { entitlements } from "./accounts/entitlements";
import { exportAccount } from "./accounts/export-account";
import { cancelAudit } from "./audits/cancel-audit";
import { exportAudit } from "./audits/export-audit";
import { getAudit } from "./audits/get-audit";
import { listAuditPages } from "./audits/list-audit-pages";
import { listAudits } from "./audits/list-audits";
import { startAudit } from "./audits/start-audit";
import { listConnections } from "./connections/list-connections";
import { revokeConnection } from "./connections/revoke-connection";
import { health } from "./health";
import { inspect } from "./inspections/inspect";
import { explainIssue } from "./issues/explain-issue";
import { listIssues } from "./issues/list-issues";
import { createKey } from "./keys/create-key";
import { listKeys } from "./keys/list-keys";
import { revokeKey } from "./keys/revoke-key";
import { checkMonitor } from "./monitors/check-monitor";
import { createMonitor } from "./monitors/create-monitor";
import { deleteMonitor } from "./monitors/delete-monitor";
import { getMonitor } from "./monitors/get-monitor";
import { listMonitorChecks } from "./monitors/list-monitor-checks";
import { listMonitors } from "./monitors/list-monitors";
import { setWeeklySummary } from "./monitors/set-weekly-summary";
import { allowMails, unsubscribe } from "./monitors/unsubscribe";
import { updateMonitor } from "./monitors/update-monitor";
import type { Operation } from "./operation";
import { createProject } from "./projects/create-project";
import { deleteProject } from "./projects/delete-project";
import { getProject } from "./projects/get-project";
import { listProjects } from "./projects/list-projects";
import { renameProject } from "./projects/rename-project";
import { ready } from "./ready";
import { checkSavedUrl } from "./saved-urls/check-saved-url";
import { deleteSavedUrl } from "./saved-urls/delete-saved-url";
import { exportSavedUrls } from "./saved-urls/export-saved-urls";
import { getSavedUrl } from "./saved-urls/get-saved-url";
import { listSavedUrls } from "./saved-urls/list-saved-urls";
import { saveUrl } from "./saved-urls/save-url";
import { saveUrls } from "./saved-urls/save-urls";
import { updateSavedUrl } from "./saved-urls/update-saved-url";
import { requestLink } from "./sign-in/request-link";
import { endSession, signOut, signOutEverywhere } from "./sign-in/sign-out";

export interface OperationGroup {
  readonly name: string;
  /** Its name in URLs. */
  readonly slug: string;
  /** A sentence of 50 to 80 letters. */
  readonly description: string;
  readonly operations: readonly Operation[];
}

/** Every operation with a URL of its own in the interface description, by noun and in the order it lists them. */
export const OPERATION_GROUPS: readonly OperationGroup[] = [
  {
    name: "Checks",
    slug: "checks",
    description: "Check a page, see what the caller may do, and whether the service is running.",
    operations: [inspect, entitlements, health, ready],
  },
  {
    name: "Sign-in",
    slug: "sign-in",
    description: "Sign in with an emailed link, without a password, and sign out.",
    operations: [requestLink, signOut, signOutEverywhere, endSession],
  },
  {
    name: "Issues",
    slug: "issues",
    description: "Every issue the service checks for, explained. Available with any API key.",
    operations: [listIssues, explainIssue],
  },
  {
    name: "Saved URLs",
    slug: "saved-urls",
    description: "Pages to keep an eye on, each with the score of its last check.",
    operations: [
      listSavedUrls,
      saveUrl,
      getSavedUrl,
      updateSavedUrl,
      deleteSavedUrl,
      checkSavedUrl,
      saveUrls,
      exportSavedUrls,
    ],
  },
  {
    name: "Audits",
    slug: "audits",
    description: "Check a whole site: up to 200 pages from its sitemaps or its links.",
    operations: [listAudits, startAudit, getAudit, listAuditPages, exportAudit, cancelAudit],
  },
  {
    name: "Monitors",
    slug: "monitors",
    description: "Check pages hourly, daily or weekly and get an email when they get worse.",
    operations: [
      listMonitors,
      createMonitor,
      getMonitor,
      updateMonitor,
      deleteMonitor,
      listMonitorChecks,
      checkMonitor,
      unsubscribe,
      allowMails,
      setWeeklySummary,
    ],
  },
  {
    name: "Projects",
    slug: "projects",
    description: "Group saved URLs, audits and monitors by client, site or campaign.",
    operations: [listProjects, createProject, getProject, renameProject, deleteProject],
  },
  {
    name: "Keys",
    slug: "keys",
    description: "API keys of the account, managed in a signed-in browser only.",
    operations: [listKeys, createKey, revokeKey],
  },
  {
    name: "Connections",
    slug: "connections",
    description: "Agents the account has approved: list them or revoke their access.",
    operations: [listConnections, revokeConnection],
  },
  {
    name: "Account",
    slug: "account",
    description: "Account data: export or delete it in a signed-in browser.",
    operations: [exportAccount, deleteAccount],
  },
];

export const OPERATIONS: readonly Operation[] = OPERATION_GROUPS.flatMap(({ operations }) => operations);

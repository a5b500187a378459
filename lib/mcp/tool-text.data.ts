// What the product's operations are called as tools, for a model that has never seen the product; or why one is no tool.
import type { ToolText } from "./tool";

type Entry = (ToolText & { readonly name?: string }) | { readonly reason: string };

const PRO = "Requires a Pro account.";
const WEBSITE = "Only a signed-in person may do this on the website.";
const FILE = "It returns a file; the tools that list the same records return data.";

/** By the name of the operation. */
export const TOOL_TEXTS: Readonly<Record<string, Entry>> = {
  inspect: {
    reason: "check_page and get_fix_prompt are this operation, in forms that fit a model's context.",
  },
  entitlements: {
    name: "get_plan",
    title: "Get the plan",
    description:
      "Get the account's plan and its limits: checks an hour, saved URLs and projects. It uses no check.",
  },
  health: {
    reason: "It tells operators whether the service is running, which a working tool call shows by itself.",
  },
  ready: { reason: "It tells load balancers whether to send requests here." },
  request_sign_in_link: { reason: "Signing in is for people: agents are approved in the browser." },
  sign_out: { reason: WEBSITE },
  sign_out_everywhere: { reason: WEBSITE },
  end_session: { reason: WEBSITE },
  list_issues: {
    title: "List issues",
    description:
      "List every issue that a page can have: code, title, severity, importance and the points it can cost. Use it to look up codes. To learn about one, call explain_issue.",
  },
  explain_issue: {
    title: "Explain an issue",
    description:
      "Explain one issue by its code, as check_page and list_issues return it: why it matters, which platforms it affects, how to fix it, and the sources.",
  },
  list_saved_urls: {
    title: "List saved URLs",
    description: `List the pages that the account has saved, newest first, with the score of their last check. ${PRO}`,
  },
  save_url: {
    title: "Save a URL",
    description: `Save a page so that its score is recorded with every check. Saving the same URL twice is an error. ${PRO}`,
  },
  get_saved_url: {
    title: "Get a saved URL",
    description: `Get one saved page by its id, which list_saved_urls returns. ${PRO}`,
  },
  update_saved_url: {
    title: "Update a saved URL",
    description: `Change the label or the project of a saved page; fields you leave out stay unchanged. ${PRO}`,
  },
  delete_saved_url: {
    title: "Delete a saved URL",
    description: `Permanently delete a saved page and its scores. Ask the person first. ${PRO}`,
  },
  check_saved_url: { reason: "check_page does the same and records the score too." },
  save_urls: { reason: "The website's form for pasted lists; save_url saves one page." },
  export_saved_urls: { reason: FILE },
  list_audits: {
    title: "List audits",
    description: `List the account's audits, newest first. An audit checks many pages of one site. ${PRO}`,
  },
  start_audit: {
    title: "Start an audit",
    description: `Start an audit, which checks up to 200 pages of a site, found through its sitemaps or links. It returns at once with the status queued and runs for minutes: do not wait in a loop, call get_audit with the id later. It uses one of the account's monthly audits, so ask the person first. ${PRO}`,
    fetches: true,
  },
  get_audit: {
    title: "Get an audit",
    description: `Get an audit by the id that start_audit and list_audits return: its progress while its status is queued or running, and its score and issues when it is done. Pages are in list_audit_pages. ${PRO}`,
  },
  list_audit_pages: {
    title: "List the pages of an audit",
    description: `List the pages that an audit has checked, with the score and the issue codes of each. For details of one page call check_page with its URL. ${PRO}`,
    isUntrusted: true,
  },
  export_audit: { reason: FILE },
  cancel_audit: {
    title: "Cancel an audit",
    description: `Stop an audit that is queued or running, by the id that start_audit and list_audits return. Pages checked so far keep their results; the audit still counts toward the monthly quota. ${PRO}`,
  },
  list_monitors: {
    title: "List monitors",
    description: `List the account's monitors, newest first. A monitor checks one page hourly, daily or weekly. ${PRO}`,
  },
  create_monitor: {
    title: "Create a monitor",
    description: `Check a page hourly, daily or weekly from now on. With alert_email, that email address gets an alert when the score drops or the page can't be reached: set it only if the person wants that. The first check runs at once: read it later with list_monitor_checks. ${PRO}`,
    fetches: true,
  },
  get_monitor: {
    title: "Get a monitor",
    description: `Get one monitor by its id, which list_monitors returns. ${PRO}`,
  },
  update_monitor: {
    title: "Update a monitor",
    description: `Change how often a monitor checks, who gets its alerts or which project it is in, and pause or resume it; fields you leave out stay unchanged. ${PRO}`,
  },
  delete_monitor: {
    title: "Delete a monitor",
    description: `Permanently delete a monitor and its history. To stop it for a while, pause it with update_monitor. Ask the person first. ${PRO}`,
  },
  list_monitor_checks: {
    title: "List the checks of a monitor",
    description: `List the checks of a monitor, newest first: the score, what changed on the page, and which issues are new or resolved. ${PRO}`,
    isUntrusted: true,
  },
  check_monitor: {
    title: "Check a monitored page now",
    description: `Start a check of a monitored page now, such as after a deploy, by the monitor's id. It returns at once: read the result later with list_monitor_checks. At most 12 an hour. ${PRO}`,
    fetches: true,
  },
  unsubscribe: { reason: "It belongs to the link in an email, and is done by the person who got it." },
  allow_mails: { reason: "It belongs to the link in an email, and is done by the person who got it." },
  set_weekly_summary: { reason: WEBSITE },
  list_projects: {
    title: "List projects",
    description: `List the account's projects, newest first. A project groups saved URLs, audits and monitors. ${PRO}`,
  },
  create_project: {
    title: "Create a project",
    description: `Create a project to group saved URLs, audits and monitors, such as those of one client. ${PRO}`,
  },
  get_project: {
    title: "Get a project",
    description: `Get one project by its id, which list_projects returns. ${PRO}`,
  },
  rename_project: {
    title: "Rename a project",
    description: `Change the name of a project. ${PRO}`,
  },
  delete_project: {
    title: "Delete a project",
    description: `Permanently delete a project. Its saved URLs, audits and monitors stay, without a project. Ask the person first. ${PRO}`,
  },
  list_keys: { reason: WEBSITE },
  create_key: { reason: WEBSITE },
  revoke_key: { reason: WEBSITE },
  list_connections: { reason: WEBSITE },
  revoke_connection: { reason: WEBSITE },
  export_account: { reason: WEBSITE },
  delete_account: { reason: WEBSITE },
};

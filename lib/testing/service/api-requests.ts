/** What an account owns that a request can name. */
export interface Owned {
  readonly project: string;
  readonly savedUrl: string;
  /** One that has not begun. */
  readonly audit: string;
  readonly monitor: string;
  readonly key: string;
  readonly connection: string;
  readonly session: string;
  /** The account's own email address. */
  readonly email: string;
}

interface ValidRequest {
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** A request that each operation of an account fulfils, by the operation's name. */
export const API_REQUESTS: Readonly<Record<string, (own: Owned) => ValidRequest>> = {
  list_issues: () => ({ path: "/api/issues" }),
  explain_issue: () => ({ path: "/api/issues/missing_og_image" }),
  list_saved_urls: ({ project }) => ({ path: `/api/saved-urls?project_id=${project}` }),
  save_url: ({ project }) => ({
    path: "/api/saved-urls",
    body: { url: "https://example.com/new", label: "New", project_id: project },
  }),
  get_saved_url: ({ savedUrl }) => ({ path: `/api/saved-urls/${savedUrl}` }),
  update_saved_url: ({ savedUrl, project }) => ({
    path: `/api/saved-urls/${savedUrl}`,
    body: { label: "Other", project_id: project },
  }),
  delete_saved_url: ({ savedUrl }) => ({ path: `/api/saved-urls/${savedUrl}` }),
  check_saved_url: ({ savedUrl }) => ({ path: `/api/saved-urls/${savedUrl}/check` }),
  save_urls: ({ project }) => ({
    path: "/api/saved-urls/bulk",
    body: { text: "example.com/a\nexample.com/b", project_id: project },
  }),
  export_saved_urls: ({ project }) => ({ path: `/api/saved-urls/export?project_id=${project}` }),
  list_audits: ({ project }) => ({ path: `/api/audits?project_id=${project}` }),
  start_audit: ({ project }) => ({
    path: "/api/audits",
    body: { url: "https://example.com/", pages_limit: 5, project_id: project },
  }),
  get_audit: ({ audit }) => ({ path: `/api/audits/${audit}` }),
  list_audit_pages: ({ audit }) => ({ path: `/api/audits/${audit}/pages` }),
  export_audit: ({ audit }) => ({ path: `/api/audits/${audit}/export?format=csv` }),
  cancel_audit: ({ audit }) => ({ path: `/api/audits/${audit}/cancel` }),
  list_monitors: ({ project }) => ({ path: `/api/monitors?project_id=${project}` }),
  create_monitor: ({ project }) => ({
    path: "/api/monitors",
    body: {
      url: "https://example.com/",
      interval: "daily",
      project_id: project,
      alert_email: "ada@example.com",
    },
  }),
  get_monitor: ({ monitor }) => ({ path: `/api/monitors/${monitor}` }),
  update_monitor: ({ monitor, project }) => ({
    path: `/api/monitors/${monitor}`,
    body: { interval: "weekly", paused: true, project_id: project, alert_email: null },
  }),
  delete_monitor: ({ monitor }) => ({ path: `/api/monitors/${monitor}` }),
  list_monitor_checks: ({ monitor }) => ({ path: `/api/monitors/${monitor}/checks` }),
  check_monitor: ({ monitor }) => ({ path: `/api/monitors/${monitor}/check` }),
  set_weekly_summary: () => ({ path: "/monitors/summary", body: { weekly_summary: false } }),
  list_projects: () => ({ path: "/api/projects" }),
  create_project: () => ({ path: "/api/projects", body: { name: "Other" } }),
  get_project: ({ project }) => ({ path: `/api/projects/${project}` }),
  rename_project: ({ project }) => ({ path: `/api/projects/${project}`, body: { name: "Other" } }),
  delete_project: ({ project }) => ({ path: `/api/projects/${project}` }),
  list_keys: () => ({ path: "/api/keys" }),
  create_key: () => ({ path: "/api/keys", body: { name: "Other", write: true } }),
  list_connections: () => ({ path: "/api/connections" }),
  revoke_connection: ({ connection }) => ({ path: `/api/connections/${connection}` }),
  sign_out_everywhere: () => ({ path: "/auth/signout/everywhere" }),
  end_session: ({ session }) => ({ path: "/auth/signout/session", body: { session } }),
  export_account: () => ({ path: "/account/data" }),
  delete_account: ({ email }) => ({ path: "/account/delete", body: { email } }),
  revoke_key: ({ key }) => ({ path: `/api/keys/${key}` }),
};

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
  /** The account's own address. */
  readonly email: string;
}

interface ValidRequest {
  readonly address: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** A request that each operation of an account answers well, by the operation's name. */
export const API_REQUESTS: Readonly<Record<string, (own: Owned) => ValidRequest>> = {
  list_issues: () => ({ address: "/api/issues" }),
  explain_issue: () => ({ address: "/api/issues/missing_og_image" }),
  list_saved_urls: ({ project }) => ({ address: `/api/saved-urls?project_id=${project}` }),
  save_url: ({ project }) => ({
    address: "/api/saved-urls",
    body: { url: "https://example.com/new", label: "New", project_id: project },
  }),
  get_saved_url: ({ savedUrl }) => ({ address: `/api/saved-urls/${savedUrl}` }),
  update_saved_url: ({ savedUrl, project }) => ({
    address: `/api/saved-urls/${savedUrl}`,
    body: { label: "Other", project_id: project },
  }),
  delete_saved_url: ({ savedUrl }) => ({ address: `/api/saved-urls/${savedUrl}` }),
  check_saved_url: ({ savedUrl }) => ({ address: `/api/saved-urls/${savedUrl}/check` }),
  save_urls: ({ project }) => ({
    address: "/api/saved-urls/bulk",
    body: { text: "example.com/a\nexample.com/b", project_id: project },
  }),
  export_saved_urls: ({ project }) => ({ address: `/api/saved-urls/export?project_id=${project}` }),
  list_audits: ({ project }) => ({ address: `/api/audits?project_id=${project}` }),
  start_audit: ({ project }) => ({
    address: "/api/audits",
    body: { url: "https://example.com/", pages_limit: 5, project_id: project },
  }),
  get_audit: ({ audit }) => ({ address: `/api/audits/${audit}` }),
  list_audit_pages: ({ audit }) => ({ address: `/api/audits/${audit}/pages` }),
  export_audit: ({ audit }) => ({ address: `/api/audits/${audit}/export?format=csv` }),
  cancel_audit: ({ audit }) => ({ address: `/api/audits/${audit}/cancel` }),
  list_monitors: ({ project }) => ({ address: `/api/monitors?project_id=${project}` }),
  create_monitor: ({ project }) => ({
    address: "/api/monitors",
    body: {
      url: "https://example.com/",
      interval: "daily",
      project_id: project,
      alert_email: "ada@example.com",
    },
  }),
  get_monitor: ({ monitor }) => ({ address: `/api/monitors/${monitor}` }),
  update_monitor: ({ monitor, project }) => ({
    address: `/api/monitors/${monitor}`,
    body: { interval: "weekly", paused: true, project_id: project, alert_email: null },
  }),
  delete_monitor: ({ monitor }) => ({ address: `/api/monitors/${monitor}` }),
  list_monitor_checks: ({ monitor }) => ({ address: `/api/monitors/${monitor}/checks` }),
  check_monitor: ({ monitor }) => ({ address: `/api/monitors/${monitor}/check` }),
  set_weekly_summary: () => ({ address: "/monitors/summary", body: { weekly_summary: false } }),
  list_projects: () => ({ address: "/api/projects" }),
  create_project: () => ({ address: "/api/projects", body: { name: "Other" } }),
  get_project: ({ project }) => ({ address: `/api/projects/${project}` }),
  rename_project: ({ project }) => ({ address: `/api/projects/${project}`, body: { name: "Other" } }),
  delete_project: ({ project }) => ({ address: `/api/projects/${project}` }),
  list_keys: () => ({ address: "/api/keys" }),
  create_key: () => ({ address: "/api/keys", body: { name: "Other", write: true } }),
  list_connections: () => ({ address: "/api/connections" }),
  revoke_connection: ({ connection }) => ({ address: `/api/connections/${connection}` }),
  sign_out_everywhere: () => ({ address: "/auth/signout/everywhere" }),
  end_session: ({ session }) => ({ address: "/auth/signout/session", body: { session } }),
  export_account: () => ({ address: "/account/data" }),
  delete_account: ({ email }) => ({ address: "/account/delete", body: { email } }),
  revoke_key: ({ key }) => ({ address: `/api/keys/${key}` }),
};

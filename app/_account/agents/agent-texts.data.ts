// Texts of the page of agents.

export const AGENTS = {
  title: "Agents",
  lead: "Let an AI agent check pages for you and work with your saved URLs, audits and monitors. It uses your account's hourly checks.",
  connect: "Connect an agent",
  url: "URL",
  urlHint:
    "Paste this URL into your agent as a custom connector or remote MCP server. Your agent then opens a page here where you choose what it may do.",
  copyUrl: "the URL",
  clients: "Configuration by client",
  copyConfiguration: (client: string) => `the configuration for ${client}`,
  keyTitle: "Use an API key instead",
  keyText:
    "If your agent can't open a page to sign in, create an API key and have the agent send it with every request, in this header:",
  copyHeader: "the header",
  createKey: "Create an API key",
  ask: "Then ask your agent",
  copyPrompt: "the prompt",
  list: "Connected agents",
  columns: ["Agent", "May", "Approved", "Last used", "Status"],
  scopes: { inspect: "Check pages", read: "See records", write: "Change records" },
  unnamed: "Unnamed agent",
  never: "Never",
  revoked: "Revoked",
  revoke: "Revoke",
  revokeQuestion: (name: string) => `Revoke access for “${name}”?`,
  revokeConsequence: "The agent loses access immediately. To use it again, approve it again.",
  revokedMessage: (name: string) => `Revoked access for “${name}”.`,
  emptyTitle: "No agents yet",
  emptyText: "Paste the URL into your agent, and approve it when it asks.",
  docs: "What agents can do",
  independent: "Agents and API keys are independent: revoking one leaves the other working.",
} as const;

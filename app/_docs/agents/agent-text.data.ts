// The words of the documentation for agents.

export const AGENTS_DOC = {
  lead: "Headlight is a remote MCP (Model Context Protocol) server. An agent that connects to it can check pages by itself, fix what it finds and check again.",
  connect: "Connect",
  connectText:
    "Paste this URL into your agent as a custom connector or remote MCP server. A page on this site then asks what the agent may do. The Agents page has ready-made configurations for common clients.",
  connectLink: "Set up an agent",
  copyUrl: "the URL",
  key: "If your agent can’t open that page, send an API key with every request instead: Authorization: Bearer KEY.",
  tools: "Tools",
  toolsNote: "Every agent gets the same tools. Each one is an API operation, with the same rules and limits.",
  reads: "Reads",
  changes: "Changes records",
  deletes: "Deletes records",
  permissions: "Permissions",
  permissionsNote:
    "You choose them when you approve an agent. If a tool needs more, the agent asks you again.",
  limits: "Limits and safety",
  limitPoints: [
    "Each check counts toward the account’s hourly checks, and every result says how many are left.",
    "If a call is invalid, its result says what to change, so that the agent can try again.",
    "Text from a checked page is marked as untrusted in every result.",
    "Audits and monitor checks run in the background; fetch their results later.",
    "Access tokens last an hour and are renewed by the agent. Revoking takes effect at once.",
  ],
  protocol: "For client developers",
  protocolPoints: [
    "POST /mcp speaks protocol revisions 2026-07-28, 2025-11-25 and 2025-06-18, without sessions.",
    "Authorization is OAuth 2.1: authorization code with PKCE (S256), resource indicators, and iss in every response. Clients identify themselves with a client ID metadata document or register themselves.",
    "Redirect URIs use https, or http on localhost, 127.0.0.1 or [::1] with any port.",
    "Metadata is at /.well-known/oauth-protected-resource/mcp and /.well-known/oauth-authorization-server.",
  ],
} as const;

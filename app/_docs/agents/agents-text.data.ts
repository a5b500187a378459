// The words of the documentation for agents.

export const AGENTS_DOC = {
  lead: "Headlight is a remote server of the Model Context Protocol (MCP). An agent that connects to it can check pages by itself, fix what it finds and check again.",
  connect: "Connect",
  connectText:
    "Paste this URL into your agent as a custom connector or remote MCP server. A page of this site then asks what the agent may do. Ready configuration for common clients is on the Agents page.",
  connectLink: "Set up an agent",
  copyUrl: "the URL",
  key: "If your agent can't open that page, send an API key with every request instead: Authorization: Bearer KEY.",
  tools: "Tools",
  toolsNote:
    "The same for every agent. Each is the API operation of that name, with the same rules and limits.",
  reads: "Reads",
  changes: "Changes records",
  deletes: "Deletes records",
  permissions: "Permissions",
  permissionsNote:
    "You choose when you approve an agent. A tool that needs more makes the agent ask you again.",
  limits: "Limits and safety",
  limitPoints: [
    "Checks come from the account's hourly checks, and every result says how many are left.",
    "A mistake comes back as a result that says what to change, so that the agent can try again.",
    "What a checked page says is marked as untrusted data in every result.",
    "Audits and checks of monitors are started and asked for later. No call waits for them.",
    "Access tokens last an hour and are renewed by the agent. Revoking takes effect at once.",
  ],
  protocol: "For developers of clients",
  protocolPoints: [
    "POST /mcp speaks protocol revisions 2026-07-28, 2025-11-25 and 2025-06-18, without sessions.",
    "Authorization is OAuth 2.1: authorization code with PKCE (S256), resource indicators, and iss in every response. Clients are known by a client ID metadata document, or register themselves.",
    "Redirect URIs use https, or http on localhost, 127.0.0.1 or [::1] with any port.",
    "Metadata is at /.well-known/oauth-protected-resource/mcp and /.well-known/oauth-authorization-server.",
  ],
} as const;

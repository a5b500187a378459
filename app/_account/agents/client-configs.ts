/** How one client is told of a tool server. */
export interface ClientConfig {
  readonly name: string;
  /** Where to put it, in a sentence. */
  readonly where: string;
  readonly code: string;
}

/** Ready configuration for the clients that most people use, for the tool server at this URL. */
export function clientConfigs(url: string): readonly ClientConfig[] {
  return [
    {
      name: "Claude Code",
      where: "Run this in a terminal, then type /mcp in Claude Code to sign in.",
      code: `claude mcp add --transport http headlight ${url}`,
    },
    {
      name: "Claude, ChatGPT",
      where: "In the settings, under Connectors, add a custom connector with this URL.",
      code: url,
    },
    {
      name: "VS Code",
      where: "Add this to .vscode/mcp.json.",
      code: json({ servers: { headlight: { type: "http", url } } }),
    },
    {
      name: "Cursor",
      where: "Add this to ~/.cursor/mcp.json, with an API key in place of YOUR_KEY.",
      code: json({ mcpServers: { headlight: { url, headers: { Authorization: "Bearer YOUR_KEY" } } } }),
    },
    {
      name: "Codex",
      where: "Add this to ~/.codex/config.toml, then run: codex mcp login headlight",
      code: `[mcp_servers.headlight]\nurl = "${url}"`,
    },
    {
      name: "Gemini CLI",
      where: "Add this to ~/.gemini/settings.json, then type /mcp auth headlight.",
      code: json({ mcpServers: { headlight: { httpUrl: url } } }),
    },
  ];
}

function json(value: object): string {
  return JSON.stringify(value, null, 2);
}

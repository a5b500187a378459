/** How one client is told of a tool server. */
export interface ClientConfig {
  readonly name: string;
  /** Where to put it, in a sentence. */
  readonly where: string;
  readonly code: string;
  /** The page of the client's documentation that this was read on. */
  readonly docs: string;
}

/** The day on which all pages were read. */
export const CONFIGS_CHECKED = "2026-11-28";

/** Ready configuration for the clients that most people use, for the tool server at this URL. */
export function clientConfigs(url: string): readonly ClientConfig[] {
  return [
    {
      name: "Claude Code",
      where: "Run this in a terminal, then type /mcp in Claude Code to sign in.",
      code: `claude mcp add --transport http headlight ${url}`,
      docs: "https://code.claude.com/docs/en/mcp",
    },
    {
      name: "Claude",
      where: "Under Customize → Connectors, add a custom connector with this URL.",
      code: url,
      docs: "https://support.claude.com/en/articles/11175166-getting-started-with-custom-connectors-using-remote-mcp",
    },
    {
      name: "ChatGPT desktop app",
      where:
        "Under Settings → MCP servers, add a server of the type Streamable HTTP with this URL. Then choose Authenticate.",
      code: url,
      docs: "https://developers.openai.com/docs/extend/mcp",
    },
    {
      name: "VS Code",
      where: "Add this to .vscode/mcp.json.",
      code: json({ servers: { headlight: { type: "http", url } } }),
      docs: "https://code.visualstudio.com/docs/copilot/reference/mcp-configuration",
    },
    {
      name: "Cursor",
      where: "Add this to ~/.cursor/mcp.json.",
      code: json({ mcpServers: { headlight: { url } } }),
      docs: "https://cursor.com/docs/mcp",
    },
    {
      name: "Codex",
      where: "Add this to ~/.codex/config.toml, then run: codex mcp login headlight",
      code: `[mcp_servers.headlight]\nurl = "${url}"`,
      docs: "https://developers.openai.com/docs/extend/mcp",
    },
    {
      name: "Gemini CLI",
      where: "Add this to ~/.gemini/settings.json, then type /mcp auth headlight.",
      code: json({ mcpServers: { headlight: { httpUrl: url } } }),
      docs: "https://github.com/google-gemini/gemini-cli/blob/main/docs/tools/mcp-server.md",
    },
  ];
}

function json(value: object): string {
  return JSON.stringify(value, null, 2);
}

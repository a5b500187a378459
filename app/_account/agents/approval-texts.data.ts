// Texts of the page where people approve an agent.

export const APPROVAL = {
  title: "Allow access to your account?",
  unnamed: "An agent without a name",
  wants: "wants to use Headlight for you.",
  vouched: "Identified by",
  unverified: "Not verified. The name is what the agent calls itself.",
  returnsTo: "Returns to",
  thisComputer: "this computer",
  local:
    "This agent runs on your computer, and any program there can use this name. Continue only if you've just started connecting it yourself.",
  scopes: "It may",
  allow: "Allow access",
  refuse: "Cancel",
  after:
    "You can revoke access at any time on the Agents page. The agent never sees your email address or your API keys.",
  problemTitle: "This agent can't be connected",
  problemText:
    "Nothing was shared with it. Start again in your agent. If that doesn't help, its developer needs to fix it.",
  problemDetail: "What went wrong:",
} as const;

// Texts of the page where people approve an agent.

export const APPROVAL = {
  title: "Allow access to your account?",
  unnamed: "An agent without a name",
  wants: "wants to use Headlight on your behalf.",
  vouched: "Identified by",
  unverified: "Not verified. The agent chose this name itself.",
  returnsTo: "Returns to",
  thisComputer: "this computer",
  local:
    "This agent runs on your computer, and any program there can use this name. Continue only if you’ve just started connecting it yourself.",
  scopes: "It can",
  allow: "Allow access",
  refuse: "Cancel",
  after:
    "You can revoke access at any time on the Agents page. The agent never sees your email address or your API keys.",
  problemTitle: "This agent can’t be connected",
  problemText:
    "Nothing was shared with it. Try connecting again from your agent. If that doesn’t help, contact its developer.",
  problemDetail: "What went wrong:",
} as const;

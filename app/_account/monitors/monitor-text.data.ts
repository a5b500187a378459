// Every text of the pages about monitors.
import { METADATA_TEXT } from "@/app/_components/result/result-text.data";
import { failedCheck } from "../saved/saved-text.data";

const FIELDS: Readonly<Record<string, string>> = {
  title: "Title",
  description: "Description",
  canonical: "Canonical URL",
  robots: "Robots directives",
  final_url: "Final URL",
  status_code: "Status code",
  redirects: "Redirects",
  site_name: "Site name",
  favicon: "Favicon",
  "image.url": "Image URL",
  "image.alt": "Image alt text",
  "image.state": "Image state",
  "image.size": "Image size in bytes",
  "image.width": "Image width",
  "image.height": "Image height",
  "image.mime": "Image type",
  "image.sha256": "Image content",
};

const IMAGE_STATES: Readonly<Record<string, string>> = METADATA_TEXT.imageStates;

export const MONITORS = {
  title: "Monitors",
  lead: "Check pages hourly, daily or weekly and get an email when a link preview gets worse.",
  add: "Page to monitor",
  placeholder: "example.com/page",
  interval: "Check",
  intervals: [
    ["hourly", "Hourly"],
    ["daily", "Daily"],
    ["weekly", "Weekly"],
  ],
  email: "Alert email",
  emailHint: "Leave empty for no emails.",
  create: "Add monitor",
  adding: "Adding…",
  monitorThis: "Monitor",
  isMonitored: "Monitored",
  emptyTitle: "No monitors yet",
  emptyText:
    "Add a page and we’ll check it regularly, so you hear about a broken preview before your visitors do.",
  table: "Monitors",
  columns: ["Page", "Score", "State", "Last check", "Next check", "Actions"],
  states: { ok: "OK", alerting: "Needs attention", paused: "Paused", waiting: "First check running" },
  unreachable: (code: string) => `Unreachable: ${failedCheck(code)}`,
  quota: (used: number, limit: number) => `${used} of ${limit} monitors used, ${limit - used} left.`,
  proTitle: "Monitors are part of Pro",
  proText: "Hear about a broken preview before your visitors do.",
  one: "Monitor",
  checkNow: "Check now",
  checking: "Checking…",
  pause: "Pause",
  resume: "Resume",
  remove: "Delete",
  removeQuestion: "Delete this monitor?",
  removeConsequence: (name: string) => `${name} will no longer be checked, and its history will be deleted.`,
  save: "Save changes",
  settings: "Settings",
  chart: "Score over time",
  chartWords: (count: number, low: number, high: number, last: number | null) =>
    `${count} checks, between ${low} and ${high}${last === null ? "" : `, last ${last}`}.`,
  chartEmpty: "The chart appears after the first check.",
  history: "History",
  noHistory: "No checks yet. The first one runs within a minute.",
  unchanged: "No changes",
  failed: (code: string) => `The page couldn’t be fetched: ${failedCheck(code)}`,
  opened: "New issues",
  resolved: "Resolved issues",
  field: (name: string) => FIELDS[name] ?? name,
  value: (field: string, value: string | null) =>
    value === null ? "none" : field === "image.state" ? (IMAGE_STATES[value] ?? value) : value,
  before: "Before",
  after: "After",
  lastChange: "Preview before and after the last change",
  platform: "Platform",
  weekly: "Weekly summary",
  weeklyText: (email: string) => `One email a week to ${email} with the state of all your monitors.`,
  turnOn: "Turn on",
  turnOff: "Turn off",
} as const;

export const UNSUBSCRIBE = {
  ask: { title: "Unsubscribe", text: "Stop these emails? Nothing else about the monitor changes." },
  done: { title: "You’re unsubscribed", text: "We won’t send these emails again unless you allow them." },
  undone: {
    title: "Emails are allowed again",
    text: "If they were alerts, the monitor’s owner can now add your email address again.",
  },
  button: "Unsubscribe",
  undo: "Allow these emails again",
  home: "Go to Headlight",
} as const;

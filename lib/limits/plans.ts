export const PLAN_NAMES = ["anonymous", "free", "pro"] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

/** What a plan reaches; `checksPerHour` is the default that the setting CHECKS_PER_HOUR overrides. */
export interface Plan {
  readonly label: string;
  readonly checksPerHour: number;
  readonly savedUrls: number;
  readonly projects: number;
  /** API keys that work at the same time. */
  readonly apiKeys: number;
  readonly auditsPerMonth: number;
  readonly pagesPerAudit: number;
  readonly monitors: number;
}

const NO_AUDITS = { auditsPerMonth: 0, pagesPerAudit: 0, monitors: 0 };

export const PLANS: Readonly<Record<PlanName, Plan>> = {
  anonymous: { label: "Anonymous", checksPerHour: 50, savedUrls: 0, projects: 0, apiKeys: 0, ...NO_AUDITS },
  free: { label: "Free", checksPerHour: 100, savedUrls: 10, projects: 1, apiKeys: 1, ...NO_AUDITS },
  pro: {
    label: "Pro",
    checksPerHour: 1000,
    savedUrls: 500,
    projects: 50,
    apiKeys: 10,
    auditsPerMonth: 30,
    pagesPerAudit: 200,
    monitors: 50,
  },
};

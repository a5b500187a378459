import { z } from "zod";
import { PLANS, type PlanName } from "@/lib/limits/plans";
import { defineOperation } from "../operation";

/** The caller's plan and limits. */
export const entitlements = defineOperation({
  name: "entitlements",
  summary: "The caller's current plan and limits.",
  http: { method: "GET", path: "/entitlements", direct: true },
  access: "anyone",
  scope: null,
  destructive: false,
  metered: false,
  input: z.object({}),
  output: z
    .object({
      plan: z.string().describe("The plan identifier; without credentials it is anonymous."),
      label: z.string().describe("Display label."),
      checks_per_hour: z.int().describe("Checks per hour."),
      saved_urls: z.int().describe("URLs that can be saved."),
      projects: z.int().describe("Projects that can be created."),
      api: z.boolean().describe("Whether API keys can be created."),
    })
    .meta({ id: "Entitlements", description: "The caller's plan and its limits." }),
  errors: [],
  example: () => entitlementsOf("anonymous", PLANS.anonymous.checksPerHour),
  async run({ caller, settings }) {
    return entitlementsOf(caller.plan, settings.checksPerHour[caller.plan]);
  },
});

function entitlementsOf(plan: PlanName, checksPerHour: number) {
  const { label, savedUrls, projects, apiKeys } = PLANS[plan];
  return { plan, label, checks_per_hour: checksPerHour, saved_urls: savedUrls, projects, api: apiKeys > 0 };
}

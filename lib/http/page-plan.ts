import { PLANS, type Plan } from "@/lib/limits/plans";
import { pageCaller } from "./page-caller";

/** What the plan of whoever's page is being rendered reaches, beside what Pro does. */
export async function pagePlan(): Promise<{ readonly own: Plan; readonly pro: Plan }> {
  const { plan } = await pageCaller();
  return { own: PLANS[plan], pro: PLANS.pro };
}

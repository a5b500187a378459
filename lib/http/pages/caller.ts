import { headers } from "next/headers";
import { cache } from "react";
import { PLANS, type Plan } from "@/lib/limits/plans";
import { sharedResources } from "@/lib/services/resources";
import { callerOf } from "../operations/caller";

/** Who asks for the page that is being rendered; looked up once, however many parts of it ask. */
export const pageCaller = cache(async () => callerOf(await headers(), sharedResources()));

/** What the plan of whoever's page is being rendered reaches, beside what Pro does. */
export async function pagePlan(): Promise<{ readonly own: Plan; readonly pro: Plan }> {
  const { plan } = await pageCaller();
  return { own: PLANS[plan], pro: PLANS.pro };
}

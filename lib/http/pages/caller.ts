import { headers } from "next/headers";
import { cache } from "react";
import { PLANS, type Plan } from "@/lib/limits/plans";
import { sharedResources } from "@/lib/services/resources";
import { callerOf } from "../operations/caller";

/** The caller whose page is being rendered. Looked up once a page. */
export const pageCaller = cache(async () => callerOf(await headers(), sharedResources()));

/** The plan of the caller whose page is being rendered, and Pro to compare it with. */
export async function pagePlan(): Promise<{ readonly own: Plan; readonly pro: Plan }> {
  const { plan } = await pageCaller();
  return { own: PLANS[plan], pro: PLANS.pro };
}

import { z } from "zod";
import type { Inspection } from "@/lib/inspect/report";
import { defineView, withMeta } from "../operation";
import { recordLater } from "../saved-urls/last-check";
import { checkUrl } from "./check-url";
import { targetUrl } from "./target-url";

/** A check for the website, which shows more than the report holds. */
export const viewInspection = defineView({
  name: "view",
  access: "anyone",
  scope: "inspect",
  metered: true,
  input: z.object({ url: targetUrl, fresh: z.boolean() }),
  output: z.custom<Inspection>((value) => typeof value === "object"),
  async run(ctx, { url, fresh }) {
    const check = await recordLater(ctx, url, checkUrl(ctx, url, { fresh }));
    return withMeta(check.inspection, { cache: check.cache });
  },
});

import { z } from "zod";
import type { Inspection } from "@/lib/inspect/report";
import { defineOperation } from "../operation";
import { CHECK_ERRORS } from "./check-errors";
import { checkForCaller } from "./check-for-caller";
import { targetUrl } from "./target-url";

/** Checks one page for the website, which draws more than the report holds. */
export const view = defineOperation({
  name: "view",
  summary: "Check one page and show its report.",
  http: { method: "GET", path: "/" },
  access: "anyone",
  scope: "inspect",
  destructive: false,
  metered: true,
  input: z.object({ url: targetUrl, fresh: z.boolean() }),
  output: z.custom<Inspection>((value) => typeof value === "object"),
  errors: CHECK_ERRORS,
  run: (ctx, { url, fresh }) => checkForCaller(ctx, url, { fresh }),
});

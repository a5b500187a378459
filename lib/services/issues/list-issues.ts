import { z } from "zod";
import { CATALOGUE, type CatalogueEntry } from "@/lib/inspect/catalogue";
import { defineOperation } from "../operation";

/** One issue of the catalogue, as a list shows it. */
export const CATALOGUE_ENTRY = z
  .object({
    code: z.string().describe("Stable identifier, safe to branch on."),
    title: z.string().describe("Prose; may be reworded; do not match on it."),
    severity: z.enum(["error", "warning", "tip"]).describe("How badly it affects what people see."),
    importance: z.enum(["required", "recommended", "optional"]).describe("How much previews need it."),
    weight: z.int().describe("Maximum number of points (of 100) it costs, in each area it affects."),
  })
  .meta({ id: "CatalogueEntry", description: "One issue the service checks for." });

/** Every issue the service checks for, in order of code. */
export const listIssues = defineOperation({
  name: "list_issues",
  summary: "Every issue the service checks for.",
  http: { method: "GET", path: "/api/issues" },
  access: "any-key",
  scope: "inspect",
  destructive: false,
  metered: false,
  input: z.object({}),
  output: z
    .object({ issues: z.array(CATALOGUE_ENTRY).describe("Sorted by code.") })
    .meta({ id: "Catalogue", description: "Every issue the service checks for." }),
  errors: [],
  example: () => ({ issues: CATALOGUE.slice(0, 2).map(listed) }),
  async run() {
    return { issues: CATALOGUE.map(listed) };
  },
});

function listed({ code, title, severity, importance, weight }: CatalogueEntry) {
  return { code, title, severity, importance, weight };
}

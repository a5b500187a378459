import { z } from "zod";
import { CATALOGUE, type CatalogueEntry } from "@/lib/inspect/catalogue";
import { defineOperation } from "../operation";
import { CATALOGUE_ENTRY } from "./catalogue-schema";

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
    .object({ issues: z.array(CATALOGUE_ENTRY).describe("In order of code.") })
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

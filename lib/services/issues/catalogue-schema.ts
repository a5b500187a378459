import { z } from "zod";

/** One issue of the catalogue, as a list shows it. */
export const CATALOGUE_ENTRY = z
  .object({
    code: z.string().describe("Stable identifier, safe to branch on."),
    title: z.string().describe("Prose; may be reworded; do not match on it."),
    severity: z.enum(["error", "warning", "tip"]).describe("How much a reader loses."),
    importance: z.enum(["required", "recommended", "optional"]).describe("How much the card needs it."),
    weight: z.int().describe("Points of 100 lost at most, in each area it is about."),
  })
  .meta({ id: "CatalogueEntry", description: "One issue the service checks for." });

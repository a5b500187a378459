import { z } from "zod";
import { AppError } from "@/lib/errors";
import { catalogueEntry } from "@/lib/inspect/catalogue";
import { inspectExample } from "@/lib/inspect/example/inspect-example";
import { PLATFORM_NAMES } from "@/lib/inspect/platforms/names";
import { AREAS } from "@/lib/inspect/score";
import { defineOperation } from "../operation";
import { CATALOGUE_ENTRY } from "./list-issues";

const text = z.string().nullable();

/** Explains one issue: its description for an example page, why it matters, its fix and its sources. */
export const explainIssue = defineOperation({
  name: "explain_issue",
  summary: "One issue explained: why it matters, how to fix it, and the sources.",
  http: { method: "GET", path: "/api/issues/{code}" },
  access: "any-key",
  scope: "inspect",
  destructive: false,
  metered: false,
  input: z.object({
    code: z
      .string()
      .describe("An issue's code.")
      .meta({ examples: ["missing_og_image"] }),
  }),
  output: CATALOGUE_ENTRY.extend({
    area: z.enum(AREAS).describe("The area of the score that loses the points."),
    platforms: z.array(z.enum(PLATFORM_NAMES)).describe("The platforms it affects."),
    description: z.string().describe("What a report says about an example page that has it. Prose."),
    why: z.string().describe("What people see, and why. Prose."),
    fix: z
      .object({ html: text.describe("For any page."), laravel: text.describe("For a Blade template.") })
      .nullable()
      .describe("The example's paste-ready fix; null where no generic fix can be correct."),
    sources: z
      .array(
        z.object({
          label: z.enum(["documented", "observed", "assumed"]).describe("How the fact is known."),
          url: text.describe("The source's URL; null when assumed."),
        }),
      )
      .describe("Where the facts come from."),
    since: z.string().describe("The version of the catalogue that added it."),
  }).meta({ id: "IssueExplanation", description: "One issue of the catalogue, explained." }),
  errors: ["not_found"],
  example: () => explain("missing_og_image"),
  run: async (_ctx, { code }) => explain(code),
});

function explain(code: string) {
  const entry = catalogueEntry(code);
  if (entry === null) throw new AppError("not_found", { message: "There is no issue with that code." });
  const [bad = { html: "" }] = entry.examples.bad;
  const raised = inspectExample(bad).issues.find((issue) => issue.code === code);
  return { ...entry, description: raised?.description ?? entry.why, fix: raised?.fix ?? null };
}

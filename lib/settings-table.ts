import { z } from "zod";
import { VARIABLES } from "./env";

const START = "<!-- settings: npm run settings -->";
const END = "<!-- /settings -->";
const NOTE = z.object({ meaning: z.string(), shown: z.string().optional() });

/** README with the table of all settings between its two marks. Throws when a mark is missing. */
export function withSettingsTable(readme: string): string {
  const from = readme.indexOf(START);
  const to = readme.indexOf(END);
  if (from === -1 || to < from) throw new Error("README.md has no place for the settings.");
  return `${readme.slice(0, from)}${START}\n\n${settingsTable()}\n${readme.slice(to)}`;
}

function settingsTable(): string {
  const defaults: Readonly<Record<string, unknown>> = VARIABLES.parse({});
  const rows = Object.entries(VARIABLES.shape).map(([name, variable]) => {
    const { meaning, shown } = NOTE.parse(variable.meta());
    return [`\`${name}\``, meaning, shown ?? showDefault(defaults[name])];
  });
  const [head = "", ...body] = aligned([["name", "meaning", "default"], ...rows]);
  const rule = head.replace(/[^|]/g, "-").replaceAll("|-", "| ").replaceAll("-|", " |");
  return [head, rule, ...body, ""].join("\n");
}

/** Rows whose columns are as wide as their widest cell, as the formatter wants them. */
function aligned(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`);
}

function showDefault(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return `\`${value}\``;
  return "none";
}

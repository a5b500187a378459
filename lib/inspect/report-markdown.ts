// The report as a Markdown document, for a ticket or an email. What it quotes from the page is hostile text: inline it
// is escaped, in blocks it is inside a fence longer than any it contains.
import { PLATFORM_NAMES, type PlatformName } from "./platforms/names";
import type { Report, ReportIssue } from "./report";

const VALUE_CHARACTERS_MAX = 300;
/** A value may have megabytes; only its beginning is read. */
const VALUE_UNITS_READ = 4_000;

/** The report in Markdown: facts, the previews as a table, and every issue with its fix. */
export function reportMarkdown(
  report: Report,
  platformLabels: Readonly<Record<PlatformName, string>>,
): string {
  const { score, issues, image } = report;
  const blocks = [
    `# ${inline(report.metadata.title ?? report.final_url)}`,
    `Score: **${score}** of 100`,
    list([
      ["URL", report.url],
      ...(report.final_url === report.url ? [] : [["Final URL", report.final_url] as const]),
      ...report.redirects.map(({ url, status }) => [`Redirect ${status}`, url] as const),
      ["Status", String(report.status_code)],
      ["Loaded in", `${report.response_time} ms`],
      ["Size", `${report.document_size} bytes${report.truncated ? ", incomplete" : ""}`],
      ["Description", report.metadata.description],
      ["Canonical URL", report.metadata.canonical],
      ["Image", image === null ? null : `${image.url} (${image.state}${pixels(image)})`],
    ]),
    "## Previews",
    previewTable(report, platformLabels),
    "## Issues",
    ...(issues.length === 0 ? ["No issues found."] : issues.flatMap(issueBlocks)),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function pixels({
  width,
  height,
}: {
  readonly width: number | null;
  readonly height: number | null;
}): string {
  return width === null || height === null ? "" : `, ${width} × ${height} px`;
}

function list(facts: readonly (readonly [name: string, value: string | null])[]): string {
  return facts.flatMap(([name, value]) => (value === null ? [] : [`- ${name}: ${inline(value)}`])).join("\n");
}

function previewTable({ previews }: Report, labels: Readonly<Record<PlatformName, string>>): string {
  const rows = PLATFORM_NAMES.map((name) => {
    const { card, title, description, image } = previews[name];
    return [labels[name], card, inline(title), inline(description), inline(image)];
  });
  const head = ["Platform", "Layout", "Title", "Description", "Image"];
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function issueBlocks({ title, code, severity, description, fix }: ReportIssue): readonly string[] {
  return [
    `### ${inline(title)}`,
    `${severity} · \`${code}\``,
    inline(description),
    ...(fix?.html ? [fenced(fix.html, "html")] : []),
    ...(fix?.laravel ? [fenced(fix.laravel, "blade")] : []),
  ];
}

/** One line without meaning in Markdown or HTML; "–" for nothing. */
function inline(text: string | null): string {
  const read = (text ?? "").slice(0, VALUE_UNITS_READ);
  const line = read.replace(/[\s\p{C}]+/gu, " ").trim();
  if (line === "") return "–";
  const characters = [...line];
  const shown = characters.slice(0, VALUE_CHARACTERS_MAX).join("");
  const escaped = shown.replace(/[\\`*_[\]<>()#!|~&$@]/g, "\\$&");
  const whole = characters.length <= VALUE_CHARACTERS_MAX && read.length === (text ?? "").length;
  return whole ? escaped : `${escaped}…`;
}

function fenced(code: string, language: string): string {
  const runs = [...code.matchAll(/`+/g)].map(([run]) => run.length);
  const fence = "`".repeat(Math.max(3, ...runs.map((length) => length + 1)));
  return `${fence}${language}\n${code}\n${fence}`;
}

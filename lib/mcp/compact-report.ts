// The report in a form that fits a model's context: what people see, and what to fix first.
import { z } from "zod";
import { PLATFORM_NAMES } from "@/lib/inspect/platforms/names";
import type { Report, ReportIssue, ReportPreview } from "@/lib/inspect/report";

/** Issues are told in full as long as all of them together stay below this. */
const ISSUES_CHARS_MAX = 3_000;
const TEXT_CHARS_MAX = 160;
const URL_CHARS_MAX = 200;
const FIX_CHARS_MAX = 360;
const CODES_MAX = 30;

const text = z.string().nullable();

export const COMPACT_REPORT = z.object({
  url: z.string().describe("The page that was checked."),
  final_url: z.string().describe("The URL after redirects."),
  status_code: z.int().describe("HTTP status of the page."),
  score: z.int().describe("0 to 100, weighted by what people see."),
  title: text.describe("The page's title."),
  description: text.describe("The page's meta description."),
  image: z
    .object({
      url: z.string(),
      width: z.int().nullable(),
      height: z.int().nullable(),
      state: z.string().describe("ok, or why the image can't be shown."),
    })
    .nullable()
    .describe("The social image; null when the page declares none."),
  previews: z
    .array(
      z.object({
        platforms: z.array(z.enum(PLATFORM_NAMES)).describe("The platforms that show this."),
        card: z.string().describe("large, small, text or none."),
        title: text,
        description: text,
        has_image: z.boolean(),
        truncated: z.array(z.string()).describe("The fields that are cut."),
      }),
    )
    .describe("What people see when the link is shared. Platforms that show the same are listed together."),
  issues: z
    .array(
      z.object({
        code: z.string().describe("Stable code; explain_issue says more about it."),
        severity: z.string().describe("error, warning or tip."),
        title: z.string(),
        description: z.string(),
        fix_html: z.string().optional().describe("Tags to paste; absent where no general fix is correct."),
      }),
    )
    .describe("What to fix, most severe first."),
  more_issues: z.array(z.string()).describe("Codes of less severe issues that were left out for brevity."),
});

/** The compact form of a report: under 2,000 tokens for any page. */
export function compactReport(report: Report): z.infer<typeof COMPACT_REPORT> {
  const { image, metadata } = report;
  const shown = fullIssues(report.issues);
  return {
    url: cut(report.url, URL_CHARS_MAX),
    final_url: cut(report.final_url, URL_CHARS_MAX),
    status_code: report.status_code,
    score: report.score,
    title: cutOrNull(metadata.title),
    description: cutOrNull(metadata.description),
    image: image && {
      url: cut(image.url, URL_CHARS_MAX),
      width: image.width,
      height: image.height,
      state: image.state,
    },
    previews: groupPreviews(report),
    issues: shown,
    more_issues: report.issues.slice(shown.length, shown.length + CODES_MAX).map(({ code }) => code),
  };
}

function groupPreviews({ previews }: Report) {
  const groups = new Map<
    string,
    ReturnType<typeof compactPreview> & { platforms: (typeof PLATFORM_NAMES)[number][] }
  >();
  for (const name of PLATFORM_NAMES) {
    const preview = compactPreview(previews[name]);
    const key = JSON.stringify(preview);
    const group = groups.get(key) ?? { platforms: [], ...preview };
    group.platforms.push(name);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function compactPreview({ card, title, description, image, truncated }: ReportPreview) {
  return {
    card,
    title: cutOrNull(title),
    description: cutOrNull(description),
    has_image: image !== null,
    truncated: [...truncated],
  };
}

function fullIssues(issues: readonly ReportIssue[]) {
  const shown: ReturnType<typeof compactIssue>[] = [];
  let chars = 0;
  for (const issue of issues) {
    const compact = compactIssue(issue);
    chars += JSON.stringify(compact).length;
    if (chars > ISSUES_CHARS_MAX) break;
    shown.push(compact);
  }
  return shown;
}

function compactIssue({ code, severity, title, description, fix }: ReportIssue) {
  const html = fix?.html ?? null;
  return {
    code,
    severity,
    title: cut(title, TEXT_CHARS_MAX),
    description: cut(description, TEXT_CHARS_MAX),
    ...(html === null || html.length > FIX_CHARS_MAX ? {} : { fix_html: html }),
  };
}

function cutOrNull(value: string | null): string | null {
  return value === null ? null : cut(value, TEXT_CHARS_MAX);
}

function cut(value: string, charsMax: number): string {
  return value.length <= charsMax
    ? value
    : `${value.slice(0, charsMax - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

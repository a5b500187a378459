// What must hold of every inspection, whatever the page says.
import { catalogueEntry } from "@/lib/inspect/catalogue";
import { inspectExample } from "@/lib/inspect/example/inspect-example";
import type { Inspection } from "@/lib/inspect/report";
import { RULES } from "@/lib/inspect/rules/index";
import { bladeCode } from "./blade";
import { snippetShape } from "./snippet-shape";

/** Code that our own snippets hold whatever the page says: what they hold on the catalogue's honest examples. */
const OWN_CODE = new Set(
  RULES.flatMap(({ examples }) => examples.bad)
    .flatMap((example) => inspectExample(example).issues)
    .flatMap(({ fix }) => bladeCode(fix?.laravel ?? "")),
);
/** Shown beside what it causes. */
const CAUSE = "og_image_relative";
const ABOUT_IMAGE = /^(og_image_|missing_og_image_|multiple_og_images)/;
const YIELD = /^@yield\('\w+'(, config\('app\.name'\))?\)$/;
const SECTION = /^@section\('\w+', "(?:[^"\\$@{}()<>]|\\u\{[\da-f]+\})*"\)$/;
const URL_ECHO = /^\{\{ url\('\/[\w\-./~%?=&+,:;]*'\) \}\}$/;
const SHAPES =
  /^(title|html lang|meta charset|meta content (name|property)|link href rel|link href hreflang rel|link href rel (sizes|type)( type)?|script type)$/;

/** What is not as it must be whatever the page says. */
export function problemsOf(inspection: Inspection): readonly string[] {
  return [...redundant(inspection.issues.map(({ code }) => code)), ...outputProblems(inspection)];
}

/** Scores, texts and snippets that are not what they must be: a snippet that holds more than text of the page, for one. */
export function outputProblems({ issues, score }: Inspection): readonly string[] {
  const problems: string[] = [];
  if (!Number.isInteger(score.value) || score.value < 0 || score.value > 100)
    problems.push(`score ${score.value}`);
  for (const { code, description, points, fix } of issues) {
    if (!/^[^\n\r\p{Cc}\u202E]{20,900}$/u.test(description)) problems.push(`${code}: text ${description}`);
    if (!Number.isInteger(points) || points < 0) problems.push(`${code}: points ${points}`);
    for (const shape of snippetShape(fix?.html ?? "")) {
      if (!SHAPES.test(shape)) problems.push(`${code}: element ${shape}`);
    }
    for (const blade of bladeCode(fix?.laravel ?? "")) {
      if (!OWN_CODE.has(blade) && ![YIELD, SECTION, URL_ECHO].some((ours) => ours.test(blade)))
        problems.push(`${code}: runs ${blade}`);
    }
  }
  return problems;
}

/** Issues that say nothing new beside another one that is raised too. */
function redundant(codes: readonly string[]): readonly string[] {
  const imageless = codes.includes("missing_og_image");
  return codes.filter((code) => {
    if (code === CAUSE) return false;
    const { hiddenBy = [] } = catalogueEntry(code) ?? {};
    return hiddenBy.some((parent) => codes.includes(parent)) || (imageless && ABOUT_IMAGE.test(code));
  });
}

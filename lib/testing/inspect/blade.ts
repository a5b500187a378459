// As much of Laravel's Blade as our snippets use, and as greedy as Blade itself: it reads directives and echoes
// wherever they are, inside attributes and inside PHP strings too.
// https://github.com/laravel/framework/blob/12.x/src/Illuminate/View/Compilers/BladeCompiler.php (read 2026-11-28)
import { escapeHtml } from "@/lib/inspect/rules/fixes/snippet";

/** Blade's own pattern for the start of a statement. */
const DIRECTIVE = /\B@(@?\w+(?:::\w+)?)([ \t]*)(\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?/g;
const ECHO = /\{!!\s*(.+?)\s*!!\}|\{\{\s*(.+?)\s*\}\}/gs;
const COMMENT = /\{\{--[\s\S]*?--\}\}/g;
const SECTION = /^\('(\w+)', "((?:[^"\\]|\\.)*)"\)$/;
const YIELD = /^\('(\w+)'(?:, config\('app\.name'\))?\)$/;

const APP_NAME = "Field Notes";

/** Every directive and echo that Blade would run, as written. */
export function bladeCode(template: string): readonly string[] {
  const plain = template.replace(COMMENT, "");
  return [...plain.matchAll(DIRECTIVE), ...plain.matchAll(ECHO)].map(([code]) => code);
}

/** What a template that only yields sections sends, with the sections it fills itself. */
export function renderBlade(template: string): string {
  const sections = new Map<string, string>();
  const plain = template.replace(COMMENT, "");
  if (plain.match(ECHO)) throw new Error(`Blade would run ${plain.match(ECHO)}`);
  const layout = plain.replace(DIRECTIVE, (code, name: string, _space: string, rest = "") => {
    if (name === "yield") return code;
    const [, section, text] = name === "section" ? (SECTION.exec(rest) ?? []) : [];
    if (section === undefined || text === undefined) throw new Error(`Blade would run ${code}`);
    sections.set(section, escapeHtml(phpText(text)));
    return "";
  });
  const html = layout.replace(DIRECTIVE, (code, _name: string, _space: string, rest = "") => {
    const section = YIELD.exec(rest)?.[1];
    if (section === undefined) throw new Error(`Blade would run ${code}`);
    return sections.get(section) ?? (rest.includes(",") ? APP_NAME : "");
  });
  return html.trim();
}

/** The text of a double-quoted PHP string without variables. */
function phpText(inner: string): string {
  if (/(?<!\\)\$/.test(inner)) throw new Error(`PHP would read a variable in ${inner}`);
  return inner.replace(/\\u\{([\da-f]+)\}/g, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
}

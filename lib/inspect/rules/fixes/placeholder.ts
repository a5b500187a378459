// A fix may name a file that doesn't exist yet. Its first line says so, so that nobody pastes it without reading it, and lists that
// collect fixes leave it out.
import type { Fix } from "../rule";

const MARK = "Placeholder: ";
const MARKED = /^(?:<!--|\{\{--) Placeholder: /;

/** The comment in front of tags whose files have to be made first, in HTML. */
export function placeholderHtml(task: string): string {
  return `<!-- ${MARK}${task} -->`;
}

/** The same in Blade. */
export function placeholderBlade(task: string): string {
  return `{{-- ${MARK}${task} --}}`;
}

/** The fix with that comment in front. */
export function asPlaceholder({ html, laravel }: Fix, task: string): Fix {
  return {
    html: html === null ? null : `${placeholderHtml(task)}\n${html}`,
    laravel: laravel === null ? null : `${placeholderBlade(task)}\n${laravel}`,
  };
}

/** Whether a fix names files that don't exist yet. */
export function hasPlaceholder(fix: Fix | null): boolean {
  return isPlaceholder(fix?.html ?? fix?.laravel ?? "");
}

/** Whether code names files that don't exist yet. */
export function isPlaceholder(code: string): boolean {
  return MARKED.test(code);
}

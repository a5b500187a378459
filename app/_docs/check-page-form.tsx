import { ArrowRight } from "lucide-react";
import { CHECK_PAGE_TEXT } from "./docs-text.data";

/** A form at the end of a page to check a URL. Needs no JavaScript. */
export function CheckPageForm() {
  return (
    <section aria-labelledby="try" className="mt-14 rounded-2xl border border-line bg-surface p-5 sm:p-6">
      <h2 id="try" className="font-semibold tracking-tight">
        {CHECK_PAGE_TEXT.heading}
      </h2>
      <form action="/" method="get" className="mt-3 flex gap-2">
        <label htmlFor="check-page-url" className="sr-only">
          {CHECK_PAGE_TEXT.label}
        </label>
        <input
          id="check-page-url"
          name="url"
          type="text"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          required
          placeholder={CHECK_PAGE_TEXT.placeholder}
          className="h-11 min-w-0 flex-1 rounded-xl border border-line-strong bg-canvas px-3.5 outline-offset-0 placeholder:text-faint"
        />
        <button
          type="submit"
          className="inline-flex h-11 items-center gap-1.5 rounded-xl bg-ink px-5 font-medium text-canvas transition-opacity hover:opacity-85"
        >
          {CHECK_PAGE_TEXT.submit}
          <ArrowRight aria-hidden size={17} />
        </button>
      </form>
    </section>
  );
}

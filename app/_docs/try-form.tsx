import { ArrowRight } from "lucide-react";
import { TRY } from "./docs-text.data";

/** The checker's field at the end of a page: a plain form, no script. */
export function TryForm() {
  return (
    <section aria-labelledby="try" className="mt-14 rounded-2xl border border-line bg-surface p-5 sm:p-6">
      <h2 id="try" className="font-semibold tracking-tight">
        {TRY.heading}
      </h2>
      <form action="/" method="get" className="mt-3 flex gap-2">
        <label htmlFor="try-address" className="sr-only">
          {TRY.label}
        </label>
        <input
          id="try-address"
          name="url"
          type="text"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          required
          placeholder={TRY.placeholder}
          className="h-11 min-w-0 flex-1 rounded-xl border border-line-strong bg-canvas px-3.5 outline-offset-0 placeholder:text-faint"
        />
        <button
          type="submit"
          className="inline-flex h-11 items-center gap-1.5 rounded-xl bg-ink px-5 font-medium text-canvas transition-opacity hover:opacity-85"
        >
          {TRY.submit}
          <ArrowRight aria-hidden size={17} />
        </button>
      </form>
    </section>
  );
}

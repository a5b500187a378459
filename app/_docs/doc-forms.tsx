import { ArrowRight, Search } from "lucide-react";
import { CHECK_PAGE_TEXT } from "./docs-text.data";

interface SearchWords {
  /** The label of the field, for screen readers. */
  readonly search: string;
  readonly placeholder: string;
  readonly submit: string;
  readonly found: (count: number, text: string) => string;
  readonly all: string;
  readonly none: string;
}

interface DocSearchProps {
  /** The path of the page that shows the results. */
  readonly path: string;
  readonly words: SearchWords;
  /** The search text; empty if there is none. */
  readonly text: string;
  readonly found: number;
}

const TEXT_LENGTH_MAX = 100;

/** A search form. The server renders the results, so it needs no JavaScript. */
export function DocSearch({ path, words, text, found }: DocSearchProps) {
  return (
    <search className="mt-7 block max-w-3xl">
      <form action={path} method="get" className="flex gap-2">
        <label htmlFor="find" className="sr-only">
          {words.search}
        </label>
        <input
          id="find"
          name="q"
          type="search"
          defaultValue={text}
          maxLength={TEXT_LENGTH_MAX}
          placeholder={words.placeholder}
          className="h-11 min-w-0 flex-1 rounded-xl border border-line-strong bg-surface px-3.5 outline-offset-0 placeholder:text-faint"
        />
        <button
          type="submit"
          className="inline-flex h-11 items-center gap-2 rounded-xl bg-ink px-4 font-medium text-canvas transition-opacity hover:opacity-85"
        >
          <Search aria-hidden size={17} />
          {words.submit}
        </button>
      </form>
      {text !== "" && (
        <p role="status" className="mt-3 text-[15px]/6 wrap-anywhere text-muted">
          {words.found(found, text)} {found === 0 && words.none}{" "}
          <a href={path} className="text-link underline underline-offset-4">
            {words.all}
          </a>
        </p>
      )}
    </search>
  );
}

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

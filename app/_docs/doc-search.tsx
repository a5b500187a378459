import { Search } from "lucide-react";

interface SearchWords {
  /** What is searched, for those who do not see the rest. */
  readonly search: string;
  readonly placeholder: string;
  readonly submit: string;
  readonly found: (count: number, text: string) => string;
  readonly all: string;
  readonly none: string;
}

interface DocSearchProps {
  /** Path of the page that shows what is found. */
  readonly path: string;
  readonly words: SearchWords;
  /** What was searched for; empty when nothing was. */
  readonly text: string;
  readonly found: number;
}

const TEXT_LENGTH_MAX = 100;

/** A search that the server answers: what is found stands in the page itself. */
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

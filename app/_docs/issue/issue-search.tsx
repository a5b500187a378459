import { Search } from "lucide-react";
import { FIXED_PAGES } from "@/app/_pages/fixed-pages.data";
import { ISSUES_INDEX } from "../texts.data";

interface IssueSearchProps {
  /** What was searched for; empty when nothing was. */
  readonly text: string;
  readonly found: number;
}

const TEXT_LENGTH_MAX = 100;

/** A search that the server answers: the found issues stand in the page itself. */
export function IssueSearch({ text, found }: IssueSearchProps) {
  return (
    <search className="mt-7 block max-w-3xl">
      <form action={FIXED_PAGES.issues.path} method="get" className="flex gap-2">
        <label htmlFor="find" className="sr-only">
          {ISSUES_INDEX.search}
        </label>
        <input
          id="find"
          name="q"
          type="search"
          defaultValue={text}
          maxLength={TEXT_LENGTH_MAX}
          placeholder={ISSUES_INDEX.placeholder}
          className="h-11 min-w-0 flex-1 rounded-xl border border-line-strong bg-surface px-3.5 outline-offset-0 placeholder:text-faint"
        />
        <button
          type="submit"
          className="inline-flex h-11 items-center gap-2 rounded-xl bg-ink px-4 font-medium text-canvas transition-opacity hover:opacity-85"
        >
          <Search aria-hidden size={17} />
          {ISSUES_INDEX.submit}
        </button>
      </form>
      {text !== "" && (
        <p role="status" className="mt-3 text-[15px]/6 wrap-anywhere text-muted">
          {ISSUES_INDEX.found(found, text)} {found === 0 && ISSUES_INDEX.none}{" "}
          <a href={FIXED_PAGES.issues.path} className="text-link underline underline-offset-4">
            {ISSUES_INDEX.all}
          </a>
        </p>
      )}
    </search>
  );
}

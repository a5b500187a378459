"use client";

import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { SEARCH_TEXT } from "../docs-text.data";
import { type DocEntry, findPages, parseIndex } from "./find-pages";

const INDEX_PATH = "/docs/search.json";
const TEXT_LENGTH_MAX = 100;
const RESULTS_MAX = 8;

/** Searches the whole documentation while one types; without a script the form leads to a page of results. */
export function DocsSearch() {
  const [text, setText] = useState("");
  const [index, setIndex] = useState<readonly DocEntry[] | null>(null);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLElement>(null);
  const id = useId();
  const found = index === null ? [] : findPages(index, text);
  const isShown = isOpen && index !== null && text.trim() !== "";

  useEffect(() => {
    const close = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("focusin", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("focusin", close);
    };
  }, []);

  async function load() {
    setOpen(true);
    if (index === null) setIndex(await fetchIndex());
  }

  function onKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key === "Escape") setOpen(false);
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const stops = [...(box.current?.querySelectorAll<HTMLElement>("input, a") ?? [])];
    const at = stops.findIndex((stop) => stop.matches(":focus"));
    const next = stops[at + (event.key === "ArrowDown" ? 1 : -1)];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <search ref={box} className="relative mb-5 block" onKeyDown={onKey}>
      <form action="/docs/search" method="get" className="relative">
        <label htmlFor={id} className="sr-only">
          {SEARCH_TEXT.label}
        </label>
        <Search aria-hidden size={15} className="pointer-events-none absolute top-3 left-3 text-faint" />
        <input
          id={id}
          name="q"
          type="search"
          autoComplete="off"
          maxLength={TEXT_LENGTH_MAX}
          placeholder={SEARCH_TEXT.placeholder}
          value={text}
          onFocus={load}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
          }}
          className="h-9.5 w-full rounded-lg border border-line-strong bg-surface pr-3 pl-9 text-base outline-offset-0 placeholder:text-faint sm:text-[15px]"
        />
      </form>
      <p aria-live="polite" className="sr-only">
        {isShown && SEARCH_TEXT.found(found.length, text)}
      </p>
      {isShown && (
        <div className="absolute top-full left-0 z-20 mt-1.5 max-h-[70dvh] w-full overflow-y-auto rounded-xl border border-line bg-surface p-1.5 shadow-field lg:w-96">
          {found.length === 0 && <p className="px-3 py-2 text-sm text-muted">{SEARCH_TEXT.nothing(text)}</p>}
          <ul>
            {found.slice(0, RESULTS_MAX).map((entry) => (
              <li key={entry.href}>
                <FoundLink entry={entry} />
              </li>
            ))}
          </ul>
          {found.length > RESULTS_MAX && (
            <a
              href={`/docs/search?${new URLSearchParams({ q: text })}`}
              className="block rounded-lg px-3 py-2 text-sm font-medium text-link hover:bg-sunken"
            >
              {SEARCH_TEXT.all(found.length)}
            </a>
          )}
        </div>
      )}
    </search>
  );
}

function FoundLink({ entry: { href, title, kind } }: { readonly entry: DocEntry }) {
  return (
    <a href={href} className="block rounded-lg px-3 py-2 hover:bg-sunken">
      <span className="block text-[15px]/5 font-medium">{title}</span>
      <span className="block text-[13px]/5 text-muted">{kind}</span>
    </a>
  );
}

/** Null when it can't be had: the form still leads to the page of results. */
async function fetchIndex(): Promise<readonly DocEntry[] | null> {
  try {
    return parseIndex(await (await fetch(INDEX_PATH)).json());
  } catch {
    return null;
  }
}

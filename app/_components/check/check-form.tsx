"use client";

import { ArrowRight, LoaderCircle } from "lucide-react";
import type { FormEvent } from "react";
import { completeUrl } from "@/lib/inspect/url/http-url";
import { useCheck } from "./check-provider";
import { FORM_TEXT } from "./check-text.data";

const URL_LENGTH_MAX = 2048;

interface CheckFormProps {
  /** The initial value of the field. */
  readonly url: string;
  readonly autoFocus: boolean;
}

/** The form with its one field. Without JavaScript it is a plain GET form. */
export function CheckForm({ url, autoFocus }: CheckFormProps) {
  const { running, start } = useCheck();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("url");
    const next = completeUrl(typeof typed === "string" ? typed : "");
    if (next !== "") start(next);
  }

  return (
    <search>
      <form action="/" method="get" onSubmit={onSubmit}>
        <div className="flex items-center gap-2 rounded-2xl border border-line-strong bg-surface p-1.5 pl-4 shadow-field focus-within:border-focus focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus">
          <UrlField url={url} autoFocus={autoFocus} />
          <button
            type="submit"
            className="inline-flex h-11 items-center gap-1.5 rounded-xl bg-ink px-5 font-medium text-canvas transition-opacity hover:opacity-85"
          >
            {FORM_TEXT.submit}
            {running === null ? (
              <ArrowRight aria-hidden size={17} />
            ) : (
              <LoaderCircle aria-hidden size={17} className="motion-safe:animate-spin" />
            )}
          </button>
        </div>
      </form>
    </search>
  );
}

/** A text input, because type=url rejects a bare host. */
function UrlField({ url, autoFocus }: CheckFormProps) {
  return (
    <>
      <label htmlFor="url" className="sr-only">
        {FORM_TEXT.label}
      </label>
      <input
        key={url}
        id="url"
        name="url"
        type="text"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        maxLength={URL_LENGTH_MAX}
        defaultValue={url}
        placeholder={FORM_TEXT.placeholder}
        // biome-ignore lint/a11y/noAutofocus: the field is what the page is for, and nothing comes before it.
        autoFocus={autoFocus}
        className="h-11 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-faint"
      />
    </>
  );
}

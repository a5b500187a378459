"use client";

import { ArrowRight, LoaderCircle } from "lucide-react";
import type { FormEvent } from "react";
import { completeAddress } from "@/lib/inspect/url/complete-url";
import { useCheck } from "./check-provider";
import { FORM } from "./check-text.data";

const ADDRESS_LENGTH_MAX = 2048;

interface CheckFormProps {
  /** What the field holds at first. */
  readonly address: string;
  readonly autoFocus: boolean;
}

/** One field. Without a script it is a plain GET form to the same address. */
export function CheckForm({ address, autoFocus }: CheckFormProps) {
  const { running, start } = useCheck();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("url");
    const next = completeAddress(typeof typed === "string" ? typed : "");
    if (next !== "") start(next);
  }

  return (
    <search>
      <form action="/" method="get" onSubmit={onSubmit}>
        <div className="flex items-center gap-2 rounded-2xl border border-line-strong bg-surface p-1.5 pl-4 shadow-field transition-colors focus-within:border-focus focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus">
          <AddressField address={address} autoFocus={autoFocus} />
          <button
            type="submit"
            className="inline-flex h-11 items-center gap-1.5 rounded-xl bg-ink px-5 font-medium text-canvas transition-opacity hover:opacity-85"
          >
            {FORM.submit}
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

/** Text, not an address field: browsers would refuse a bare host there. */
function AddressField({ address, autoFocus }: CheckFormProps) {
  return (
    <>
      <label htmlFor="address" className="sr-only">
        {FORM.label}
      </label>
      <input
        key={address}
        id="address"
        name="url"
        type="text"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        maxLength={ADDRESS_LENGTH_MAX}
        defaultValue={address}
        placeholder={FORM.placeholder}
        // biome-ignore lint/a11y/noAutofocus: the field is what the page is for, and nothing stands before it.
        autoFocus={autoFocus}
        className="h-11 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-faint"
      />
    </>
  );
}

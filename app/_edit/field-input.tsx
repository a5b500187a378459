"use client";

import { useId } from "react";

interface FieldInputProps {
  readonly label: string;
  readonly value: string;
  readonly hint: string;
  /** More than one line to write in. */
  readonly rows?: number;
  readonly inputMode?: "text" | "url";
  onChange(value: string): void;
}

export const INPUT =
  "mt-1.5 block w-full min-w-0 rounded-lg border border-line-strong bg-surface px-3 py-2 text-base outline-none placeholder:text-faint focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus sm:text-[15px]/6";

/** One value of the page, to be changed. */
export function FieldInput({ label, value, hint, rows = 1, inputMode = "text", onChange }: FieldInputProps) {
  const id = useId();
  const common = {
    id,
    value,
    dir: inputMode === "url" ? ("ltr" as const) : ("auto" as const),
    "aria-describedby": `${id}-hint`,
    autoComplete: "off",
    className: INPUT,
  };
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {rows > 1 ? (
        <textarea {...common} rows={rows} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input
          {...common}
          type="text"
          inputMode={inputMode}
          spellCheck={inputMode === "text"}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <p id={`${id}-hint`} className="mt-1 min-h-5 text-[13px]/5 wrap-anywhere text-muted">
        {hint}
      </p>
    </div>
  );
}

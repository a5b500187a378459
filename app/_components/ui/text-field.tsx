"use client";

import { type ComponentProps, useId } from "react";

type InputProps = Pick<
  ComponentProps<"input">,
  | "type"
  | "name"
  | "defaultValue"
  | "value"
  | "required"
  | "maxLength"
  | "placeholder"
  | "inputMode"
  | "autoComplete"
  | "autoFocus"
>;

interface TextFieldProps extends InputProps {
  readonly label: string;
  /** Shown below the field. Its line is reserved even while it is empty. */
  readonly hint?: string;
  /** What is wrong with the value. */
  readonly error?: string | null;
  /** More than 1 renders a textarea. */
  readonly rows?: number;
  onText?(text: string): void;
}

/** An input or textarea with its label, hint and error. */
export function TextField({ label, hint = "", error = null, rows = 1, onText, ...input }: TextFieldProps) {
  const id = useId();
  const isAddress = input.inputMode === "url" || input.inputMode === "email";
  const common = {
    id,
    dir: isAddress ? ("ltr" as const) : ("auto" as const),
    "aria-describedby": `${id}-hint`,
    "aria-invalid": error === null ? undefined : true,
    autoComplete: "off",
    spellCheck: !isAddress,
    className: INPUT_LOOK,
    onChange: (event: { readonly target: { readonly value: string } }) => onText?.(event.target.value),
  };
  const { type = "text", inputMode, ...shared } = input;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {rows > 1 ? (
        <textarea {...common} {...shared} rows={rows} />
      ) : (
        <input {...common} {...shared} type={type} inputMode={inputMode} />
      )}
      <p
        id={`${id}-hint`}
        className={`mt-1 min-h-5 text-[13px]/5 wrap-anywhere ${error === null ? "text-muted" : "text-error"}`}
      >
        {error ?? hint}
      </p>
    </div>
  );
}

/** The classes of every text input. On a phone 16 px, because Safari zooms in on anything smaller. */
export const INPUT_LOOK =
  "mt-1.5 block min-h-11 w-full min-w-0 rounded-lg border border-line-strong bg-surface px-3 py-2 text-base placeholder:text-faint focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus aria-invalid:border-error sm:text-[15px]/6";

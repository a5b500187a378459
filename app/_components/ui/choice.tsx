"use client";

import { useId } from "react";

interface SegmentedProps<T extends string> {
  /** Names the choice for screen readers. */
  readonly legend: string;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly value: T;
  onChange(value: T): void;
}

/** Radio buttons that look like one segmented bar. */
export function Segmented<T extends string>({ legend, options, value, onChange }: SegmentedProps<T>) {
  const name = useId();
  return (
    <fieldset className="flex max-w-full flex-wrap rounded-lg bg-sunken p-0.5 text-sm no-script:hidden">
      <legend className="sr-only">{legend}</legend>
      {options.map(([option, label]) => (
        <label
          key={option}
          className="relative cursor-pointer rounded-md px-2.5 py-1 text-muted transition-colors hover:text-ink has-checked:bg-surface has-checked:font-medium has-checked:text-ink has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

interface SelectProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, label: string])[];
  onChange(value: T): void;
}

/** The browser's own select with a label. */
export function Select<T extends string>({ label, value, options, onChange }: SelectProps<T>) {
  function choose(chosen: string) {
    const option = options.find(([name]) => name === chosen);
    if (option !== undefined) onChange(option[0]);
  }
  return (
    <label className="inline-flex items-center gap-2 text-muted">
      {label}
      <select
        value={value}
        onChange={(event) => choose(event.target.value)}
        className="h-8 rounded-lg border border-line bg-surface px-2 text-ink hover:border-line-strong"
      >
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

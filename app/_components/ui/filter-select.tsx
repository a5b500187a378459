"use client";

import { useEffect, useRef } from "react";
import { INPUT_LOOK } from "./text-field";

export type FilterOption = readonly [value: string, label: string];

interface FilterSelectProps {
  readonly name: string;
  readonly label: string;
  /** What the page that is open shows. */
  readonly value: string;
  readonly options: readonly FilterOption[];
}

/** A choice that sends its form at once, even if it was made while the page loaded; without a script the form's button does. */
export function FilterSelect({ name, label, value, options }: FilterSelectProps) {
  const select = useRef<HTMLSelectElement>(null);

  useEffect(() => {
    const shown = [...(select.current?.options ?? [])];
    const isChanged = shown.some(({ defaultSelected, selected }) => defaultSelected && !selected);
    if (isChanged) select.current?.form?.requestSubmit();
  }, []);

  return (
    <label className="max-w-56 text-sm font-medium">
      {label}
      <select
        ref={select}
        name={name}
        defaultValue={value}
        // A browser that brings back an earlier choice would send it.
        autoComplete="off"
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className={INPUT_LOOK}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

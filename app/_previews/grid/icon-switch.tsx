"use client";

import type { LucideIcon } from "lucide-react";
import { useId } from "react";

interface IconSwitchProps<T extends string> {
  /** Names the choice for assistive technology. */
  readonly legend: string;
  readonly options: readonly { readonly value: T; readonly label: string; readonly Icon: LucideIcon }[];
  readonly value: T;
  onChange(value: T): void;
}

/** A choice of one among few, as a bar of signs. It does nothing without a script and is then not shown. */
export function IconSwitch<T extends string>({ legend, options, value, onChange }: IconSwitchProps<T>) {
  const name = useId();
  return (
    <fieldset className="flex shrink-0 rounded-full border border-line bg-surface p-0.5 no-script:hidden">
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value: option, label, Icon }) => (
        <label
          key={option}
          title={label}
          className="relative grid size-7 cursor-pointer place-items-center rounded-full text-faint transition-colors hover:text-ink has-checked:bg-sunken has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
            className="sr-only"
          />
          <Icon aria-hidden size={15} />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

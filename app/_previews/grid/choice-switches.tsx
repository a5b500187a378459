"use client";

import { type LucideIcon, Monitor, Moon, Smartphone, Sun } from "lucide-react";
import { useId } from "react";
import type { Choice } from "./card-choice";
import { PANEL_TEXT } from "./panel-text.data";

const THEMES = [
  { value: "light", label: PANEL_TEXT.theme.light, Icon: Sun },
  { value: "dark", label: PANEL_TEXT.theme.dark, Icon: Moon },
] as const;

const VIEWS = [
  { value: "desktop", label: PANEL_TEXT.view.desktop, Icon: Monitor },
  { value: "phone", label: PANEL_TEXT.view.phone, Icon: Smartphone },
] as const;

interface ChoiceSwitchesProps {
  readonly of: string;
  readonly choice: Choice;
  onChoose(part: Partial<Choice>): void;
}

/** Light or dark, desktop or phone. */
export function ChoiceSwitches({ of, choice, onChoose }: ChoiceSwitchesProps) {
  return (
    <div className="flex shrink-0 gap-1.5">
      <IconSwitch
        legend={`${PANEL_TEXT.view.legend}: ${of}`}
        options={VIEWS}
        value={choice.view}
        onChange={(chosen) => onChoose({ view: chosen })}
      />
      <IconSwitch
        legend={`${PANEL_TEXT.theme.legend}: ${of}`}
        options={THEMES}
        value={choice.theme}
        onChange={(theme) => onChoose({ theme })}
      />
    </div>
  );
}

interface IconSwitchProps<T extends string> {
  /** Names the choice for assistive technology. */
  readonly legend: string;
  readonly options: readonly { readonly value: T; readonly label: string; readonly Icon: LucideIcon }[];
  /** Null while it is unknown. */
  readonly value: T | null;
  onChange(value: T): void;
}

/** A choice of one among few, as a bar of signs. It does nothing without a script and is then not shown. */
function IconSwitch<T extends string>({ legend, options, value, onChange }: IconSwitchProps<T>) {
  const name = useId();
  return (
    <fieldset className="flex shrink-0 rounded-full border border-line bg-surface p-0.5 no-script:hidden">
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value: option, label, Icon }) => (
        <label
          key={option}
          title={label}
          className="relative grid size-7 cursor-pointer place-items-center rounded-full text-faint hover:text-ink hover:transition-colors has-checked:bg-sunken has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus"
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

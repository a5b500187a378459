"use client";

import { Monitor, Moon, Smartphone, Sun } from "lucide-react";
import type { Choice } from "./card-choice";
import { IconSwitch } from "./icon-switch";
import { PANEL } from "./panel-text.data";

const THEMES = [
  { value: "light", label: PANEL.theme.light, Icon: Sun },
  { value: "dark", label: PANEL.theme.dark, Icon: Moon },
] as const;

const VIEWS = [
  { value: "desktop", label: PANEL.view.desktop, Icon: Monitor },
  { value: "phone", label: PANEL.view.phone, Icon: Smartphone },
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
        legend={`${PANEL.view.legend}: ${of}`}
        options={VIEWS}
        value={choice.view}
        onChange={(chosen) => onChoose({ view: chosen })}
      />
      <IconSwitch
        legend={`${PANEL.theme.legend}: ${of}`}
        options={THEMES}
        value={choice.theme}
        onChange={(theme) => onChoose({ theme })}
      />
    </div>
  );
}

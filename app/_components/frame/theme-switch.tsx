"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { THEME_COOKIE, THEMES, type Theme } from "@/lib/http/theme";
import { THEME_TEXT } from "./site-text.data";

const ICONS = { light: Sun, system: Monitor, dark: Moon } as const;
const YEAR_S = 31_536_000;

export function ThemeSwitch({ theme }: { readonly theme: Theme }) {
  return (
    <fieldset className="flex rounded-full border border-line bg-surface p-0.5 no-script:hidden">
      <legend className="sr-only">{THEME_TEXT.legend}</legend>
      {THEMES.map((name) => {
        const Icon = ICONS[name];
        return (
          <label
            key={name}
            title={THEME_TEXT[name]}
            className="relative grid size-7 cursor-pointer place-items-center rounded-full text-faint hover:text-ink hover:transition-colors has-checked:bg-sunken has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="theme"
              value={name}
              defaultChecked={name === theme}
              onChange={() => apply(name)}
              className="sr-only"
            />
            <Icon aria-hidden size={15} />
            <span className="sr-only">{THEME_TEXT[name]}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

function apply(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older Firefox and Safari.
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${YEAR_S}; samesite=lax`;
}

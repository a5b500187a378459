import type { ReactNode } from "react";
import { CopyButton } from "../_components/ui/copy-button";

interface CodeFigureProps {
  /** A short name for the code. */
  readonly caption: ReactNode;
  readonly code: string;
  /** What is copied, for screen readers; null for code that isn't worth copying. */
  readonly copyWhat: string | null;
  readonly children: ReactNode;
}

/** Code below its caption. */
export function CodeFigure({ caption, code, copyWhat, children }: CodeFigureProps) {
  return (
    <figure className="min-w-0">
      <div className="mb-1.5 flex min-h-8 items-center justify-between gap-3">
        <figcaption className="text-sm font-medium text-muted">{caption}</figcaption>
        {copyWhat !== null && <CopyButton text={code} what={copyWhat} />}
      </div>
      {children}
    </figure>
  );
}

interface CodeTab {
  readonly name: string;
  readonly panel: ReactNode;
}

interface CodeTabsProps {
  /** Unique in the page. */
  readonly id: string;
  readonly legend: string;
  readonly tabs: readonly CodeTab[];
}

/** Tailwind finds class names in the source, so each one is written out. */
const SHOWN = [
  "group-has-[label:nth-of-type(1)_input:checked]/tabs:block",
  "group-has-[label:nth-of-type(2)_input:checked]/tabs:block",
  "group-has-[label:nth-of-type(3)_input:checked]/tabs:block",
  "group-has-[label:nth-of-type(4)_input:checked]/tabs:block",
] as const;

/** Tabs made of radio buttons, so that they need no JavaScript. */
export function CodeTabs({ id, legend, tabs }: CodeTabsProps) {
  return (
    <div className="group/tabs">
      <fieldset className="inline-flex max-w-full flex-wrap rounded-lg bg-sunken p-0.5 text-sm">
        <legend className="sr-only">{legend}</legend>
        {tabs.map(({ name }, index) => (
          <label
            key={name}
            className="cursor-pointer rounded-md px-3 py-1 text-muted transition-colors hover:text-ink has-checked:bg-surface has-checked:font-medium has-checked:text-ink has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input type="radio" name={id} defaultChecked={index === 0} className="sr-only" />
            {name}
          </label>
        ))}
      </fieldset>
      {tabs.map(({ name, panel }, index) => (
        <div key={name} className={`mt-1.5 hidden sm:-mt-8 ${SHOWN[index]}`}>
          {panel}
        </div>
      ))}
    </div>
  );
}

"use client";

interface SelectProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, label: string])[];
  onChange(value: T): void;
}

/** The browser's own list, in our clothes. */
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

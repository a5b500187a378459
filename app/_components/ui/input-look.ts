/** The classes of everything a visitor writes into. Sixteen pixels on a phone, or Safari zooms in. */
export const INPUT_LOOK =
  "mt-1.5 block min-h-11 w-full min-w-0 rounded-lg border border-line-strong bg-surface px-3 py-2 text-base placeholder:text-faint focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus aria-invalid:border-error sm:text-[15px]/6";

import type { ComponentProps } from "react";

interface ButtonProps extends ComponentProps<"button"> {
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
}

/** A button that submits no form unless its type says so. */
export function Button({ tone = "plain", size = "small", className = "", ...rest }: ButtonProps) {
  return <button type="button" className={`${buttonLook(tone, size)} ${className}`} {...rest} />;
}

export type ButtonTone = "plain" | "strong" | "danger";
export type ButtonSize = "small" | "large";

const TONES: Readonly<Record<ButtonTone, string>> = {
  plain: "border border-line bg-surface text-ink hover:border-line-strong",
  strong: "bg-ink text-canvas hover:opacity-85",
  danger: "border border-error bg-error-soft text-error hover:opacity-85",
};
const SIZES: Readonly<Record<ButtonSize, string>> = {
  small: "h-8 gap-1.5 rounded-lg px-3 text-sm",
  large: "h-11 gap-2 rounded-xl px-5",
};

/** The classes of a button, also for links that look like one. */
export function buttonLook(tone: ButtonTone, size: ButtonSize): string {
  return `inline-flex shrink-0 items-center justify-center font-medium transition disabled:cursor-not-allowed disabled:opacity-50 ${TONES[tone]} ${SIZES[size]}`;
}

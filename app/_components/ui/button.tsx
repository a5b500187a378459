import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonTone, buttonLook } from "./button-look";

interface ButtonProps extends ComponentProps<"button"> {
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
}

/** A button of the site; it sends no form unless its type says so. */
export function Button({ tone = "plain", size = "small", className = "", ...rest }: ButtonProps) {
  return <button type="button" className={`${buttonLook(tone, size)} ${className}`} {...rest} />;
}

import type { ReactNode } from "react";
import { CheckForm } from "./check-form";
import { CheckRegion } from "./check-progress";
import { CheckProvider } from "./check-provider";
import { FORM_TEXT, LANDING_TEXT } from "./check-text.data";
import { Suggestions } from "./suggestions";

interface CheckerProps {
  /** The URL in the field; empty on the landing page. */
  readonly url: string;
  readonly children: ReactNode;
}

/** The form and the content below it. */
export function Checker({ url, children }: CheckerProps) {
  const isLanding = url === "";
  return (
    <CheckProvider>
      <div className={`mx-auto w-full max-w-7xl px-4 sm:px-6 ${isLanding ? "beam" : ""}`}>
        <div className={`mx-auto max-w-2xl ${isLanding ? "pt-14 sm:pt-24" : "pt-2"}`}>
          {isLanding && (
            <div className="mb-8 text-center">
              <h1 className="text-[34px]/10 font-semibold tracking-[-0.03em] text-balance sm:text-5xl/13">
                {LANDING_TEXT.heading}
              </h1>
              <p className="mt-4 text-lg/7 text-balance text-muted">{LANDING_TEXT.lead}</p>
            </div>
          )}
          <CheckForm url={url} autoFocus={isLanding} />
        </div>
        <CheckRegion>
          {isLanding && <Suggestions />}
          {isLanding && (
            <p className="mx-auto max-w-2xl text-sm">
              <a href="/edit" className="rounded-md font-medium text-link underline-offset-4 hover:underline">
                {FORM_TEXT.pasted}
              </a>
            </p>
          )}
          {children}
        </CheckRegion>
      </div>
    </CheckProvider>
  );
}

/** The landing page's content below the form. */
export function Landing() {
  return (
    <ul className="mt-16 grid gap-4 sm:mt-20 md:grid-cols-3">
      {LANDING_TEXT.points.map(({ title, text }) => (
        <li key={title} className="rounded-2xl border border-line bg-surface p-6">
          <h2 className="font-semibold tracking-tight">{title}</h2>
          <p className="mt-2 text-[15px]/6 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}

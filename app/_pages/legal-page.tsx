import { formatWait } from "@/app/_components/ui/format";
import { settings } from "@/lib/env";
import { CHECK_LIMITS } from "@/lib/services/inspections/check-limits";
import { SESSION_DAYS } from "@/lib/services/sign-in/session";
import { LEGAL_TEXT, type LegalFacts } from "./legal-text.data";

const LINK_MINUTES = 15;

/** The privacy page or the terms: its sections, then who runs the service. */
export function LegalPage({ text }: { readonly text: "privacy" | "terms" }) {
  const { title, lead, sections } = LEGAL_TEXT[text];
  return (
    <article className="mx-auto max-w-2xl px-4 pt-10 sm:px-6 sm:pt-16">
      <h1 className="text-4xl font-semibold tracking-tight">{title}</h1>
      <p className="mt-4 text-lg/7 text-muted">{lead}</p>
      {sections(legalFacts()).map(({ heading, points }) => (
        <section key={heading} className="mt-9">
          <h2 className="text-lg font-semibold tracking-tight">{heading}</h2>
          <ul className="mt-2.5 list-disc space-y-2 pl-5 text-[15px]/6 text-muted marker:text-faint">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
      <OperatorDetails />
    </article>
  );
}

function OperatorDetails() {
  const { operatorName: name, operatorAddress: postalAddress, operatorContact: contact } = settings();
  return (
    <section className="mt-9">
      <h2 className="text-lg font-semibold tracking-tight">{LEGAL_TEXT.operator}</h2>
      <address className="mt-2.5 space-y-1 text-[15px]/6 text-muted not-italic">
        {name === null && contact === null && <p>{LEGAL_TEXT.unnamed}</p>}
        {name !== null && <p>{name}</p>}
        {postalAddress !== null && <p className="whitespace-pre-line">{postalAddress}</p>}
        {contact !== null && (
          <p>
            {LEGAL_TEXT.contact}:{" "}
            <a href={contact.href} className="wrap-anywhere text-link underline-offset-4 hover:underline">
              {contact.text}
            </a>
          </p>
        )}
      </address>
    </section>
  );
}

function legalFacts(): LegalFacts {
  return {
    cachedFor: formatWait(CHECK_LIMITS.reportCachedMs / 1000),
    sessionDays: SESSION_DAYS,
    linkMinutes: LINK_MINUTES,
    anonymousChecks: settings().checksPerHour.anonymous,
  };
}

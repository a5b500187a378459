import { Notice } from "@/app/_components/ui/notice";
import { shortAddress } from "@/app/_components/ui/short-address";
import { SAVED } from "../texts.data";
import type { ChecksSoFar } from "./check-each";

/** What became of checking many: how many have a score, why others have none, and why the rest was left. */
export function CheckOutcome({ sofar: { tried, failed, halt } }: { readonly sofar: ChecksSoFar }) {
  const isGood = halt === null && failed.length === 0;
  return (
    <Notice tone={isGood ? "good" : "info"} live className="order-last basis-full">
      <p className="font-medium">{SAVED.checked(tried - failed.length, tried)}</p>
      {halt !== null && <p>{SAVED.halted(halt)}</p>}
      {failed.length > 0 && (
        <ul className="mt-2 grid gap-1 text-[13px]/5 text-ink">
          {failed.map(({ record: { id, label, url }, message }) => (
            <li key={id}>
              <bdi>{label ?? shortAddress(url)}</bdi>: {message}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

import { firstText } from "../page/meta-entries";
import type { DocumentHead } from "../page/page";

/** What a card of Facebook's is drawn from; where one is missing, Facebook looks for something like it in the body. */
const PARTS = ["og:title", "og:description", "og:image"];
const AS_FACEBOOK_READS = { attributes: ["property"], exact: true } as const;

/** Whether a head says all that Facebook draws, so that nothing in the body can change its card. */
export function holdsWholeCard(head: DocumentHead): boolean {
  return PARTS.every((key) => firstText(head, key, AS_FACEBOOK_READS) !== null);
}

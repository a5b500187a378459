import type { Client } from "@/lib/db/client";
import { noSuch } from "../ids";
import { SAVED_URL_VIEW_COLUMNS, type SavedUrlView, toSavedUrlView } from "./saved-url-view";

/** One of the account's saved URLs. Throws `not_found` when it has none with that id. */
export async function findSavedUrl(
  db: Pick<Client, "savedUrl">,
  accountId: string,
  id: string,
): Promise<SavedUrlView> {
  const found = await db.savedUrl.findFirst({ where: { id, accountId }, select: SAVED_URL_VIEW_COLUMNS });
  if (found === null) throw noSuch("savedUrl");
  return toSavedUrlView(found);
}

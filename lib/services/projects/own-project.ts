import type { Transaction } from "@/lib/db/transaction";
import { noSuch } from "../ids";

/** Throws `not_found` unless the project is the account's own. None at all is fine. */
export async function checkOwnProject(
  db: Pick<Transaction, "project">,
  accountId: string,
  projectId: string | null | undefined,
): Promise<void> {
  if (projectId === null || projectId === undefined) return;
  if ((await db.project.count({ where: { id: projectId, accountId } })) === 0) throw noSuch("project");
}

import type { Caller, Resources } from "../context";

/** Ends the session a caller shows; other callers have none. Throws `unavailable`. */
export async function endSessionOf({ db }: Pick<Resources, "db">, caller: Caller): Promise<void> {
  if (caller.kind !== "session") return;
  const client = await db.open();
  await client.session.deleteMany({ where: { id: caller.sessionId } });
}

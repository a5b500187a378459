import type { Client } from "@/lib/db/client";
import { noSuch } from "../ids";
import { PROJECT_COLUMNS, toProject } from "./project-record";

/** The record of one of the account's projects. Throws `not_found` when it has none with that id. */
export async function findProject(db: Pick<Client, "project">, accountId: string, id: string) {
  const found = await db.project.findFirst({ where: { id, accountId }, select: PROJECT_COLUMNS });
  if (found === null) throw noSuch("project");
  return toProject(found);
}

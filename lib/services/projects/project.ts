import { z } from "zod";
import type { Client } from "@/lib/db/client";
import type { Transaction } from "@/lib/db/transaction";
import { exampleId, nameText, noSuch, TIME } from "../fields";

/** A project as the API returns it. */
export const PROJECT = z
  .object({
    id: z.string().describe("The project's id."),
    name: z.string().describe("Its name."),
    saved_urls: z.int().describe("Saved URLs in it."),
    monitors: z.int().describe("Monitors in it."),
    audits: z.int().describe("Audits in it."),
    created_at: TIME.describe("When it was created."),
  })
  .meta({ id: "Project", description: "A group of saved URLs, audits and monitors." });

/** The columns and counts that a project's record is made from. */
export const PROJECT_COLUMNS = {
  id: true,
  name: true,
  createdAt: true,
  _count: { select: { savedUrls: true, monitors: true, audits: true } },
} as const;

interface ProjectRow {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly _count: { readonly savedUrls: number; readonly monitors: number; readonly audits: number };
}

/** The record of a project's row. */
export function toProject({ id, name, createdAt, _count }: ProjectRow) {
  return {
    id,
    name,
    saved_urls: _count.savedUrls,
    monitors: _count.monitors,
    audits: _count.audits,
    created_at: createdAt.toISOString(),
  };
}

/** A project as the documentation shows it. */
export const PROJECT_EXAMPLE = {
  id: exampleId("project"),
  name: "Shop",
  saved_urls: 12,
  monitors: 0,
  audits: 0,
  created_at: "2026-03-02T09:15:00.000Z",
};

const CHARS_MAX = 80;

/** A project's name; two may have the same. */
export const projectName = nameText(CHARS_MAX).meta({
  description: "A name for the project.",
  examples: ["Shop"],
});

/** The record of one of the account's projects. Throws `not_found` when it has none with that id. */
export async function findProject(db: Pick<Client, "project">, accountId: string, id: string) {
  const found = await db.project.findFirst({ where: { id, accountId }, select: PROJECT_COLUMNS });
  if (found === null) throw noSuch("project");
  return toProject(found);
}

/** Throws `not_found` unless the account has this project. Passes without one. */
export async function checkProjectExists(
  db: Pick<Transaction, "project">,
  accountId: string,
  projectId: string | null | undefined,
): Promise<void> {
  if (projectId === null || projectId === undefined) return;
  if ((await db.project.count({ where: { id: projectId, accountId } })) === 0) throw noSuch("project");
}

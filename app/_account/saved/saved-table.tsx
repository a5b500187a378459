"use client";

import { DataTable } from "@/app/_components/ui/data-table";
import { Moment } from "@/app/_components/ui/moment";
import type { SavedUrlView } from "@/lib/services/saved-urls/saved-url-view";
import { SAVED } from "../texts.data";
import type { ProjectChoice } from "./project-choice";
import { SavedActions } from "./saved-actions";
import { SavedName } from "./saved-name";
import { ScoreChange } from "./score-change";

interface SavedTableProps {
  readonly records: readonly SavedUrlView[];
  readonly projects: readonly ProjectChoice[];
  /** All belong to the one project that the page is about. */
  readonly oneProject?: boolean;
}

/** Saved pages, one a row, with what can be done about each. */
export function SavedTable({ records, projects, oneProject = false }: SavedTableProps) {
  const names = new Map(projects.map(({ id, name }) => [id, name]));
  const { page, score, project, checked, actions } = SAVED.columns;
  return (
    <DataTable
      stacked
      label={SAVED.list}
      columns={oneProject ? [page, score, checked, actions] : [page, score, project, checked, actions]}
      rows={records.map((record) => {
        const name = <SavedName key="name" record={record} />;
        const points = <ScoreChange key="score" score={record.last_score} change={record.change} />;
        const at =
          record.last_checked_at === null ? null : <Moment key="at" at={record.last_checked_at} exact />;
        const does = <SavedActions key="does" record={record} projects={projects} />;
        const of =
          record.project_id === null ? null : (
            <a
              key="project"
              dir="auto"
              href={`/projects/${record.project_id}`}
              className="rounded-sm underline-offset-4 wrap-anywhere hover:underline"
            >
              {names.get(record.project_id)}
            </a>
          );
        return {
          key: record.id,
          cells: oneProject ? [name, points, at, does] : [name, points, of, at, does],
        };
      })}
    />
  );
}

"use client";

import { DataTable } from "@/app/_components/ui/data-table";
import { shortUrl } from "@/app/_components/ui/format";
import { Moment } from "@/app/_components/ui/moment";
import { ScoreNumber } from "@/app/_components/ui/score-number";
import type { SavedUrlView } from "@/lib/services/saved-urls/saved-url";
import type { ProjectChoice } from "./project-select";
import { SavedActions } from "./saved-actions";
import { SAVED } from "./saved-texts.data";

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

/** A saved page by its label, with its address below, or by its address alone; it leads to the report. */
function SavedName({ record }: { readonly record: Pick<SavedUrlView, "url" | "label"> }) {
  const { url, label } = record;
  const address = (
    <bdi dir="ltr" className="line-clamp-2">
      {shortUrl(url)}
    </bdi>
  );
  return (
    <a
      href={`/?${new URLSearchParams({ url })}`}
      className="block min-w-48 rounded-md underline-offset-4 hover:underline"
    >
      {label !== null && (
        <bdi dir="auto" className="block">
          {label}
        </bdi>
      )}
      {label === null ? (
        address
      ) : (
        <span className="block text-[13px]/5 font-normal text-muted">{address}</span>
      )}
    </a>
  );
}

interface ScoreChangeProps {
  readonly score: number | null;
  readonly change: number | null;
}

/** A page's last score and how it moved since the one before. */
function ScoreChange({ score, change }: ScoreChangeProps) {
  if (score === null) return <span className="whitespace-nowrap text-muted">{SAVED.notChecked}</span>;
  return (
    <span className="inline-flex items-baseline gap-2 whitespace-nowrap">
      <ScoreNumber score={score} />
      {change !== null && change !== 0 && (
        <span className={`text-[13px] ${change > 0 ? "text-good" : "text-error"}`}>
          <span aria-hidden>{change > 0 ? `▲ ${change}` : `▼ ${-change}`}</span>
          <span className="sr-only">{SAVED.changed(change)}</span>
        </span>
      )}
    </span>
  );
}

"use client";

import { DataTable } from "@/app/_components/ui/data-table";
import { Moment } from "@/app/_components/ui/moment";
import { ScoreNumber } from "@/app/_components/ui/score-number";
import type { ListedUrl } from "@/lib/services/saved-urls/saved-url";
import type { Monitored } from "../monitors/monitored-pages";
import type { ProjectChoice } from "./edit-saved";
import { SavedActions } from "./saved-actions";
import { failedCheck, SAVED } from "./saved-text.data";

interface SavedTableProps {
  readonly records: readonly ListedUrl[];
  readonly projects: readonly ProjectChoice[];
  readonly monitored: Monitored;
  /** All belong to the one project that the page is about. */
  readonly oneProject?: boolean;
}

/** Saved pages, one a row, with what can be done about each. */
export function SavedTable({ records, projects, monitored, oneProject = false }: SavedTableProps) {
  const names = new Map(projects.map(({ id, name }) => [id, name]));
  const { page, score, project, checked, actions } = SAVED.columns;
  return (
    <DataTable
      stacked
      label={SAVED.list}
      columns={oneProject ? [page, score, checked, actions] : [page, score, project, checked, actions]}
      rows={records.map((record) => {
        const name = <SavedName key="name" record={record} />;
        const points = <LastCheck key="score" record={record} />;
        const checkedAt = record.failed?.at ?? record.last_checked_at;
        const at = checkedAt === null ? null : <Moment key="at" at={checkedAt} exact />;
        const does = <SavedActions key="does" record={record} projects={projects} monitored={monitored} />;
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

interface RecordProps {
  readonly record: ListedUrl;
}

/** A saved page by its label, with its URL below, or by its URL alone; a link to the report. */
function SavedName({ record: { url, short_url: shortUrl, label } }: RecordProps) {
  const shown = (
    <bdi dir="ltr" className="line-clamp-2">
      {shortUrl}
    </bdi>
  );
  return (
    <a
      href={`/?${new URLSearchParams({ url })}`}
      className="block rounded-md sm:min-w-48 underline-offset-4 hover:underline"
    >
      {label !== null && (
        <bdi dir="auto" className="block">
          {label}
        </bdi>
      )}
      {label === null ? shown : <span className="block text-[13px]/5 font-normal text-muted">{shown}</span>}
    </a>
  );
}

/** A page's last score and how it changed since the one before; if the last check failed, why. */
function LastCheck({ record: { last_score: score, change, failed } }: RecordProps) {
  if (failed !== null) {
    return <span className="font-medium text-error">{failureText(failed)}</span>;
  }
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

function failureText({ code, status }: NonNullable<ListedUrl["failed"]>): string {
  return status === null ? failedCheck(code) : SAVED.httpError(status);
}

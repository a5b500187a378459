import { Button } from "@/app/_components/ui/button";
import { DataTable } from "@/app/_components/ui/data-table";
import { Moment } from "@/app/_components/ui/moment";
import { ACCOUNT } from "./texts.data";

interface SessionRow {
  readonly id: string;
  readonly device: string;
  readonly created_at: string;
  readonly last_seen_at: string;
  readonly current: boolean;
}

/** The browsers that are signed in; each can be signed out by a form of its own. */
export function SessionTable({ sessions }: { readonly sessions: readonly SessionRow[] }) {
  const rows = sessions.map(({ id, device, created_at: since, last_seen_at: seen, current }) => ({
    key: id,
    cells: [
      <span key="device">
        {device}
        {current && (
          <span className="ml-2 rounded-full bg-good-soft px-2 py-0.5 text-xs font-medium whitespace-nowrap text-good">
            {ACCOUNT.current}
          </span>
        )}
      </span>,
      <Moment key="since" at={since} />,
      <Moment key="seen" at={seen} />,
      <form key="end" action="/auth/signout/session" method="post">
        <input type="hidden" name="session" value={id} />
        <Button type="submit" aria-label={ACCOUNT.endLabel(device)}>
          {ACCOUNT.end}
        </Button>
      </form>,
    ],
  }));
  return <DataTable label={ACCOUNT.sessions} columns={ACCOUNT.columns} rows={rows} />;
}

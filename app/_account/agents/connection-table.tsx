"use client";

import { ConfirmButton } from "@/app/_components/ui/confirm-button";
import { DataTable } from "@/app/_components/ui/data-table";
import { Moment } from "@/app/_components/ui/moment";
import { Notice } from "@/app/_components/ui/notice";
import type { Connection } from "@/lib/services/connections/connection";
import { useRemoved } from "../removal-region";
import { useSend } from "../use-send";
import { AGENTS } from "./agent-text.data";

/** The agents of an account; active ones can be revoked. */
export function ConnectionTable({ connections }: { readonly connections: readonly Connection[] }) {
  const { busy, fault, submit } = useSend();
  const removed = useRemoved();

  async function revoke(connection: Connection) {
    const sent = await submit({ method: "DELETE", path: `/api/connections/${connection.id}` });
    if (sent.ok) removed(connection.id, AGENTS.revokedMessage(nameOf(connection)));
  }
  return (
    <>
      {fault !== null && (
        <Notice tone="error" live className="mb-4">
          {fault}
        </Notice>
      )}
      <DataTable
        stacked
        label={AGENTS.list}
        columns={AGENTS.columns}
        rows={connections.map((connection) => ({
          key: connection.id,
          cells: [
            <ConnectionName key="name" connection={connection} />,
            connection.scopes.map((scope) => AGENTS.scopes[scope]).join(", "),
            <Moment key="approved" at={connection.created_at} />,
            connection.last_used_at === null ? (
              AGENTS.never
            ) : (
              <Moment key="used" at={connection.last_used_at} exact />
            ),
            <ConnectionState
              key="state"
              connection={connection}
              busy={busy}
              onRevoke={() => revoke(connection)}
            />,
          ],
        }))}
      />
    </>
  );
}

function ConnectionName({ connection }: { readonly connection: Connection }) {
  const isRevoked = connection.revoked_at !== null;
  return (
    <span>
      <span dir="auto" className={`wrap-anywhere ${isRevoked ? "text-muted line-through" : ""}`}>
        {nameOf(connection)}
      </span>
      <code className="block font-mono text-[13px] text-muted wrap-anywhere">{connection.client_host}</code>
    </span>
  );
}

interface ConnectionStateProps {
  readonly connection: Connection;
  readonly busy: boolean;
  onRevoke(): void;
}

function ConnectionState({ connection, busy, onRevoke }: ConnectionStateProps) {
  if (connection.revoked_at !== null) {
    return (
      <span className="text-muted">
        {AGENTS.revoked} <Moment at={connection.revoked_at} />
      </span>
    );
  }
  return (
    <span data-removable={connection.id}>
      <ConfirmButton
        label={AGENTS.revoke}
        question={AGENTS.revokeQuestion(nameOf(connection))}
        consequence={AGENTS.revokeConsequence}
        disabled={busy}
        onConfirm={onRevoke}
      >
        {AGENTS.revoke}
        <span className="sr-only">{nameOf(connection)}</span>
      </ConfirmButton>
    </span>
  );
}

function nameOf({ client_name }: Connection): string {
  return client_name || AGENTS.unnamed;
}

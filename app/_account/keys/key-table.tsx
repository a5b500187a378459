"use client";

import { ConfirmButton } from "@/app/_components/ui/confirm-button";
import { DataTable } from "@/app/_components/ui/data-table";
import { Moment } from "@/app/_components/ui/moment";
import { Notice } from "@/app/_components/ui/notice";
import type { Key } from "@/lib/services/keys/key";
import { useRemoved } from "../removal-region";
import { useSend } from "../use-send";
import { KEYS } from "./key-text.data";

/** The account's keys; active ones can be revoked. */
export function KeyTable({ keys }: { readonly keys: readonly Key[] }) {
  const { busy, fault, submit } = useSend();
  const removed = useRemoved();

  async function revoke({ id, name }: Key) {
    const sent = await submit({ method: "DELETE", path: `/api/keys/${id}` });
    if (sent.ok) removed(id, KEYS.revokedMessage(name));
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
        label={KEYS.list}
        columns={KEYS.columns}
        rows={keys.map((key) => ({
          key: key.id,
          cells: [
            <span key="name" dir="auto" className={key.revoked_at === null ? "" : "text-muted line-through"}>
              {key.name}
            </span>,
            <code key="key" className="font-mono text-[13px] whitespace-nowrap text-muted">
              {key.prefix}…{key.last4}
            </code>,
            key.write ? KEYS.readWrite : KEYS.read,
            <Moment key="created" at={key.created_at} />,
            key.last_used_at === null ? KEYS.never : <Moment key="used" at={key.last_used_at} exact />,
            <KeyState key="state" record={key} busy={busy} onRevoke={() => revoke(key)} />,
          ],
        }))}
      />
    </>
  );
}

interface KeyStateProps {
  readonly record: Key;
  readonly busy: boolean;
  onRevoke(): void;
}

function KeyState({ record, busy, onRevoke }: KeyStateProps) {
  if (record.revoked_at !== null) {
    return (
      <span className="text-muted">
        {KEYS.revoked} <Moment at={record.revoked_at} />
      </span>
    );
  }
  return (
    <span data-removable={record.id}>
      <ConfirmButton
        label={KEYS.revoke}
        question={KEYS.revokeQuestion(record.name)}
        consequence={KEYS.revokeConsequence}
        disabled={busy}
        onConfirm={onRevoke}
      >
        {KEYS.revoke}
        <span className="sr-only">{record.name}</span>
      </ConfirmButton>
    </span>
  );
}

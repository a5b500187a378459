import { z } from "zod";
import { TIME } from "../time";
import { deviceName } from "./device-name";

/** A signed-in browser as its owner sees it. */
export const SESSION = z.object({
  id: z.string(),
  /** Such as "Firefox on Windows". */
  device: z.string(),
  created_at: TIME,
  last_seen_at: TIME,
  expires_at: TIME,
});

/** What of a session's row its record shows. */
export const SESSION_COLUMNS = {
  id: true,
  userAgent: true,
  createdAt: true,
  lastSeenAt: true,
  expiresAt: true,
} as const;

interface SessionRow {
  readonly id: string;
  readonly userAgent: string | null;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

/** The record of a session's row. */
export function toSession({ id, userAgent, createdAt, lastSeenAt, expiresAt }: SessionRow) {
  return {
    id,
    device: deviceName(userAgent),
    created_at: createdAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}

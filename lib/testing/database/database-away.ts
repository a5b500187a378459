import { createDatabase, type Database } from "@/lib/db/database";
import { logLines } from "@/lib/testing/log-lines";

/** A database that no connection reaches. */
export function databaseAway(): Database {
  const databaseUrl = "postgresql://127.0.0.1:1/away";
  return createDatabase({ dataDir: "", databaseUrl, log: logLines().log });
}

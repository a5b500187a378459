import { existsSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { type Home, SOCKET_NAME, SOCKET_PORT } from "./home";

const CONNECT_TIMEOUT_MS = 2_000;

/** How to connect to the embedded server of this home. */
export function connectionTo({ socketFolder, password }: Home, database = "postgres") {
  return { host: socketFolder, port: SOCKET_PORT, user: "postgres", password, database };
}

/** Whether a server takes queries at this home's socket. */
export async function responds(home: Home): Promise<boolean> {
  if (!existsSync(join(home.socketFolder, SOCKET_NAME))) return false;
  const client = new pg.Client({ ...connectionTo(home), connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("SELECT 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

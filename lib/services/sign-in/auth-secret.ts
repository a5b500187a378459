import { join } from "node:path";
import type { Settings } from "@/lib/env";
import { secretFile } from "@/lib/secret-file";

/**
 * The secret behind what browsers send back: the one that is set, else one made on the first call and stored in the data
 * folder, readable by this user alone. Throws a SettingError when it can neither be read nor stored, and when what is
 * stored is none, since anyone could sign with an empty one.
 */
export function createAuthSecret({
  authSecret,
  dataDir,
}: Pick<Settings, "authSecret" | "dataDir">): () => string {
  let known = authSecret;
  return () => {
    known ??= secretFile(join(dataDir, "auth-secret"), "only sign-in links mailed before stop working.");
    return known;
  };
}

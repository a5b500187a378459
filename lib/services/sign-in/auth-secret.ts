import { join } from "node:path";
import type { Settings } from "@/lib/env";
import { secretFile } from "@/lib/secret-file";

/**
 * The secret that signs cookies: the setting, else one made on the first call and stored in the data folder, readable by
 * this user alone. Throws a SettingError when it can be neither read nor stored, and when the stored one is not valid,
 * since anyone could sign with an empty one.
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

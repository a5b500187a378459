import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { isOpen } from "@/lib/db/embedded/home";

/** A folder with the rights given that goes with the test; every user may enter the folders above it. */
export function testFolder(mode = 0o755): string {
  const place = isOpen(tmpdir()) ? tmpdir() : "/tmp";
  const path = mkdtempSync(join(place, "headlight-test-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  chmodSync(path, mode);
  return path;
}

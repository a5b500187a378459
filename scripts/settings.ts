// Writes the table of settings into README.md, from lib/env.ts.
import { readFileSync, writeFileSync } from "node:fs";
import { withSettingsTable } from "@/lib/settings-table";

writeFileSync("README.md", withSettingsTable(readFileSync("README.md", "utf8")));

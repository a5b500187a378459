// Writes docs/licenses.md, from package-lock.json.
import { readFileSync, writeFileSync } from "node:fs";
import { licensesPage, runtimePackages } from "@/lib/licenses";

writeFileSync("docs/licenses.md", licensesPage(runtimePackages(readFileSync("package-lock.json", "utf8"))));

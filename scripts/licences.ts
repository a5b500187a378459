// Writes docs/licences.md, from package-lock.json.
import { readFileSync, writeFileSync } from "node:fs";
import { licencesPage, runtimePackages } from "@/lib/licences";

writeFileSync("docs/licences.md", licencesPage(runtimePackages(readFileSync("package-lock.json", "utf8"))));

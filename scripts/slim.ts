// `npm run slim`: removes from a built folder what only builds, for containers and other installs that only run.
import { resolve } from "node:path";
import { slim } from "@/lib/server/slim";

slim(resolve(import.meta.dirname, ".."));

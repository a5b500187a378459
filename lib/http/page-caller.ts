import { headers } from "next/headers";
import { cache } from "react";
import { sharedResources } from "@/lib/services/resources";
import { callerOf } from "./caller";

/** Who asks for the page that is being rendered; looked up once, however many parts of it ask. */
export const pageCaller = cache(async () => callerOf(await headers(), sharedResources()));

import { z } from "zod";
import manifest from "@/package.json" with { type: "json" };
import { defineOperation } from "./operation";

const UP = { status: "ok", version: manifest.version } as const;

/** Says that the service is up. */
export const health = defineOperation({
  name: "health",
  summary: "Liveness check.",
  http: { method: "GET", path: "/health", direct: true },
  access: "anyone",
  scope: null,
  destructive: false,
  metered: false,
  input: z.object({}),
  output: z
    .object({
      status: z.literal("ok").describe("The service is up."),
      version: z.string().describe("The service's version."),
      database: z
        .enum(["ok", "starting", "away"])
        .describe("Whether accounts can be reached; checking pages works without them."),
      redis: z
        .enum(["ok", "away"])
        .optional()
        .describe("Whether the Redis that all instances share can be reached; absent if none is set up."),
    })
    .meta({ id: "Health", description: "Whether the service is up." }),
  errors: [],
  example: () => ({ ...UP, database: "ok" }) as const,
  async run({ db, shared }) {
    const redis = shared.state();
    return { ...UP, database: await db.state(), ...(redis === "none" ? {} : { redis }) };
  },
});

import { z } from "zod";
import { AppError } from "@/lib/errors";
import { defineOperation } from "./operation";

/** Says whether this instance takes work, for load balancers. */
export const ready = defineOperation({
  name: "ready",
  summary: "Readiness check of one instance.",
  http: { method: "GET", path: "/ready", direct: true },
  access: "anyone",
  scope: null,
  destructive: false,
  metered: false,
  input: z.object({}),
  output: z
    .object({
      status: z.literal("ready").describe("The instance is ready for requests."),
      redis: z
        .enum(["ok", "away"])
        .optional()
        .describe("Whether the Redis that all instances share can be reached; absent if none is set up."),
    })
    .meta({ id: "Ready", description: "Whether this instance is ready for requests." }),
  errors: ["unavailable"],
  example: () => ({ status: "ready" }) as const,
  async run({ db, shared, shutdown }) {
    if (shutdown.signal.aborted) throw unavailable("This instance is stopping.");
    const database = await db.state();
    if (database !== "ok") throw unavailable(`The database is ${database}.`);
    const redis = shared.state();
    return { status: "ready" as const, ...(redis === "none" ? {} : { redis }) };
  },
});

function unavailable(message: string): AppError {
  return new AppError("unavailable", { message });
}

import { defineConfig } from "prisma/config";

// The command line would download an engine that neither generating nor formatting uses; any existing file keeps it from that.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
});

-- AlterTable
ALTER TABLE "audit" RENAME COLUMN "host" TO "origin";

-- AlterTable
ALTER TABLE "audit" ADD COLUMN     "pages_checked" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "pages_failed" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "sitemap" BYTEA;

-- CreateEnum
CREATE TYPE "audit_status" AS ENUM ('queued', 'running', 'done', 'failed', 'cancelled');

-- CreateEnum
CREATE TYPE "audit_source" AS ENUM ('sitemap', 'links');

-- CreateEnum
CREATE TYPE "monitor_interval" AS ENUM ('hourly', 'daily', 'weekly');

-- AlterTable
ALTER TABLE "account" ADD COLUMN     "summary_at" TIMESTAMPTZ(3),
ADD COLUMN     "weekly_summary" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "audit" (
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "project_id" TEXT,
    "url" TEXT NOT NULL,
    "host" TEXT,
    "status" "audit_status" NOT NULL DEFAULT 'queued',
    "source" "audit_source",
    "pages_limit" INTEGER NOT NULL,
    "pages_found" INTEGER NOT NULL DEFAULT 0,
    "score" SMALLINT,
    "result" JSONB,
    "notes" JSONB NOT NULL DEFAULT '[]',
    "error" TEXT,
    "spent" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "audit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_page" (
    "id" TEXT NOT NULL,
    "audit_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "in_sitemap" BOOLEAN NOT NULL,
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "checked_at" TIMESTAMPTZ(3),
    "final_url" TEXT,
    "score" SMALLINT,
    "issues" JSONB NOT NULL DEFAULT '[]',
    "error" TEXT,
    "facts" JSONB,
    "report" BYTEA,

    CONSTRAINT "audit_page_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "host_lease" (
    "host" TEXT NOT NULL,
    "holder" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "host_lease_pkey" PRIMARY KEY ("host")
);

-- CreateTable
CREATE TABLE "monitor" (
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "project_id" TEXT,
    "url" TEXT NOT NULL,
    "interval" "monitor_interval" NOT NULL,
    "paused" BOOLEAN NOT NULL DEFAULT false,
    "alert_email" TEXT,
    "next_check_at" TIMESTAMPTZ(3) NOT NULL,
    "last_checked_at" TIMESTAMPTZ(3),
    "last_score" SMALLINT,
    "last_error" TEXT,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "watched" JSONB,
    "issues" JSONB NOT NULL DEFAULT '[]',
    "alert" JSONB,
    "asked_at" TIMESTAMPTZ(3)[],
    "pending_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "monitor_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "monitor_check" (
    "id" TEXT NOT NULL,
    "monitor_id" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "score" SMALLINT,
    "error" TEXT,
    "changes" JSONB NOT NULL DEFAULT '[]',
    "opened" TEXT[],
    "resolved" TEXT[],
    "report" BYTEA,

    CONSTRAINT "monitor_check_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "audit_account_id_created_at_id_idx" ON "audit"("account_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_project_id_idx" ON "audit"("project_id");

-- CreateIndex
CREATE INDEX "audit_status_idx" ON "audit"("status");

-- CreateIndex
CREATE INDEX "audit_page_audit_id_position_idx" ON "audit_page"("audit_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "audit_page_audit_id_url_key" ON "audit_page"("audit_id", "url");

-- CreateIndex
CREATE INDEX "monitor_account_id_created_at_id_idx" ON "monitor"("account_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "monitor_project_id_idx" ON "monitor"("project_id");

-- CreateIndex
CREATE INDEX "monitor_next_check_at_idx" ON "monitor"("next_check_at");

-- CreateIndex
CREATE INDEX "monitor_check_monitor_id_at_id_idx" ON "monitor_check"("monitor_id", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "monitor_check_at_idx" ON "monitor_check"("at");

-- CreateIndex
CREATE UNIQUE INDEX "monitor_check_monitor_id_due_at_key" ON "monitor_check"("monitor_id", "due_at");

-- AddForeignKey
ALTER TABLE "audit" ADD CONSTRAINT "audit_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit" ADD CONSTRAINT "audit_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_page" ADD CONSTRAINT "audit_page_audit_id_fkey" FOREIGN KEY ("audit_id") REFERENCES "audit"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "monitor" ADD CONSTRAINT "monitor_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "monitor" ADD CONSTRAINT "monitor_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "monitor_check" ADD CONSTRAINT "monitor_check_monitor_id_fkey" FOREIGN KEY ("monitor_id") REFERENCES "monitor"("id") ON DELETE CASCADE ON UPDATE CASCADE;

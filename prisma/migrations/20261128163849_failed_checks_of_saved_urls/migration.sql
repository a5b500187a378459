-- AlterTable
ALTER TABLE "saved_url" ADD COLUMN     "failed_at" TIMESTAMPTZ(3),
ADD COLUMN     "failed_code" TEXT,
ADD COLUMN     "failed_status" SMALLINT;

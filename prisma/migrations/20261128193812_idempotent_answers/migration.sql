-- CreateTable
CREATE TABLE "idempotent_answer" (
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "status" SMALLINT,
    "body" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotent_answer_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "idempotent_answer_account_id_idx" ON "idempotent_answer"("account_id");

-- CreateIndex
CREATE INDEX "idempotent_answer_created_at_idx" ON "idempotent_answer"("created_at");

-- AddForeignKey
ALTER TABLE "idempotent_answer" ADD CONSTRAINT "idempotent_answer_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE "alert_opt_out" (
    "email_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "alert_opt_out_pkey" PRIMARY KEY ("email_hash")
);

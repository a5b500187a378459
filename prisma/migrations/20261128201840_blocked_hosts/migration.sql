-- CreateTable
CREATE TABLE "blocked_host" (
    "host" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "blocked_host_pkey" PRIMARY KEY ("host")
);

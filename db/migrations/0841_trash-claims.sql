ALTER TABLE "trashed_records" ADD COLUMN "claimed_at" timestamp with time zone;

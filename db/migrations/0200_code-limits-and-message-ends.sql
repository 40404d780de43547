ALTER TABLE "phone_codes" ADD COLUMN "country" text DEFAULT 'MY' NOT NULL;
--> statement-breakpoint
ALTER TABLE "phone_codes" ADD COLUMN "is_sent" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
CREATE INDEX "phone_codes_purpose_created_at_index" ON "phone_codes" USING btree ("purpose","created_at");
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "expires_at" timestamp with time zone;
--> statement-breakpoint
CREATE INDEX "outbox_expires_at_index" ON "outbox" USING btree ("expires_at") WHERE "expires_at" is not null and "status" in ('queued', 'parked');

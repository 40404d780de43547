ALTER TABLE "outbox" ADD COLUMN "order_key" text;--> statement-breakpoint
CREATE INDEX "outbox_order_key_id_index" ON "outbox" USING btree ("order_key","id") WHERE "outbox"."order_key" is not null and "outbox"."status" = 'queued';

DROP INDEX "content_entries_kind_slug_index";--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "deleted_by" text;--> statement-breakpoint
CREATE INDEX "content_entries_deleted_at_index" ON "content_entries" USING btree ("deleted_at") WHERE "content_entries"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "content_entries_kind_slug_index" ON "content_entries" USING btree ("kind","slug") WHERE "content_entries"."deleted_at" is null;
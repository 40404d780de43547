CREATE INDEX "doctors_search_name_trigram_index" ON "doctors" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
-- The shape that rate-limiter-flexible expects: limits are counted where all processes see them.
CREATE TABLE "rate_limits" (
  "key" varchar(255) PRIMARY KEY,
  "points" integer NOT NULL DEFAULT 0,
  "expire" bigint
);--> statement-breakpoint
CREATE INDEX "rate_limits_expire_index" ON "rate_limits" ("expire");--> statement-breakpoint
-- Lists read English rows by their dates; what is gone is left out without looking at it.
create index content_published_ends on content_published (kind, ends_at) where language = 'en';--> statement-breakpoint
-- Lists stand in this order; a page far back is found without its rows.
create index content_published_newest on content_published (kind, published_at desc, entry_id) include (visible_until, type, is_whole) where language = 'en';--> statement-breakpoint
CREATE INDEX "stored_files_scan_index" ON "stored_files" USING btree ("scan") WHERE "scan" = 'checking';--> statement-breakpoint
-- What is found at once stays small in its row; texts and the long list of words lie beside the table.
ALTER TABLE "search_documents" ALTER COLUMN "head" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "search_documents" SET (toast_tuple_target = 256);

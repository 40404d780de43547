DROP INDEX "waiting_list_entries_joined";--> statement-breakpoint
CREATE INDEX "waiting_list_entries_joined" ON "waiting_list_entries" USING btree ("created_at","id","status","hospital_id");
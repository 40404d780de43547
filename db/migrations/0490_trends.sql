CREATE INDEX "appointments_made_index" ON "appointments" USING btree ("created_at","hospital_id","status","starts_at") WHERE "appointments"."status" <> 'held';--> statement-breakpoint
CREATE INDEX "appointments_outcome_index" ON "appointments" USING btree ("starts_at","hospital_id","status") WHERE "appointments"."status" in ('arrived', 'completed', 'no_show');--> statement-breakpoint
CREATE INDEX "waiting_list_entries_created_at_index" ON "waiting_list_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "membership_terms_agreed_at_index" ON "membership_terms" USING btree ("agreed_at");

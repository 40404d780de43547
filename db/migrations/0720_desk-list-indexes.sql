DROP INDEX "waiting_list_entries_hospital_id_index";--> statement-breakpoint
DROP INDEX "waiting_list_entries_created_at_index";--> statement-breakpoint
DROP INDEX "waiting_list_offers_entry_id_index";--> statement-breakpoint
CREATE INDEX "time_proposals_unanswered" ON "time_proposals" USING btree ("from_starts_at") WHERE "time_proposals"."state" = 'lapsed';--> statement-breakpoint
CREATE INDEX "waiting_list_entries_hospital_id_status_day_index" ON "waiting_list_entries" USING btree ("hospital_id","status","day");--> statement-breakpoint
CREATE INDEX "waiting_list_entries_desk" ON "waiting_list_entries" USING btree ("status","day","doctor_id","queued_at","id","hospital_id");--> statement-breakpoint
CREATE INDEX "waiting_list_entries_live" ON "waiting_list_entries" USING btree ("day","doctor_id","queued_at","id","hospital_id") WHERE "waiting_list_entries"."status" in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waiting_list_entries_phone_hash_index" ON "waiting_list_entries" USING btree ("phone_hash");--> statement-breakpoint
CREATE INDEX "waiting_list_entries_reference_prefix" ON "waiting_list_entries" USING btree ("reference" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "waiting_list_entries_joined" ON "waiting_list_entries" USING btree ("created_at","status","hospital_id");--> statement-breakpoint
CREATE INDEX "waiting_list_offers_latest" ON "waiting_list_offers" USING btree ("entry_id","created_at","state");--> statement-breakpoint
CREATE INDEX "audit_log_subject_id_index" ON "audit_log" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_action_id_index" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_log_hospital_id_id_index" ON "audit_log" USING btree ("hospital_id","id");--> statement-breakpoint
CREATE INDEX "privacy_requests_received_on_id_index" ON "privacy_requests" USING btree ("received_on","id");--> statement-breakpoint
CREATE INDEX "accounts_name_trigram" ON "accounts" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "accounts_email_trigram" ON "accounts" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "content_media_name_trigram" ON "content_media" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "content_media_alt_trigram" ON "content_media" USING gin (lower("alt" ->> 'en') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "outbox_parked" ON "outbox" USING btree ("channel","id") WHERE "outbox"."status" = 'parked';
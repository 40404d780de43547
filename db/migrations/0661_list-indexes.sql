ALTER TABLE "content_entries" ADD COLUMN "list_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
DROP INDEX "appointments_outcome_index";--> statement-breakpoint
CREATE INDEX "appointments_state_index" ON "appointments" USING btree ("status","starts_at","hospital_id");--> statement-breakpoint
DROP INDEX "form_submissions_hospital_id_sent_at_index";--> statement-breakpoint
CREATE INDEX "form_submissions_hospital_desk" ON "form_submissions" USING btree ("hospital_id","sent_at","kind","state");--> statement-breakpoint
DROP INDEX "order_lines_hospital_id_order_id_index";--> statement-breakpoint
CREATE INDEX "order_lines_desk" ON "order_lines" USING btree ("hospital_id","order_id","position");--> statement-breakpoint
CREATE INDEX "content_entries_list_kind" ON "content_entries" USING btree ("kind","id" DESC);--> statement-breakpoint
CREATE INDEX "content_entries_review_due_on_index" ON "content_entries" USING btree ("review_due_on");--> statement-breakpoint
CREATE INDEX "content_entries_approval" ON "content_entries" USING btree (("fields" ->> 'approvalExpiresOn'));--> statement-breakpoint
CREATE INDEX "content_entries_slug_trigram" ON "content_entries" USING gin ("slug" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "content_texts_state" ON "content_texts" USING btree ("status","entry_id","language");--> statement-breakpoint
CREATE INDEX "content_texts_title_trigram" ON "content_texts" USING gin (lower("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "content_texts_summary_trigram" ON "content_texts" USING gin (lower("summary") gin_trgm_ops);--> statement-breakpoint
-- The order of the editors' list by title: the English title, or the slug of an entry without one.
update content_entries e set list_title = lower(coalesce((select nullif(title, '') from content_texts t where t.entry_id = e.id and t.language = 'en'), e.slug));
--> statement-breakpoint
CREATE INDEX "content_entries_list_title" ON "content_entries" USING btree ("list_title","id" DESC);--> statement-breakpoint
create function content_entries_keep_list_title() returns trigger language plpgsql as $$
begin
  new.list_title := lower(coalesce((select nullif(title, '') from content_texts where entry_id = new.id and language = 'en'), new.slug));
  return new;
end $$;
--> statement-breakpoint
create trigger content_entries_list_title before insert or update of slug, list_title on content_entries
  for each row execute function content_entries_keep_list_title();
--> statement-breakpoint
create function content_texts_keep_list_title() returns trigger language plpgsql as $$
begin
  update content_entries set list_title = '' where id = new.entry_id;
  return null;
end $$;
--> statement-breakpoint
create trigger content_texts_list_title after insert or update of title on content_texts
  for each row when (new.language = 'en') execute function content_texts_keep_list_title();

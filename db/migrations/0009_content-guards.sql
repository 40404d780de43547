-- The database itself keeps the states of publishing apart, whatever writes to it.
alter table content_texts add constraint content_texts_language check (language in ('en', 'ms', 'zh'));--> statement-breakpoint
alter table content_texts add constraint content_texts_status check (status in ('draft', 'in_review', 'scheduled', 'published', 'expired'));--> statement-breakpoint
alter table content_texts add constraint content_texts_schedule check ((status = 'scheduled') = (scheduled_for is not null));--> statement-breakpoint
alter table content_published add constraint content_published_language check (language in ('en', 'ms', 'zh'));--> statement-breakpoint
-- Lists read English rows by their dates; what is gone is left out without looking at it.
create index content_published_ends on content_published (kind, ends_at) where language = 'en';--> statement-breakpoint
-- A version once taken is never rewritten.
create function content_versions_keep() returns trigger language plpgsql as $$ begin raise exception 'a version is never changed'; end $$;--> statement-breakpoint
create trigger content_versions_keep before update on content_versions for each row execute function content_versions_keep();

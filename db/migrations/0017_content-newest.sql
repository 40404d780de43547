DROP INDEX "content_published_kind_language_published_at_entry_id_index";--> statement-breakpoint
-- Lists stand in this order (its old index put the nulls at the other end, so that every list was sorted anew); a page far back is found without its rows.
create index content_published_newest on content_published (kind, published_at desc, entry_id) include (visible_until, type, is_whole) where language = 'en';

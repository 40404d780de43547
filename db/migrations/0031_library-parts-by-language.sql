-- The parts of a library entry were shared by all languages and written in English: from now on each language has its own. Versions taken before stay as they were taken.
UPDATE "content_texts" t SET "own" = t."own" || (e."fields" - 'departments')
FROM "content_entries" e WHERE e."id" = t."entry_id" AND e."kind" LIKE 'library-%' AND t."language" = 'en';
--> statement-breakpoint
UPDATE "content_published" SET "own" = "own" || ("fields" - 'departments') WHERE "kind" LIKE 'library-%' AND "language" = 'en';
--> statement-breakpoint
UPDATE "content_published" SET "fields" = jsonb_build_object('departments', coalesce("fields" -> 'departments', '[]')) WHERE "kind" LIKE 'library-%';
--> statement-breakpoint
UPDATE "content_entries" SET "fields" = jsonb_build_object('departments', coalesce("fields" -> 'departments', '[]')) WHERE "kind" LIKE 'library-%';

ALTER TABLE "doctors" ADD COLUMN "articles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE OR REPLACE VIEW "published_doctors" AS SELECT * FROM "doctors" WHERE "status" = 'published';

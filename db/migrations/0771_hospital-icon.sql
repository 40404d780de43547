ALTER TABLE "hospitals" ADD COLUMN "icon" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- A view has the columns that its table had when it was made.
CREATE OR REPLACE VIEW "published_hospitals" AS SELECT * FROM "hospitals" WHERE "status" = 'published';

ALTER TABLE "hospitals" ADD COLUMN "logo" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "strapline" jsonb;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "accent_colour" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- A view has the columns that its table had when it was made.
CREATE OR REPLACE VIEW "published_hospitals" AS SELECT * FROM "hospitals" WHERE "status" = 'published';

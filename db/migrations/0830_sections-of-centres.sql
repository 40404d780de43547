ALTER TABLE "centres_of_excellence" ADD COLUMN "conditions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "centres_of_excellence" ADD COLUMN "team" jsonb;--> statement-breakpoint
ALTER TABLE "centres_of_excellence" ADD COLUMN "equipment" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "centres_of_excellence" ADD COLUMN "pathway" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "centres_of_excellence" ADD COLUMN "figures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "centres_of_excellence" ADD COLUMN "figures_source" jsonb;--> statement-breakpoint
ALTER TABLE "centres_of_excellence" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE OR REPLACE VIEW "published_centres" AS SELECT c.* FROM "centres_of_excellence" c JOIN "hospitals" h ON h."id" = c."hospital_id" WHERE c."status" = 'published' AND h."status" = 'published';

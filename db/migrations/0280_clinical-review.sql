-- Who has reviewed what a package, a speciality or a centre says about health, and on which day.
ALTER TABLE "health_packages" ADD COLUMN "reviewed_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "health_packages" ADD COLUMN "reviewed_on" date;--> statement-breakpoint
ALTER TABLE "centres_of_excellence" ADD COLUMN "reviewed_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "centres_of_excellence" ADD COLUMN "reviewed_on" date;--> statement-breakpoint
ALTER TABLE "specialities" ADD COLUMN "reviewed_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "specialities" ADD COLUMN "reviewed_on" date;--> statement-breakpoint
-- A view has the columns that its table had when it was made.
CREATE OR REPLACE VIEW "published_centres" AS SELECT c.* FROM "centres_of_excellence" c JOIN "hospitals" h ON h."id" = c."hospital_id" WHERE c."status" = 'published' AND h."status" = 'published';--> statement-breakpoint
CREATE OR REPLACE VIEW "published_specialities" AS SELECT * FROM "specialities" WHERE "status" = 'published';

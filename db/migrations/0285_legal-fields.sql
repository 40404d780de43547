-- Who runs a hospital and under which licence; the approvals of what centres and specialities advertise.
ALTER TABLE "hospitals" ADD COLUMN "company_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "licence_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "person_in_charge" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "centres_of_excellence" ADD COLUMN "approval_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "centres_of_excellence" ADD COLUMN "approval_expires_on" date;--> statement-breakpoint
ALTER TABLE "specialities" ADD COLUMN "approval_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "specialities" ADD COLUMN "approval_expires_on" date;--> statement-breakpoint
-- A view has the columns that its table had when it was made.
CREATE OR REPLACE VIEW "published_hospitals" AS SELECT * FROM "hospitals" WHERE "status" = 'published';--> statement-breakpoint
CREATE OR REPLACE VIEW "published_centres" AS SELECT c.* FROM "centres_of_excellence" c JOIN "hospitals" h ON h."id" = c."hospital_id" WHERE c."status" = 'published' AND h."status" = 'published';--> statement-breakpoint
CREATE OR REPLACE VIEW "published_specialities" AS SELECT * FROM "specialities" WHERE "status" = 'published';

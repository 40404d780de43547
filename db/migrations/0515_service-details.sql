ALTER TABLE "hospital_services" ADD COLUMN "details" jsonb;--> statement-breakpoint
CREATE OR REPLACE VIEW "published_hospital_services" AS SELECT * FROM "hospital_services" WHERE "status" = 'published';

CREATE TABLE "text_proposals" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"title" text NOT NULL,
	"hospital_id" integer,
	"values" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"based_on" text NOT NULL,
	"state" text NOT NULL,
	"writers" text[] NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"import_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"reviewer" text,
	"reviewed_on" date,
	"doctor_id" integer,
	"decided_by" text,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "hospital_services" ADD COLUMN "reviewed_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hospital_services" ADD COLUMN "reviewed_on" date;--> statement-breakpoint
ALTER TABLE "patient_care_topics" ADD COLUMN "reviewed_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "patient_care_topics" ADD COLUMN "reviewed_on" date;--> statement-breakpoint
ALTER TABLE "text_proposals" ADD CONSTRAINT "text_proposals_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "text_proposals_open" ON "text_proposals" USING btree ("kind","record_id") WHERE "text_proposals"."state" in ('waiting', 'sent_back');--> statement-breakpoint
CREATE INDEX "text_proposals_kind_record_id_fingerprint_index" ON "text_proposals" USING btree ("kind","record_id","fingerprint");--> statement-breakpoint
CREATE INDEX "text_proposals_import_id_index" ON "text_proposals" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "text_proposals_doctor_id_index" ON "text_proposals" USING btree ("doctor_id");--> statement-breakpoint
ALTER TABLE "health_packages" ADD COLUMN "draft_writers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE OR REPLACE VIEW "published_hospital_services" AS SELECT * FROM "hospital_services" WHERE "status" = 'published';--> statement-breakpoint
CREATE OR REPLACE VIEW "published_patient_care_topics" AS SELECT * FROM "patient_care_topics" WHERE "status" = 'published';--> statement-breakpoint
-- Files state reviews only until a site has opened for the first time, also where it was closed again.
UPDATE "settings" SET "value" = "value" || '{"wasOpened": true}'::jsonb
WHERE "key" = 'opening' AND ("value" ->> 'isOpen' = 'true' OR EXISTS (SELECT FROM "audit_log" WHERE "action" = 'site_opened'));

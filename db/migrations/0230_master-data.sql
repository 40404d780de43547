ALTER TABLE "hospitals" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "hours" jsonb;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "visiting_hours" jsonb;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "accreditations" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "insurers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "picture_id" integer REFERENCES "content_media"("id");--> statement-breakpoint
ALTER TABLE "hospital_services" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "patient_care_topics" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "centres_of_excellence" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "specialities" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "speciality_services" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "speciality_clinics" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "speciality_clinics" ADD COLUMN "rooms" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "panels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "picture_id" integer REFERENCES "content_media"("id");--> statement-breakpoint
ALTER TABLE "package_types" ADD COLUMN "id" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "package_types" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "package_types" ADD CONSTRAINT "package_types_id_unique" UNIQUE("id");--> statement-breakpoint
CREATE INDEX "hospitals_picture_id_index" ON "hospitals" ("picture_id");--> statement-breakpoint
CREATE INDEX "doctors_picture_id_index" ON "doctors" ("picture_id");--> statement-breakpoint
CREATE TABLE "insurers" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL CONSTRAINT "insurers_slug_unique" UNIQUE,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'published' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_versions" (
	"list" text NOT NULL,
	"item_id" integer NOT NULL,
	"number" integer NOT NULL,
	"event" text NOT NULL,
	"status" text NOT NULL,
	"record" jsonb NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"taken_by" uuid,
	"import_id" uuid,
	CONSTRAINT "catalogue_versions_list_item_id_number_pk" PRIMARY KEY("list","item_id","number")
);
--> statement-breakpoint
CREATE INDEX "catalogue_versions_import_id_index" ON "catalogue_versions" ("import_id");--> statement-breakpoint
CREATE TABLE "catalogue_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"state" text NOT NULL,
	"file_name" text NOT NULL,
	"rows" jsonb NOT NULL,
	"created_count" integer DEFAULT 0 NOT NULL,
	"changed_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "catalogue_imports_list_created_at_index" ON "catalogue_imports" ("list","created_at");--> statement-breakpoint
ALTER TABLE "hospitals" ADD CONSTRAINT "hospitals_status_known" CHECK ("status" IN ('draft', 'published', 'retired'));--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_status_known" CHECK ("status" IN ('draft', 'published', 'retired'));--> statement-breakpoint
ALTER TABLE "moved_paths" ADD COLUMN "is_gone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "moved_paths" ADD COLUMN "keyword" jsonb;--> statement-breakpoint
ALTER TABLE "moved_paths" ADD COLUMN "retired_with" text;--> statement-breakpoint
CREATE INDEX "moved_paths_retired_with_index" ON "moved_paths" ("retired_with");--> statement-breakpoint
CREATE VIEW "published_hospitals" AS SELECT * FROM "hospitals" WHERE "status" = 'published';--> statement-breakpoint
CREATE VIEW "published_hospital_services" AS SELECT * FROM "hospital_services" WHERE "status" = 'published';--> statement-breakpoint
CREATE VIEW "published_patient_care_topics" AS SELECT * FROM "patient_care_topics" WHERE "status" = 'published';--> statement-breakpoint
CREATE VIEW "published_centres" AS SELECT c.* FROM "centres_of_excellence" c JOIN "hospitals" h ON h."id" = c."hospital_id" WHERE c."status" = 'published' AND h."status" = 'published';--> statement-breakpoint
CREATE VIEW "published_specialities" AS SELECT * FROM "specialities" WHERE "status" = 'published';--> statement-breakpoint
CREATE VIEW "published_speciality_services" AS SELECT * FROM "speciality_services" WHERE "status" = 'published';--> statement-breakpoint
CREATE VIEW "published_clinics" AS SELECT c.* FROM "speciality_clinics" c JOIN "hospitals" h ON h."id" = c."hospital_id" JOIN "specialities" s ON s."id" = c."speciality_id" WHERE c."status" = 'published' AND h."status" = 'published' AND s."status" = 'published';--> statement-breakpoint
CREATE VIEW "published_doctors" AS SELECT * FROM "doctors" WHERE "status" = 'published';

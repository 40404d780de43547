CREATE TABLE "custom_form_versions" (
	"id" serial PRIMARY KEY NOT NULL,
	"form_id" integer NOT NULL,
	"number" integer NOT NULL,
	"form" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_forms" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"hospital_id" integer,
	"status" text NOT NULL,
	"draft" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "custom_forms_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "form_version_id" integer;--> statement-breakpoint
ALTER TABLE "custom_form_versions" ADD CONSTRAINT "custom_form_versions_form_id_custom_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."custom_forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_forms" ADD CONSTRAINT "custom_forms_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "custom_form_versions_number" ON "custom_form_versions" USING btree ("form_id","number");--> statement-breakpoint
CREATE INDEX "custom_forms_hospital_id_changed_at_index" ON "custom_forms" USING btree ("hospital_id","changed_at");--> statement-breakpoint
CREATE INDEX "custom_forms_changed_at_index" ON "custom_forms" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "custom_forms_status_changed_at_index" ON "custom_forms" USING btree ("status","changed_at");--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_form_version_id_custom_form_versions_id_fk" FOREIGN KEY ("form_version_id") REFERENCES "public"."custom_form_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_submissions_version" ON "form_submissions" USING btree ("form_version_id","sent_at");
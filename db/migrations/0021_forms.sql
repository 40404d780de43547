CREATE TABLE "form_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"by" text NOT NULL,
	"account_id" uuid,
	"note" text,
	"is_for_sender" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"hospital_id" integer,
	"owner_key" text NOT NULL,
	"language" text NOT NULL,
	"values" text NOT NULL,
	"email_hash" text,
	"subject" jsonb,
	"consent_version" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"delete_after" timestamp with time zone NOT NULL,
	CONSTRAINT "form_submissions_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"state" text DEFAULT 'fresh' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "form_files" ADD CONSTRAINT "form_files_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_files" ADD CONSTRAINT "form_files_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_history" ADD CONSTRAINT "form_history_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_files_submission_id_index" ON "form_files" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "form_history_submission_id_id_index" ON "form_history" USING btree ("submission_id","id");--> statement-breakpoint
CREATE INDEX "form_submissions_kind_sent_at_index" ON "form_submissions" USING btree ("kind","sent_at");--> statement-breakpoint
CREATE INDEX "form_submissions_kind_state_sent_at_index" ON "form_submissions" USING btree ("kind","state","sent_at");--> statement-breakpoint
CREATE INDEX "form_submissions_hospital_id_sent_at_index" ON "form_submissions" USING btree ("hospital_id","sent_at");--> statement-breakpoint
CREATE INDEX "form_submissions_sent_at_index" ON "form_submissions" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "form_submissions_email_hash_index" ON "form_submissions" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "form_submissions_owner_key_index" ON "form_submissions" USING btree ("owner_key");--> statement-breakpoint
CREATE INDEX "form_submissions_delete_after_index" ON "form_submissions" USING btree ("delete_after");--> statement-breakpoint
CREATE INDEX "stored_files_state_created_at_index" ON "stored_files" USING btree ("state","created_at");
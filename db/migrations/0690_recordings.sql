CREATE TABLE "recordings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" integer,
	"kind" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"source_id" uuid,
	"source_mime" text NOT NULL,
	"file_id" uuid,
	"extension" text,
	"bytes" integer NOT NULL,
	"seconds" integer,
	"poster" "bytea",
	"failure" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"run_id" uuid,
	"leased_until" timestamp with time zone,
	"created_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "is_plain" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recordings_entry_id_index" ON "recordings" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "recordings_state_created_at_index" ON "recordings" USING btree ("state","created_at");
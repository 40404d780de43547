CREATE TABLE "profile_sync_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"uid" text NOT NULL,
	"action" text NOT NULL,
	"fields" jsonb NOT NULL,
	"id_mask" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_syncs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"action" text NOT NULL,
	"payload" text NOT NULL,
	"id_mask" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "person_id" uuid;--> statement-breakpoint
CREATE INDEX "profile_syncs_status_next_attempt_at_index" ON "profile_syncs" USING btree ("status","next_attempt_at");--> statement-breakpoint
CREATE INDEX "profile_syncs_account_id_index" ON "profile_syncs" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE set null ON UPDATE no action;
CREATE TABLE "staff_provider_sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"refresh_token" text,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "managed_by" text DEFAULT 'console' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_provider_sessions" ADD CONSTRAINT "staff_provider_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_provider_sessions_checked_at_index" ON "staff_provider_sessions" USING btree ("checked_at");

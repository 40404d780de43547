CREATE TABLE "identity_removals" (
	"subject" text PRIMARY KEY NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "identity_removals_next_attempt_at_index" ON "identity_removals" USING btree ("next_attempt_at");

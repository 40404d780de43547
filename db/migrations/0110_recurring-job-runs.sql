CREATE TABLE "recurring_job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"leased_until" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"duration_ms" integer,
	"last_success_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "recurring_job_runs" ADD CONSTRAINT "recurring_job_runs_outcome" CHECK ("outcome" IN ('succeeded', 'failed'));

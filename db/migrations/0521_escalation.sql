ALTER TABLE "form_submissions" ADD COLUMN "escalation" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "escalated_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "form_submissions_escalation_index" ON "form_submissions" USING btree ("escalation","due_at") WHERE "form_submissions"."due_at" is not null and "form_submissions"."escalation" < 2;

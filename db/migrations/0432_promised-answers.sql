ALTER TABLE "form_submissions" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "handler_id" uuid;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_handler_id_accounts_id_fk" FOREIGN KEY ("handler_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_submissions_kind_due_at_index" ON "form_submissions" USING btree ("kind","due_at");--> statement-breakpoint
CREATE INDEX "form_submissions_handler_id_index" ON "form_submissions" USING btree ("handler_id");--> statement-breakpoint
-- What was received before promises were stored is due three days after it was sent.
UPDATE "form_submissions" SET "due_at" = "sent_at" + interval '3 days'
WHERE "state" IN ('received', 'in_progress', 'submitted', 'in_review') AND "kind" NOT IN ('career_application', 'event_registration');

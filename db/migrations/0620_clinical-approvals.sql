ALTER TABLE "staff_members" ADD COLUMN "doctor_id" integer;--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_members_doctor_id_index" ON "staff_members" USING btree ("doctor_id");--> statement-breakpoint
CREATE TABLE "content_approvals" (
	"id" serial PRIMARY KEY NOT NULL,
	"entry_id" integer NOT NULL,
	"language" text NOT NULL,
	"fingerprint" text NOT NULL,
	"reviewer" text NOT NULL,
	"field" jsonb,
	"doctor_id" integer,
	"approved_by" text,
	"approved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_approvals" ADD CONSTRAINT "content_approvals_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_approvals" ADD CONSTRAINT "content_approvals_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "content_approvals_entry_id_language_fingerprint_index" ON "content_approvals" USING btree ("entry_id","language","fingerprint");--> statement-breakpoint
CREATE INDEX "content_approvals_doctor_id_index" ON "content_approvals" USING btree ("doctor_id");--> statement-breakpoint
-- A text that was reviewed before approvals existed keeps that review for as long as nobody edits it.
INSERT INTO content_approvals (entry_id, language, fingerprint, reviewer, field, approved_at)
SELECT t.entry_id, t.language,
  encode(sha256(convert_to(jsonb_build_array(t.title, t.summary, t.body, t.own - 'reviewerField', t.seo_title, t.seo_description,
    e.fields - 'isSample', e.topics, e.image_id, e.author)::text, 'UTF8')), 'hex'),
  e.reviewer,
  CASE WHEN t.own ? 'reviewerField' THEN jsonb_build_object(t.language, t.own -> 'reviewerField') END,
  (e.reviewed_on + time '12:00') AT TIME ZONE 'Asia/Kuala_Lumpur'
FROM content_texts t JOIN content_entries e ON e.id = t.entry_id
WHERE e.reviewer IS NOT NULL AND e.reviewed_on IS NOT NULL AND e.review_due_on IS NOT NULL
  AND t.status IN ('published', 'scheduled', 'expired');

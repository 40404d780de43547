-- A consent says what it is to: the privacy notice, or consultations by video.
ALTER TABLE "consents" ADD COLUMN "subject" text DEFAULT 'privacy' NOT NULL;--> statement-breakpoint
DROP INDEX "consents_account_id_id_index";--> statement-breakpoint
CREATE INDEX "consents_account_id_subject_id_index" ON "consents" USING btree ("account_id","subject","id");

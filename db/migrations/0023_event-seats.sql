CREATE TABLE "event_seats" (
	"entry_id" integer NOT NULL,
	"seat" integer NOT NULL,
	"submission_id" uuid NOT NULL,
	CONSTRAINT "event_seats_entry_id_seat_pk" PRIMARY KEY("entry_id","seat")
);
--> statement-breakpoint
ALTER TABLE "event_seats" ADD CONSTRAINT "event_seats_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_seats" ADD CONSTRAINT "event_seats_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_seats_submission_id_index" ON "event_seats" USING btree ("submission_id");
CREATE TABLE "waiting_list_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"doctor_id" integer NOT NULL,
	"hospital_id" integer NOT NULL,
	"day" date NOT NULL,
	"status" text NOT NULL,
	"holder_hash" text NOT NULL,
	"person_id" uuid,
	"patient_name" text NOT NULL,
	"phone" text NOT NULL,
	"phone_hash" text NOT NULL,
	"email" text NOT NULL,
	"reason" text,
	"visit" text NOT NULL,
	"payer" text NOT NULL,
	"insurer" text,
	"language" text NOT NULL,
	"consent_version" text NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"appointment_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waiting_list_entries_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "waiting_list_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_offers" ADD CONSTRAINT "waiting_list_offers_entry_id_waiting_list_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."waiting_list_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_list_entries_doctor_id_status_day_index" ON "waiting_list_entries" USING btree ("doctor_id","status","day");--> statement-breakpoint
CREATE INDEX "waiting_list_entries_holder_hash_index" ON "waiting_list_entries" USING btree ("holder_hash");--> statement-breakpoint
CREATE INDEX "waiting_list_offers_entry_id_index" ON "waiting_list_offers" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "waiting_list_offers_state_expires_at_index" ON "waiting_list_offers" USING btree ("state","expires_at");
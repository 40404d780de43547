CREATE TABLE "time_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"from_starts_at" timestamp with time zone NOT NULL,
	"doctor_id" integer NOT NULL,
	"hospital_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"held_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"token_hash" text NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "time_proposals_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "time_proposals" ADD CONSTRAINT "time_proposals_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_proposals" ADD CONSTRAINT "time_proposals_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_proposals" ADD CONSTRAINT "time_proposals_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "time_proposals_one_open" ON "time_proposals" USING btree ("appointment_id") WHERE "time_proposals"."state" = 'proposed';--> statement-breakpoint
CREATE INDEX "time_proposals_appointment_id_created_at_index" ON "time_proposals" USING btree ("appointment_id","created_at");--> statement-breakpoint
CREATE INDEX "time_proposals_doctor_id_index" ON "time_proposals" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "time_proposals_hospital_id_state_due_at_index" ON "time_proposals" USING btree ("hospital_id","state","due_at");--> statement-breakpoint
CREATE INDEX "time_proposals_state_due_at_index" ON "time_proposals" USING btree ("state","due_at");

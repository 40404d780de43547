CREATE TABLE "service_bookings" (
	"appointment_id" uuid PRIMARY KEY NOT NULL,
	"service_reference" text,
	"unanswered" text,
	"is_told" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "service_bookings" ADD CONSTRAINT "service_bookings_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_bookings_unanswered_asked_at_index" ON "service_bookings" USING btree ("unanswered","asked_at");
CREATE TABLE "doctor_calendars" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"hospital_ids" integer[],
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "doctor_calendars_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "doctor_calendars" ADD CONSTRAINT "doctor_calendars_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "doctor_calendars_doctor_id_created_at_index" ON "doctor_calendars" USING btree ("doctor_id","created_at");

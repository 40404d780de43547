CREATE TABLE "appointment_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"by" text NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"doctor_id" integer NOT NULL,
	"hospital_id" integer NOT NULL,
	"mode" text NOT NULL,
	"seat" smallint NOT NULL,
	"during" "tstzrange" NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"holder_hash" text NOT NULL,
	"held_until" timestamp with time zone,
	"patient_name" text,
	"phone" text,
	"email" text,
	"reason" text,
	"phone_hash" text,
	"visit" text,
	"payer" text,
	"insurer" text,
	"language" text DEFAULT 'en' NOT NULL,
	"consent_version" text,
	"cancelled_by" text,
	"cancel_reason" text,
	"calendar_sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointments_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "doctor_leave" (
	"id" serial PRIMARY KEY NOT NULL,
	"doctor_id" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"is_used" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "public_holidays" (
	"state" text NOT NULL,
	"day" date NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "public_holidays_state_day_pk" PRIMARY KEY("state","day")
);
--> statement-breakpoint
CREATE TABLE "weekly_sessions" (
	"id" serial PRIMARY KEY NOT NULL,
	"doctor_id" integer NOT NULL,
	"hospital_id" integer NOT NULL,
	"weekday" smallint NOT NULL,
	"starts_at" time NOT NULL,
	"ends_at" time NOT NULL,
	"slot_minutes" smallint NOT NULL,
	"capacity" smallint DEFAULT 1 NOT NULL,
	"mode" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doctor_hospitals" (
	"doctor_id" integer NOT NULL,
	"hospital_id" integer NOT NULL,
	"room" text NOT NULL,
	"consultation_fee_sen" integer NOT NULL,
	CONSTRAINT "doctor_hospitals_doctor_id_hospital_id_pk" PRIMARY KEY("doctor_id","hospital_id")
);
--> statement-breakpoint
CREATE TABLE "doctor_specialities" (
	"doctor_id" integer NOT NULL,
	"speciality_id" integer NOT NULL,
	"is_primary" boolean NOT NULL,
	CONSTRAINT "doctor_specialities_doctor_id_speciality_id_pk" PRIMARY KEY("doctor_id","speciality_id")
);
--> statement-breakpoint
CREATE TABLE "doctors" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"gender" text NOT NULL,
	"languages" text[] NOT NULL,
	"registration_number" text NOT NULL,
	"qualifications" jsonb NOT NULL,
	"subspeciality" jsonb,
	"about" jsonb NOT NULL,
	"interests" jsonb NOT NULL,
	"practising_since" integer NOT NULL,
	"offers_teleconsult" boolean NOT NULL,
	"confirms_at_once" boolean NOT NULL,
	"has_live_schedule" boolean NOT NULL,
	"portrait_seed" text NOT NULL,
	"search_name" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "doctors_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "centres_of_excellence" (
	"id" serial PRIMARY KEY NOT NULL,
	"hospital_id" integer NOT NULL,
	"speciality_slug" text NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"treatments" jsonb NOT NULL,
	"phone" text NOT NULL,
	CONSTRAINT "centres_of_excellence_hospitalId_slug_unique" UNIQUE("hospital_id","slug")
);
--> statement-breakpoint
CREATE TABLE "hospital_services" (
	"id" serial PRIMARY KEY NOT NULL,
	"hospital_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"hours" jsonb NOT NULL,
	"icon" text NOT NULL,
	"phone" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "hospital_services_hospitalId_slug_unique" UNIQUE("hospital_id","slug")
);
--> statement-breakpoint
CREATE TABLE "hospitals" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"town" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"postcode" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"emergency_phone" text NOT NULL,
	"email" text NOT NULL,
	"has_emergency" boolean NOT NULL,
	"is_clinic_network_member" boolean NOT NULL,
	"receives_international_patients" boolean NOT NULL,
	"beds" integer NOT NULL,
	"opened_year" integer NOT NULL,
	"summary" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"facilities" text[] NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hospitals_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "patient_care_topics" (
	"id" serial PRIMARY KEY NOT NULL,
	"hospital_id" integer NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"icon" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "patient_care_topics_hospitalId_slug_unique" UNIQUE("hospital_id","slug")
);
--> statement-breakpoint
CREATE TABLE "keywords" (
	"path" text PRIMARY KEY NOT NULL,
	"component" text NOT NULL,
	"item_id" text NOT NULL,
	"url" text NOT NULL,
	"hospital_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moved_paths" (
	"path" text PRIMARY KEY NOT NULL,
	"moved_to" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "specialities" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"reasons" jsonb NOT NULL,
	"icon" text NOT NULL,
	"aliases" text[] NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "specialities_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "speciality_clinics" (
	"id" serial PRIMARY KEY NOT NULL,
	"speciality_id" integer NOT NULL,
	"hospital_id" integer NOT NULL,
	"slug" text NOT NULL,
	"place" text NOT NULL,
	"phone" text NOT NULL,
	"hours" jsonb NOT NULL,
	CONSTRAINT "speciality_clinics_specialityId_slug_unique" UNIQUE("speciality_id","slug")
);
--> statement-breakpoint
CREATE TABLE "speciality_services" (
	"id" serial PRIMARY KEY NOT NULL,
	"speciality_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "speciality_services_specialityId_slug_unique" UNIQUE("speciality_id","slug")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"dedupe_key" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_dedupeKey_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "area_versions" (
	"area" text PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointment_history" ADD CONSTRAINT "appointment_history_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_leave" ADD CONSTRAINT "doctor_leave_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_sessions" ADD CONSTRAINT "weekly_sessions_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_sessions" ADD CONSTRAINT "weekly_sessions_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_hospitals" ADD CONSTRAINT "doctor_hospitals_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_hospitals" ADD CONSTRAINT "doctor_hospitals_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_specialities" ADD CONSTRAINT "doctor_specialities_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_specialities" ADD CONSTRAINT "doctor_specialities_speciality_id_specialities_id_fk" FOREIGN KEY ("speciality_id") REFERENCES "public"."specialities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "centres_of_excellence" ADD CONSTRAINT "centres_of_excellence_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_services" ADD CONSTRAINT "hospital_services_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_care_topics" ADD CONSTRAINT "patient_care_topics_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speciality_clinics" ADD CONSTRAINT "speciality_clinics_speciality_id_specialities_id_fk" FOREIGN KEY ("speciality_id") REFERENCES "public"."specialities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speciality_clinics" ADD CONSTRAINT "speciality_clinics_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speciality_services" ADD CONSTRAINT "speciality_services_speciality_id_specialities_id_fk" FOREIGN KEY ("speciality_id") REFERENCES "public"."specialities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_history_appointment_id_index" ON "appointment_history" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "appointments_doctor_id_starts_at_index" ON "appointments" USING btree ("doctor_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_holder_hash_index" ON "appointments" USING btree ("holder_hash");--> statement-breakpoint
CREATE INDEX "appointments_phone_hash_index" ON "appointments" USING btree ("phone_hash");--> statement-breakpoint
CREATE INDEX "doctor_leave_doctor_id_ends_on_index" ON "doctor_leave" USING btree ("doctor_id","ends_on");--> statement-breakpoint
CREATE INDEX "phone_codes_phone_hash_created_at_index" ON "phone_codes" USING btree ("phone_hash","created_at");--> statement-breakpoint
CREATE INDEX "weekly_sessions_doctor_id_weekday_index" ON "weekly_sessions" USING btree ("doctor_id","weekday");--> statement-breakpoint
CREATE INDEX "doctor_hospitals_hospital_id_doctor_id_index" ON "doctor_hospitals" USING btree ("hospital_id","doctor_id");--> statement-breakpoint
CREATE INDEX "doctor_specialities_speciality_id_doctor_id_index" ON "doctor_specialities" USING btree ("speciality_id","doctor_id");--> statement-breakpoint
CREATE INDEX "doctors_name_index" ON "doctors" USING btree ("name");--> statement-breakpoint
CREATE INDEX "hospitals_state_name_index" ON "hospitals" USING btree ("state","name");--> statement-breakpoint
CREATE INDEX "keywords_component_item_id_index" ON "keywords" USING btree ("component","item_id");--> statement-breakpoint
CREATE INDEX "speciality_clinics_hospital_id_index" ON "speciality_clinics" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "outbox_status_next_attempt_at_index" ON "outbox" USING btree ("status","next_attempt_at");--> statement-breakpoint
CREATE INDEX "outbox_recipient_id_index" ON "outbox" USING btree ("recipient","id");
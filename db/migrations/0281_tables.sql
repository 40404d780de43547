-- Every table of version 0.2.0 as its table files declared them, columns in the order in which earlier versions added them.
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
	"person_id" uuid,
	"client_reference" text,
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
CREATE TABLE "public_holidays" (
	"state" text NOT NULL,
	"day" date NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "public_holidays_state_day_pk" PRIMARY KEY("state","day")
);
--> statement-breakpoint
CREATE TABLE "schedule_blocks" (
	"id" serial PRIMARY KEY NOT NULL,
	"doctor_id" integer NOT NULL,
	"hospital_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedule_overrides" (
	"id" serial PRIMARY KEY NOT NULL,
	"doctor_id" integer NOT NULL,
	"hospital_id" integer NOT NULL,
	"day" date NOT NULL,
	"sessions" jsonb NOT NULL
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
	"mode" text NOT NULL,
	"recurrence" text DEFAULT 'weekly' NOT NULL,
	"month_weeks" smallint[],
	"valid_from" date,
	"valid_until" date
);
--> statement-breakpoint
CREATE TABLE "service_bookings" (
	"appointment_id" uuid PRIMARY KEY NOT NULL,
	"service_reference" text,
	"unanswered" text,
	"is_told" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointment_reminders" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "call_presence" (
	"appointment_id" uuid NOT NULL,
	"side" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "call_presence_appointment_id_side_pk" PRIMARY KEY("appointment_id","side")
);
--> statement-breakpoint
CREATE TABLE "call_signals" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"side" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
	"removed_reason" text,
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
CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"account_id" uuid,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"patient_id" uuid,
	"hospital_id" integer,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"entry_hash" text
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"position" bigint PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_seals_entryId_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"state" text NOT NULL,
	"file_name" text NOT NULL,
	"rows" jsonb NOT NULL,
	"created_count" integer DEFAULT 0 NOT NULL,
	"changed_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "catalogue_versions" (
	"list" text NOT NULL,
	"item_id" integer NOT NULL,
	"number" integer NOT NULL,
	"event" text NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"record" jsonb NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"taken_by" uuid,
	"import_id" uuid,
	CONSTRAINT "catalogue_versions_list_item_id_number_pk" PRIMARY KEY("list","item_id","number")
);
--> statement-breakpoint
CREATE TABLE "staff_duties" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"role" text NOT NULL,
	"hospital_id" integer,
	CONSTRAINT "staff_duties_accountId_role_hospitalId_unique" UNIQUE NULLS NOT DISTINCT("account_id","role","hospital_id")
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"duties" jsonb NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "staff_invitations_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_members" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
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
	"status" text DEFAULT 'published' NOT NULL,
	"panels" text[] DEFAULT '{}' NOT NULL,
	"picture_id" integer,
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
	"status" text DEFAULT 'published' NOT NULL,
	"reviewed_by" text DEFAULT '' NOT NULL,
	"reviewed_on" date,
	"approval_number" text DEFAULT '' NOT NULL,
	"approval_expires_on" date,
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
	"status" text DEFAULT 'published' NOT NULL,
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
	"status" text DEFAULT 'published' NOT NULL,
	"hours" jsonb,
	"visiting_hours" jsonb,
	"accreditations" text[] DEFAULT '{}' NOT NULL,
	"insurers" text[] DEFAULT '{}' NOT NULL,
	"picture_id" integer,
	"company_name" text DEFAULT '' NOT NULL,
	"licence_number" text DEFAULT '' NOT NULL,
	"person_in_charge" text DEFAULT '' NOT NULL,
	CONSTRAINT "hospitals_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "insurers" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	CONSTRAINT "insurers_slug_unique" UNIQUE("slug")
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
	"status" text DEFAULT 'published' NOT NULL,
	CONSTRAINT "patient_care_topics_hospitalId_slug_unique" UNIQUE("hospital_id","slug")
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
	"status" text DEFAULT 'published' NOT NULL,
	"reviewed_by" text DEFAULT '' NOT NULL,
	"reviewed_on" date,
	"approval_number" text DEFAULT '' NOT NULL,
	"approval_expires_on" date,
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
	"status" text DEFAULT 'published' NOT NULL,
	"rooms" text[] DEFAULT '{}' NOT NULL,
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
	"status" text DEFAULT 'published' NOT NULL,
	CONSTRAINT "speciality_services_specialityId_slug_unique" UNIQUE("speciality_id","slug")
);
--> statement-breakpoint
CREATE TABLE "membership_terms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"membership_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"plan" text NOT NULL,
	"tier" text NOT NULL,
	"state" text NOT NULL,
	"months" smallint,
	"order_id" text,
	"starts_on" date,
	"ends_on" date,
	"terms_version" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"account_id" uuid NOT NULL,
	"person_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "memberships_number_unique" UNIQUE("number"),
	CONSTRAINT "memberships_personId_unique" UNIQUE("person_id")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"name" text NOT NULL,
	"phone" text,
	"phone_hash" text,
	"phone_verified_at" timestamp with time zone,
	"address" text,
	"language" text DEFAULT 'en' NOT NULL,
	"notifications" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"consent_version" text,
	"consent_at" timestamp with time zone,
	"totp_secret" text,
	"second_factor_at" timestamp with time zone,
	"totp_last_step" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"totp_secret_at" timestamp with time zone,
	CONSTRAINT "accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"new_email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "identities_issuer_subject_unique" UNIQUE("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" integer DEFAULT 0 NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"label" text NOT NULL,
	"is_backed_up" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credentialId_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "persons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"relationship" text NOT NULL,
	"name" text NOT NULL,
	"date_of_birth" text,
	"gender" text,
	"id_kind" text,
	"id_number" text,
	"id_hash" text,
	"nationality" text,
	"access_until" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "spent_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"version" text NOT NULL,
	"event" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"subject" text DEFAULT 'privacy' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookmarks" (
	"owner_key" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookmarks_owner_key_kind_item_id_pk" PRIMARY KEY("owner_key","kind","item_id")
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"country" text DEFAULT 'MY' NOT NULL,
	"is_sent" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_drafts" (
	"account_id" uuid NOT NULL,
	"path" text NOT NULL,
	"fields" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_drafts_account_id_path_pk" PRIMARY KEY("account_id","path")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"token_hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_token_hash_account_id_pk" PRIMARY KEY("token_hash","account_id")
);
--> statement-breakpoint
CREATE TABLE "pending_sign_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"audience" text NOT NULL,
	"method" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"challenge" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_sign_ins_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"audience" text NOT NULL,
	"carrier" text NOT NULL,
	"method" text NOT NULL,
	"second_factor_at" timestamp with time zone,
	"device" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"proved_at" timestamp with time zone,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"per_100_myr" double precision NOT NULL,
	"set_by" uuid,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exchange_rates_currency_day_pk" PRIMARY KEY("currency","day")
);
--> statement-breakpoint
CREATE TABLE "content_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"topics" text[] DEFAULT '{}' NOT NULL,
	"image_id" integer,
	"author" text,
	"reviewer" text,
	"reviewed_on" date,
	"review_due_on" date,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text
);
--> statement-breakpoint
CREATE TABLE "content_media" (
	"id" serial PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"alt" jsonb NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"uploaded_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_media_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "content_media_files" (
	"media_id" integer NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "content_media_files_media_id_width_format_pk" PRIMARY KEY("media_id","width","format")
);
--> statement-breakpoint
CREATE TABLE "content_published" (
	"entry_id" integer NOT NULL,
	"language" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"fields" jsonb NOT NULL,
	"own" jsonb NOT NULL,
	"topics" text[] NOT NULL,
	"image_id" integer,
	"author" text,
	"reviewer" text,
	"reviewed_on" date,
	"review_due_on" date,
	"seo_title" text,
	"seo_description" text,
	"reading_minutes" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"visible_until" timestamp with time zone,
	"type" text,
	"gender" text,
	"specialisation" text,
	"hospital_slugs" text[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"is_whole" boolean NOT NULL,
	CONSTRAINT "content_published_entry_id_language_pk" PRIMARY KEY("entry_id","language")
);
--> statement-breakpoint
CREATE TABLE "content_texts" (
	"entry_id" integer NOT NULL,
	"language" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"own" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"seo_title" text,
	"seo_description" text,
	"scheduled_for" timestamp with time zone,
	"first_published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	CONSTRAINT "content_texts_entry_id_language_pk" PRIMARY KEY("entry_id","language")
);
--> statement-breakpoint
CREATE TABLE "content_topics" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" serial PRIMARY KEY NOT NULL,
	"entry_id" integer NOT NULL,
	"language" text NOT NULL,
	"number" integer NOT NULL,
	"event" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"taken_by" text
);
--> statement-breakpoint
CREATE TABLE "event_seats" (
	"entry_id" integer NOT NULL,
	"seat" integer NOT NULL,
	"submission_id" uuid NOT NULL,
	CONSTRAINT "event_seats_entry_id_seat_pk" PRIMARY KEY("entry_id","seat")
);
--> statement-breakpoint
CREATE TABLE "form_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"by" text NOT NULL,
	"account_id" uuid,
	"note" text,
	"is_for_sender" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"hospital_id" integer,
	"owner_key" text NOT NULL,
	"language" text NOT NULL,
	"values" text NOT NULL,
	"email_hash" text,
	"subject" jsonb,
	"consent_version" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"delete_after" timestamp with time zone NOT NULL,
	CONSTRAINT "form_submissions_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "medical_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"insurer" text NOT NULL,
	"number" text NOT NULL,
	"number_hash" text NOT NULL,
	"number_mask" text NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"front_file_id" uuid,
	"back_file_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_key" text NOT NULL,
	"package_id" integer NOT NULL,
	"hospital_id" integer NOT NULL,
	"person_id" text,
	"person_is_citizen" boolean,
	"quantity" integer NOT NULL,
	"is_selected" boolean NOT NULL,
	"told_price_sen" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_lines_once" UNIQUE NULLS NOT DISTINCT("owner_key","package_id","hospital_id","person_id","person_is_citizen")
);
--> statement-breakpoint
CREATE TABLE "e_invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"type_code" text NOT NULL,
	"state" text NOT NULL,
	"document" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "e_invoices_documentId_unique" UNIQUE("document_id")
);
--> statement-breakpoint
CREATE TABLE "number_series" (
	"kind" text NOT NULL,
	"year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "number_series_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "order_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"order_id" text NOT NULL,
	"refund_id" uuid,
	"amount_sen" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_documents_number_unique" UNIQUE("number"),
	CONSTRAINT "order_documents_refundId_unique" UNIQUE("refund_id")
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" smallint NOT NULL,
	"package_id" integer,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"type_name" jsonb NOT NULL,
	"hospital_id" integer,
	"hospital_name" text NOT NULL,
	"quantity" smallint NOT NULL,
	"unit_price_sen" integer NOT NULL,
	"total_sen" integer NOT NULL,
	"discount_sen" integer NOT NULL,
	"service_tax_sen" integer NOT NULL,
	"payable_sen" integer NOT NULL,
	"validity_days" smallint NOT NULL,
	"approval_number" text NOT NULL,
	"person_name" text NOT NULL,
	"person_id" text,
	"person_is_citizen" boolean NOT NULL,
	"kind" text DEFAULT 'package' NOT NULL,
	"normal_price_sen" integer,
	CONSTRAINT "order_lines_orderId_position_unique" UNIQUE("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_key" text NOT NULL,
	"state" text NOT NULL,
	"language" text NOT NULL,
	"buyer" text NOT NULL,
	"email_hash" text NOT NULL,
	"subtotal_sen" integer NOT NULL,
	"discount_sen" integer NOT NULL,
	"tax_percent" smallint NOT NULL,
	"service_tax_sen" integer NOT NULL,
	"total_sen" integer NOT NULL,
	"promotion_code" text,
	"e_invoice" text,
	"terms_version" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"paperwork_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"code" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"line_id" uuid NOT NULL,
	"state" text NOT NULL,
	"valid_until" date NOT NULL,
	"redeemed_at" timestamp with time zone,
	"redeemed_by" uuid,
	"redeemed_hospital_id" integer
);
--> statement-breakpoint
CREATE TABLE "capacity_reservations" (
	"order_id" text NOT NULL,
	"package_id" integer NOT NULL,
	"hospital_id" integer NOT NULL,
	"month" date NOT NULL,
	"quantity" integer NOT NULL,
	"status" text NOT NULL,
	"reserved_until" timestamp with time zone NOT NULL,
	CONSTRAINT "capacity_reservations_order_id_package_id_hospital_id_month_pk" PRIMARY KEY("order_id","package_id","hospital_id","month")
);
--> statement-breakpoint
CREATE TABLE "health_packages" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"type_slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"suits" jsonb NOT NULL,
	"inclusions" jsonb NOT NULL,
	"preparation" jsonb NOT NULL,
	"min_age" smallint NOT NULL,
	"max_age" smallint,
	"gender" text NOT NULL,
	"price_sen" integer NOT NULL,
	"validity_days" smallint NOT NULL,
	"visit_minutes" smallint NOT NULL,
	"approval_number" text,
	"approval_starts_on" date,
	"approval_expires_on" date,
	"status" text NOT NULL,
	"published_at" timestamp with time zone,
	"times_sold" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reviewed_by" text DEFAULT '' NOT NULL,
	"reviewed_on" date,
	CONSTRAINT "health_packages_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "package_capacity" (
	"package_id" integer NOT NULL,
	"hospital_id" integer NOT NULL,
	"month" date NOT NULL,
	"capacity" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "package_capacity_package_id_hospital_id_month_pk" PRIMARY KEY("package_id","hospital_id","month")
);
--> statement-breakpoint
CREATE TABLE "package_hospitals" (
	"package_id" integer NOT NULL,
	"hospital_id" integer NOT NULL,
	"monthly_capacity" integer NOT NULL,
	CONSTRAINT "package_hospitals_package_id_hospital_id_pk" PRIMARY KEY("package_id","hospital_id")
);
--> statement-breakpoint
CREATE TABLE "package_types" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"picture" text NOT NULL,
	"position" integer NOT NULL,
	"id" serial NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	CONSTRAINT "package_types_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "promotion_claims" (
	"order_id" text PRIMARY KEY NOT NULL,
	"promotion_id" integer NOT NULL,
	"person_keys" text[] NOT NULL,
	"is_released" boolean DEFAULT false NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_people" (
	"promotion_id" integer NOT NULL,
	"person_key" text NOT NULL,
	"used" integer NOT NULL,
	"personal_limit" integer,
	CONSTRAINT "promotion_people_promotion_id_person_key_pk" PRIMARY KEY("promotion_id","person_key")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"percent_off" smallint,
	"amount_off_sen" integer,
	"maximum_discount_sen" integer,
	"minimum_spend_sen" integer DEFAULT 0 NOT NULL,
	"type_slugs" text[] NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"global_limit" integer,
	"personal_limit" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"approval_number" text,
	"approval_starts_on" date,
	"approval_expires_on" date,
	"is_published" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotions_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "payment_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"verdict" text NOT NULL,
	"order_id" text,
	"transaction_id" text,
	"body" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_requests" (
	"order_id" text PRIMARY KEY NOT NULL,
	"owner_key" text NOT NULL,
	"amount_sen" integer NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"contact" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_payment_id" uuid,
	"requeries" integer DEFAULT 0 NOT NULL,
	"next_requery_at" timestamp with time zone,
	"asked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"transaction_id" text,
	"state" text NOT NULL,
	"amount_sen" integer NOT NULL,
	"currency" text NOT NULL,
	"channel" text DEFAULT '' NOT NULL,
	"paid_at_text" text DEFAULT '' NOT NULL,
	"error_code" text DEFAULT '' NOT NULL,
	"is_surplus" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_transactionId_unique" UNIQUE("transaction_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"order_id" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_sen" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"proposed_by" uuid,
	"approved_by" uuid,
	"bank" text,
	"gateway_refund_id" text DEFAULT '' NOT NULL,
	"error_code" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"method" text DEFAULT 'refund' NOT NULL,
	"next_asking_at" timestamp with time zone,
	CONSTRAINT "refunds_reference_unique" UNIQUE("reference")
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_gone" boolean DEFAULT false NOT NULL,
	"keyword" jsonb,
	"retired_with" text
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"language" text NOT NULL,
	"keyword" text NOT NULL,
	"times" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_misses_language_keyword_pk" PRIMARY KEY("language","keyword")
);
--> statement-breakpoint
CREATE TABLE "search_phrases" (
	"phrase" text PRIMARY KEY NOT NULL,
	"speciality_slug" text,
	"urgent_concept" text,
	"language" text,
	"added_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "third_party_scripts" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"head_markup" text NOT NULL,
	"body_markup" text NOT NULL,
	"context_kind" text NOT NULL,
	"context_value" text NOT NULL,
	"needs_consent" boolean DEFAULT true NOT NULL,
	"hosts" jsonb NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"proposal" jsonb,
	"proposed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"state" text DEFAULT 'fresh' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sealed_by" text,
	"scan" text DEFAULT 'not_scanned' NOT NULL,
	"risk" text
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
CREATE TABLE "identity_credentials" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_credentials_providerId_accountId_unique" UNIQUE("provider_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "identity_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "identity_users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "identity_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_removals" (
	"subject" text PRIMARY KEY NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recurring_job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"leased_until" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"duration_ms" integer,
	"last_success_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"purpose" text NOT NULL,
	"subject_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_codes_purpose_subject_hash_pk" PRIMARY KEY("purpose","subject_hash")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"order_key" text,
	"payload" text,
	"recipient_hash" text NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "outbox_dedupeKey_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "area_versions" (
	"area" text PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulated_notices" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"payment_id" integer NOT NULL,
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"notify_url" text NOT NULL,
	"callback_url" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"acknowledged_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "simulated_payments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" text NOT NULL,
	"currency" text NOT NULL,
	"channel" text NOT NULL,
	"status" text NOT NULL,
	"app_code" text NOT NULL,
	"pay_date" text NOT NULL,
	"is_reversed" boolean DEFAULT false NOT NULL,
	"return_url" text NOT NULL,
	"return_acknowledged_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulated_refunds" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"refund_id" text NOT NULL,
	"payment_id" integer NOT NULL,
	"amount" text NOT NULL,
	"fields" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "simulated_refunds_refundId_unique" UNIQUE("refund_id")
);
--> statement-breakpoint
CREATE TABLE "profile_sync_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"uid" text NOT NULL,
	"action" text NOT NULL,
	"fields" jsonb NOT NULL,
	"id_mask" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_syncs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"action" text NOT NULL,
	"payload" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reference_data" (
	"set_name" text NOT NULL,
	"row_key" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reference_data_set_name_row_key_pk" PRIMARY KEY("set_name","row_key")
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"type" text NOT NULL,
	"item_id" integer NOT NULL,
	"language" text NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"title_in" text NOT NULL,
	"summary" text NOT NULL,
	"summary_in" text NOT NULL,
	"body" text NOT NULL,
	"body_in" text NOT NULL,
	"head" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	"visible_from" timestamp with time zone,
	"visible_until" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_documents_type_item_id_language_pk" PRIMARY KEY("type","item_id","language")
);
--> statement-breakpoint
CREATE TABLE "search_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"rules" integer NOT NULL,
	"built_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_vocabulary" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_vocabulary_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
ALTER TABLE "appointment_history" ADD CONSTRAINT "appointment_history_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_leave" ADD CONSTRAINT "doctor_leave_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_blocks" ADD CONSTRAINT "schedule_blocks_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_blocks" ADD CONSTRAINT "schedule_blocks_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_overrides" ADD CONSTRAINT "schedule_overrides_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_overrides" ADD CONSTRAINT "schedule_overrides_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_sessions" ADD CONSTRAINT "weekly_sessions_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_sessions" ADD CONSTRAINT "weekly_sessions_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_bookings" ADD CONSTRAINT "service_bookings_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_reminders" ADD CONSTRAINT "appointment_reminders_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_presence" ADD CONSTRAINT "call_presence_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_signals" ADD CONSTRAINT "call_signals_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_offers" ADD CONSTRAINT "waiting_list_offers_entry_id_waiting_list_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."waiting_list_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_duties" ADD CONSTRAINT "staff_duties_account_id_staff_members_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."staff_members"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_duties" ADD CONSTRAINT "staff_duties_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_hospitals" ADD CONSTRAINT "doctor_hospitals_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_hospitals" ADD CONSTRAINT "doctor_hospitals_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_specialities" ADD CONSTRAINT "doctor_specialities_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_specialities" ADD CONSTRAINT "doctor_specialities_speciality_id_specialities_id_fk" FOREIGN KEY ("speciality_id") REFERENCES "public"."specialities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "public"."content_media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "centres_of_excellence" ADD CONSTRAINT "centres_of_excellence_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_services" ADD CONSTRAINT "hospital_services_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospitals" ADD CONSTRAINT "hospitals_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "public"."content_media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_care_topics" ADD CONSTRAINT "patient_care_topics_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speciality_clinics" ADD CONSTRAINT "speciality_clinics_speciality_id_specialities_id_fk" FOREIGN KEY ("speciality_id") REFERENCES "public"."specialities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speciality_clinics" ADD CONSTRAINT "speciality_clinics_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speciality_services" ADD CONSTRAINT "speciality_services_speciality_id_specialities_id_fk" FOREIGN KEY ("speciality_id") REFERENCES "public"."specialities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_terms" ADD CONSTRAINT "membership_terms_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persons" ADD CONSTRAINT "persons_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_drafts" ADD CONSTRAINT "form_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_sign_ins" ADD CONSTRAINT "pending_sign_ins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_image_id_content_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."content_media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_media_files" ADD CONSTRAINT "content_media_files_media_id_content_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."content_media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_published" ADD CONSTRAINT "content_published_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_published" ADD CONSTRAINT "content_published_image_id_content_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."content_media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_texts" ADD CONSTRAINT "content_texts_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_seats" ADD CONSTRAINT "event_seats_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_seats" ADD CONSTRAINT "event_seats_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_files" ADD CONSTRAINT "form_files_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_files" ADD CONSTRAINT "form_files_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_history" ADD CONSTRAINT "form_history_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_cards" ADD CONSTRAINT "medical_cards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_cards" ADD CONSTRAINT "medical_cards_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_cards" ADD CONSTRAINT "medical_cards_front_file_id_stored_files_id_fk" FOREIGN KEY ("front_file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_cards" ADD CONSTRAINT "medical_cards_back_file_id_stored_files_id_fk" FOREIGN KEY ("back_file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_package_id_health_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."health_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e_invoices" ADD CONSTRAINT "e_invoices_document_id_order_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."order_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e_invoices" ADD CONSTRAINT "e_invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_packages" ADD CONSTRAINT "health_packages_type_slug_package_types_slug_fk" FOREIGN KEY ("type_slug") REFERENCES "public"."package_types"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_capacity" ADD CONSTRAINT "package_capacity_package_id_health_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."health_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_capacity" ADD CONSTRAINT "package_capacity_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_hospitals" ADD CONSTRAINT "package_hospitals_package_id_health_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."health_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_hospitals" ADD CONSTRAINT "package_hospitals_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_claims" ADD CONSTRAINT "promotion_claims_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_people" ADD CONSTRAINT "promotion_people_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_payment_requests_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_requests"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_payment_requests_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_requests"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_credentials" ADD CONSTRAINT "identity_credentials_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_sessions" ADD CONSTRAINT "identity_sessions_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_history_appointment_id_index" ON "appointment_history" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "appointments_hospital_id_index" ON "appointments" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "appointments_person_id_index" ON "appointments" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "appointments_reference_prefix" ON "appointments" USING btree ("reference" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "appointments_doctor_id_starts_at_index" ON "appointments" USING btree ("doctor_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_holder_hash_index" ON "appointments" USING btree ("holder_hash");--> statement-breakpoint
CREATE INDEX "appointments_phone_hash_index" ON "appointments" USING btree ("phone_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_once_for_partner" ON "appointments" USING btree ("holder_hash","client_reference");--> statement-breakpoint
CREATE INDEX "doctor_leave_doctor_id_ends_on_index" ON "doctor_leave" USING btree ("doctor_id","ends_on");--> statement-breakpoint
CREATE INDEX "schedule_blocks_doctor_id_ends_at_index" ON "schedule_blocks" USING btree ("doctor_id","ends_at");--> statement-breakpoint
CREATE INDEX "schedule_blocks_hospital_id_index" ON "schedule_blocks" USING btree ("hospital_id");--> statement-breakpoint
CREATE UNIQUE INDEX "schedule_overrides_one_per_date" ON "schedule_overrides" USING btree ("doctor_id","hospital_id","day");--> statement-breakpoint
CREATE INDEX "schedule_overrides_hospital_id_index" ON "schedule_overrides" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "weekly_sessions_hospital_id_index" ON "weekly_sessions" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "weekly_sessions_doctor_id_weekday_index" ON "weekly_sessions" USING btree ("doctor_id","weekday");--> statement-breakpoint
CREATE INDEX "service_bookings_unanswered_asked_at_index" ON "service_bookings" USING btree ("unanswered","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_reminders_once" ON "appointment_reminders" USING btree ("appointment_id","kind","starts_at");--> statement-breakpoint
CREATE INDEX "appointment_reminders_settled_at_due_at_index" ON "appointment_reminders" USING btree ("settled_at","due_at");--> statement-breakpoint
CREATE INDEX "call_signals_appointment_id_id_index" ON "call_signals" USING btree ("appointment_id","id");--> statement-breakpoint
CREATE INDEX "waiting_list_entries_hospital_id_index" ON "waiting_list_entries" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "waiting_list_entries_person_id_index" ON "waiting_list_entries" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "waiting_list_entries_doctor_id_status_day_index" ON "waiting_list_entries" USING btree ("doctor_id","status","day");--> statement-breakpoint
CREATE INDEX "waiting_list_entries_holder_hash_index" ON "waiting_list_entries" USING btree ("holder_hash");--> statement-breakpoint
CREATE INDEX "waiting_list_offers_entry_id_index" ON "waiting_list_offers" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "waiting_list_offers_state_expires_at_index" ON "waiting_list_offers" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "audit_log_patient_id_at_index" ON "audit_log" USING btree ("patient_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_subject_kind_subject_id_index" ON "audit_log" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_account_id_at_index" ON "audit_log" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_at_index" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "catalogue_imports_list_created_at_index" ON "catalogue_imports" USING btree ("list","created_at");--> statement-breakpoint
CREATE INDEX "catalogue_versions_import_id_index" ON "catalogue_versions" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "staff_duties_hospital_id_index" ON "staff_duties" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "staff_invitations_invited_by_index" ON "staff_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "staff_invitations_email_index" ON "staff_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "doctor_hospitals_hospital_id_doctor_id_index" ON "doctor_hospitals" USING btree ("hospital_id","doctor_id");--> statement-breakpoint
CREATE INDEX "doctor_specialities_speciality_id_doctor_id_index" ON "doctor_specialities" USING btree ("speciality_id","doctor_id");--> statement-breakpoint
CREATE INDEX "doctors_name_index" ON "doctors" USING btree ("name");--> statement-breakpoint
CREATE INDEX "doctors_picture_id_index" ON "doctors" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "hospitals_state_name_index" ON "hospitals" USING btree ("state","name");--> statement-breakpoint
CREATE INDEX "hospitals_picture_id_index" ON "hospitals" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "speciality_clinics_hospital_id_index" ON "speciality_clinics" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "membership_terms_membership_id_index" ON "membership_terms" USING btree ("membership_id");--> statement-breakpoint
CREATE INDEX "membership_terms_order_id_index" ON "membership_terms" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "membership_terms_ends_on_index" ON "membership_terms" USING btree ("ends_on");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_terms_one_unpaid" ON "membership_terms" USING btree ("membership_id") WHERE state = 'unpaid';--> statement-breakpoint
CREATE UNIQUE INDEX "membership_terms_one_endless" ON "membership_terms" USING btree ("membership_id","tier") WHERE state = 'running' and ends_on is null;--> statement-breakpoint
CREATE INDEX "memberships_account_id_index" ON "memberships" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "accounts_phone_hash_index" ON "accounts" USING btree ("phone_hash");--> statement-breakpoint
CREATE INDEX "identities_account_id_index" ON "identities" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "passkeys_account_id_index" ON "passkeys" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "persons_account_id_index" ON "persons" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "persons_id_hash_index" ON "persons" USING btree ("id_hash");--> statement-breakpoint
CREATE INDEX "recovery_codes_account_id_index" ON "recovery_codes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "consents_account_id_subject_id_index" ON "consents" USING btree ("account_id","subject","id");--> statement-breakpoint
CREATE INDEX "bookmarks_owner_key_kind_created_at_index" ON "bookmarks" USING btree ("owner_key","kind","created_at");--> statement-breakpoint
CREATE INDEX "phone_codes_phone_hash_created_at_index" ON "phone_codes" USING btree ("phone_hash","created_at");--> statement-breakpoint
CREATE INDEX "phone_codes_purpose_created_at_index" ON "phone_codes" USING btree ("purpose","created_at");--> statement-breakpoint
CREATE INDEX "known_devices_account_id_index" ON "known_devices" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "pending_sign_ins_account_id_index" ON "pending_sign_ins" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "pending_sign_ins_expires_at_index" ON "pending_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_account_id_revoked_at_index" ON "sessions" USING btree ("account_id","revoked_at");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "content_entries_image_id_index" ON "content_entries" USING btree ("image_id");--> statement-breakpoint
CREATE UNIQUE INDEX "content_entries_kind_slug_index" ON "content_entries" USING btree ("kind","slug");--> statement-breakpoint
CREATE INDEX "content_entries_updated_at_index" ON "content_entries" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "content_published_image_id_index" ON "content_published" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "content_published_kind_language_starts_at_index" ON "content_published" USING btree ("kind","language","starts_at");--> statement-breakpoint
CREATE INDEX "content_published_titles" ON "content_published" USING btree ("kind","language",lower("title"),"entry_id");--> statement-breakpoint
CREATE INDEX "content_published_topics_index" ON "content_published" USING gin ("topics");--> statement-breakpoint
CREATE INDEX "content_texts_status_scheduled_for_index" ON "content_texts" USING btree ("status","scheduled_for");--> statement-breakpoint
CREATE UNIQUE INDEX "content_versions_entry_id_language_number_index" ON "content_versions" USING btree ("entry_id","language","number");--> statement-breakpoint
CREATE INDEX "event_seats_submission_id_index" ON "event_seats" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "form_files_submission_id_index" ON "form_files" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "form_history_submission_id_id_index" ON "form_history" USING btree ("submission_id","id");--> statement-breakpoint
CREATE INDEX "form_submissions_kind_sent_at_index" ON "form_submissions" USING btree ("kind","sent_at");--> statement-breakpoint
CREATE INDEX "form_submissions_kind_state_sent_at_index" ON "form_submissions" USING btree ("kind","state","sent_at");--> statement-breakpoint
CREATE INDEX "form_submissions_hospital_id_sent_at_index" ON "form_submissions" USING btree ("hospital_id","sent_at");--> statement-breakpoint
CREATE INDEX "form_submissions_sent_at_index" ON "form_submissions" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "form_submissions_email_hash_index" ON "form_submissions" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "form_submissions_owner_key_index" ON "form_submissions" USING btree ("owner_key");--> statement-breakpoint
CREATE INDEX "form_submissions_delete_after_index" ON "form_submissions" USING btree ("delete_after");--> statement-breakpoint
CREATE INDEX "medical_cards_account_id_index" ON "medical_cards" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "medical_cards_once" ON "medical_cards" USING btree ("person_id","number_hash");--> statement-breakpoint
CREATE INDEX "medical_cards_front_file_id_index" ON "medical_cards" USING btree ("front_file_id");--> statement-breakpoint
CREATE INDEX "medical_cards_back_file_id_index" ON "medical_cards" USING btree ("back_file_id");--> statement-breakpoint
CREATE INDEX "cart_lines_hospital_id_index" ON "cart_lines" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "cart_lines_package_id_index" ON "cart_lines" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "cart_lines_owner_key_created_at_index" ON "cart_lines" USING btree ("owner_key","created_at");--> statement-breakpoint
CREATE INDEX "e_invoices_order_id_index" ON "e_invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "e_invoices_state_index" ON "e_invoices" USING btree ("state");--> statement-breakpoint
CREATE INDEX "order_documents_order_id_index" ON "order_documents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_history_order_id_index" ON "order_history" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_hospital_id_index" ON "order_lines" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "orders_owner_key_placed_at_index" ON "orders" USING btree ("owner_key","placed_at");--> statement-breakpoint
CREATE INDEX "orders_state_expires_at_index" ON "orders" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "orders_placed_at_index" ON "orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "orders_paid_at_index" ON "orders" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "orders_id_prefix" ON "orders" USING btree ("id" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_email_hash_index" ON "orders" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "vouchers_line_id_index" ON "vouchers" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "vouchers_order_id_index" ON "vouchers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "capacity_reservations_package_id_hospital_id_month_status_index" ON "capacity_reservations" USING btree ("package_id","hospital_id","month","status");--> statement-breakpoint
CREATE INDEX "health_packages_type_slug_index" ON "health_packages" USING btree ("type_slug");--> statement-breakpoint
CREATE INDEX "health_packages_times_sold_index" ON "health_packages" USING btree ("times_sold");--> statement-breakpoint
CREATE INDEX "health_packages_price_sen_index" ON "health_packages" USING btree ("price_sen");--> statement-breakpoint
CREATE INDEX "package_capacity_hospital_id_index" ON "package_capacity" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "package_hospitals_hospital_id_package_id_index" ON "package_hospitals" USING btree ("hospital_id","package_id");--> statement-breakpoint
CREATE INDEX "promotion_claims_promotion_id_index" ON "promotion_claims" USING btree ("promotion_id");--> statement-breakpoint
CREATE INDEX "payment_messages_order_id_index" ON "payment_messages" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_messages_received_at_index" ON "payment_messages" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payment_requests_next_requery_at_index" ON "payment_requests" USING btree ("next_requery_at");--> statement-breakpoint
CREATE INDEX "payment_requests_created_at_index" ON "payment_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payments_order_id_index" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_state_paid_at_index" ON "payments" USING btree ("state","paid_at");--> statement-breakpoint
CREATE INDEX "payments_paid_at_index" ON "payments" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "refunds_state_created_at_index" ON "refunds" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "refunds_order_id_index" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_payment_id_index" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_due_index" ON "refunds" USING btree ("next_asking_at") WHERE "refunds"."state" in ('approved', 'sent');--> statement-breakpoint
CREATE INDEX "keywords_component_item_id_index" ON "keywords" USING btree ("component","item_id");--> statement-breakpoint
CREATE INDEX "moved_paths_retired_with_index" ON "moved_paths" USING btree ("retired_with");--> statement-breakpoint
CREATE INDEX "search_misses_last_at_index" ON "search_misses" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "stored_files_state_created_at_index" ON "stored_files" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "identity_credentials_user_id_index" ON "identity_credentials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identity_sessions_user_id_index" ON "identity_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identity_verifications_identifier_index" ON "identity_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "identity_removals_next_attempt_at_index" ON "identity_removals" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "outbox_status_next_attempt_at_index" ON "outbox" USING btree ("status","next_attempt_at");--> statement-breakpoint
CREATE INDEX "outbox_recipient_hash_id_index" ON "outbox" USING btree ("recipient_hash","id");--> statement-breakpoint
CREATE INDEX "outbox_expires_at_index" ON "outbox" USING btree ("expires_at") WHERE "outbox"."expires_at" is not null and "outbox"."status" in ('queued', 'parked');--> statement-breakpoint
CREATE INDEX "outbox_order_key_id_index" ON "outbox" USING btree ("order_key","id") WHERE "outbox"."order_key" is not null and "outbox"."status" = 'queued';--> statement-breakpoint
CREATE INDEX "simulated_notices_acknowledged_at_due_at_index" ON "simulated_notices" USING btree ("acknowledged_at","due_at");--> statement-breakpoint
CREATE INDEX "simulated_payments_order_id_index" ON "simulated_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "profile_syncs_status_next_attempt_at_index" ON "profile_syncs" USING btree ("status","next_attempt_at");--> statement-breakpoint
CREATE INDEX "profile_syncs_account_id_index" ON "profile_syncs" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "search_documents_words_en" ON "search_documents" USING gin ("words") WHERE language = 'en';--> statement-breakpoint
CREATE INDEX "search_documents_head_en" ON "search_documents" USING gin ("head") WHERE language = 'en';--> statement-breakpoint
CREATE INDEX "search_documents_words_ms" ON "search_documents" USING gin ("words") WHERE language = 'ms';--> statement-breakpoint
CREATE INDEX "search_documents_head_ms" ON "search_documents" USING gin ("head") WHERE language = 'ms';--> statement-breakpoint
CREATE INDEX "search_documents_words_zh" ON "search_documents" USING gin ("words") WHERE language = 'zh';--> statement-breakpoint
CREATE INDEX "search_documents_head_zh" ON "search_documents" USING gin ("head") WHERE language = 'zh';--> statement-breakpoint
CREATE INDEX "search_vocabulary_near" ON "search_vocabulary" USING gist ("word" gist_trgm_ops);

-- What version 0.2.0 ran on an empty database, migration by migration, and some of its rows.
-- Read by upgrade.test.ts alone. It never changes: the baseline in db/migrations is compared with it.
CREATE SCHEMA drizzle;
CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint);

-- 0000_extensions
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS citext;
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('9d45242789b7f4b44615b227ae6cc33534a1164c8a0250164089dd923f0caf6f', 1795261335825);

-- 0001_find-care-and-book
CREATE TABLE "appointment_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"by" text NOT NULL,
	"note" text
);
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
CREATE TABLE "doctor_leave" (
	"id" serial PRIMARY KEY NOT NULL,
	"doctor_id" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL
);
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
CREATE TABLE "public_holidays" (
	"state" text NOT NULL,
	"day" date NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "public_holidays_state_day_pk" PRIMARY KEY("state","day")
);
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
CREATE TABLE "doctor_hospitals" (
	"doctor_id" integer NOT NULL,
	"hospital_id" integer NOT NULL,
	"room" text NOT NULL,
	"consultation_fee_sen" integer NOT NULL,
	CONSTRAINT "doctor_hospitals_doctor_id_hospital_id_pk" PRIMARY KEY("doctor_id","hospital_id")
);
CREATE TABLE "doctor_specialities" (
	"doctor_id" integer NOT NULL,
	"speciality_id" integer NOT NULL,
	"is_primary" boolean NOT NULL,
	CONSTRAINT "doctor_specialities_doctor_id_speciality_id_pk" PRIMARY KEY("doctor_id","speciality_id")
);
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
CREATE TABLE "keywords" (
	"path" text PRIMARY KEY NOT NULL,
	"component" text NOT NULL,
	"item_id" text NOT NULL,
	"url" text NOT NULL,
	"hospital_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "moved_paths" (
	"path" text PRIMARY KEY NOT NULL,
	"moved_to" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
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
CREATE TABLE "speciality_services" (
	"id" serial PRIMARY KEY NOT NULL,
	"speciality_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "speciality_services_specialityId_slug_unique" UNIQUE("speciality_id","slug")
);
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
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
CREATE TABLE "area_versions" (
	"area" text PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL
);
ALTER TABLE "appointment_history" ADD CONSTRAINT "appointment_history_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "doctor_leave" ADD CONSTRAINT "doctor_leave_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "weekly_sessions" ADD CONSTRAINT "weekly_sessions_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "weekly_sessions" ADD CONSTRAINT "weekly_sessions_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "doctor_hospitals" ADD CONSTRAINT "doctor_hospitals_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "doctor_hospitals" ADD CONSTRAINT "doctor_hospitals_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "doctor_specialities" ADD CONSTRAINT "doctor_specialities_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "doctor_specialities" ADD CONSTRAINT "doctor_specialities_speciality_id_specialities_id_fk" FOREIGN KEY ("speciality_id") REFERENCES "public"."specialities"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "centres_of_excellence" ADD CONSTRAINT "centres_of_excellence_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "hospital_services" ADD CONSTRAINT "hospital_services_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "patient_care_topics" ADD CONSTRAINT "patient_care_topics_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "speciality_clinics" ADD CONSTRAINT "speciality_clinics_speciality_id_specialities_id_fk" FOREIGN KEY ("speciality_id") REFERENCES "public"."specialities"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "speciality_clinics" ADD CONSTRAINT "speciality_clinics_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "speciality_services" ADD CONSTRAINT "speciality_services_speciality_id_specialities_id_fk" FOREIGN KEY ("speciality_id") REFERENCES "public"."specialities"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "appointment_history_appointment_id_index" ON "appointment_history" USING btree ("appointment_id");
CREATE INDEX "appointments_doctor_id_starts_at_index" ON "appointments" USING btree ("doctor_id","starts_at");
CREATE INDEX "appointments_holder_hash_index" ON "appointments" USING btree ("holder_hash");
CREATE INDEX "appointments_phone_hash_index" ON "appointments" USING btree ("phone_hash");
CREATE INDEX "doctor_leave_doctor_id_ends_on_index" ON "doctor_leave" USING btree ("doctor_id","ends_on");
CREATE INDEX "phone_codes_phone_hash_created_at_index" ON "phone_codes" USING btree ("phone_hash","created_at");
CREATE INDEX "weekly_sessions_doctor_id_weekday_index" ON "weekly_sessions" USING btree ("doctor_id","weekday");
CREATE INDEX "doctor_hospitals_hospital_id_doctor_id_index" ON "doctor_hospitals" USING btree ("hospital_id","doctor_id");
CREATE INDEX "doctor_specialities_speciality_id_doctor_id_index" ON "doctor_specialities" USING btree ("speciality_id","doctor_id");
CREATE INDEX "doctors_name_index" ON "doctors" USING btree ("name");
CREATE INDEX "hospitals_state_name_index" ON "hospitals" USING btree ("state","name");
CREATE INDEX "keywords_component_item_id_index" ON "keywords" USING btree ("component","item_id");
CREATE INDEX "speciality_clinics_hospital_id_index" ON "speciality_clinics" USING btree ("hospital_id");
CREATE INDEX "outbox_status_next_attempt_at_index" ON "outbox" USING btree ("status","next_attempt_at");
CREATE INDEX "outbox_recipient_id_index" ON "outbox" USING btree ("recipient","id");
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('86eace1f8fa695f4d05873057084e3a96978bc2327b3e88639e4daf1fa27f7e1', 1795261336767);

-- 0002_guards
-- What the schema files cannot say: the rules that must hold whatever the code does.
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_during_matches_times"
  CHECK ("ends_at" > "starts_at" AND "during" = tstzrange("starts_at", "ends_at", '[)'));
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_seat_from_one" CHECK ("seat" >= 1);
-- Only a row that occupies its slot stands in another's way.
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_no_double_booking"
  EXCLUDE USING gist ("doctor_id" WITH =, "seat" WITH =, "during" WITH &&)
  WHERE ("status" IN ('held', 'requested', 'confirmed', 'rescheduled', 'arrived'));
ALTER TABLE "weekly_sessions" ADD CONSTRAINT "weekly_sessions_end_after_start" CHECK ("ends_at" > "starts_at");
ALTER TABLE "weekly_sessions" ADD CONSTRAINT "weekly_sessions_sensible"
  CHECK ("weekday" BETWEEN 0 AND 6 AND "slot_minutes" > 0 AND "capacity" > 0);
ALTER TABLE "doctor_leave" ADD CONSTRAINT "doctor_leave_end_not_before_start" CHECK ("ends_on" >= "starts_on");
CREATE INDEX "doctors_search_name_trigram_index" ON "doctors" USING gin ("search_name" gin_trgm_ops);
-- The shape that rate-limiter-flexible expects: limits are counted where all processes see them.
CREATE TABLE "rate_limits" (
  "key" varchar(255) PRIMARY KEY,
  "points" integer NOT NULL DEFAULT 0,
  "expire" bigint
);
CREATE INDEX "rate_limits_expire_index" ON "rate_limits" ("expire");
-- Every process that keeps pages hears of a change when it is committed, not before.
CREATE FUNCTION "announce_area_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('area_versions', NEW.area);
  RETURN NULL;
END
$$;
CREATE TRIGGER "area_versions_announced" AFTER INSERT OR UPDATE ON "area_versions"
  FOR EACH ROW EXECUTE FUNCTION "announce_area_version"();
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('21f864aca5a5d10f944bde7abc0bcbe0e283789f26fdb3d59477de90fb213583', 1795261338092);

-- 0003_accounts-sessions-staff
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
	CONSTRAINT "accounts_email_unique" UNIQUE("email")
);
CREATE TABLE "identities" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "identities_issuer_subject_unique" UNIQUE("issuer","subject")
);
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
CREATE TABLE "persons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"relationship" text NOT NULL,
	"name" text NOT NULL,
	"date_of_birth" date,
	"gender" text,
	"id_kind" text,
	"id_number" text,
	"id_hash" text,
	"id_mask" text,
	"nationality" text,
	"access_until" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "recovery_codes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone
);
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
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash")
);
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
	"previous_hash" text,
	"hash" text
);
CREATE TABLE "staff_duties" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"role" text NOT NULL,
	"hospital_id" integer,
	CONSTRAINT "staff_duties_accountId_role_hospitalId_unique" UNIQUE NULLS NOT DISTINCT("account_id","role","hospital_id")
);
CREATE TABLE "staff_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"duties" jsonb NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "staff_invitations_tokenHash_unique" UNIQUE("token_hash")
);
CREATE TABLE "staff_members" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
ALTER TABLE "identities" ADD CONSTRAINT "identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "persons" ADD CONSTRAINT "persons_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pending_sign_ins" ADD CONSTRAINT "pending_sign_ins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_duties" ADD CONSTRAINT "staff_duties_account_id_staff_members_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."staff_members"("account_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_duties" ADD CONSTRAINT "staff_duties_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "accounts_phone_hash_index" ON "accounts" USING btree ("phone_hash");
CREATE INDEX "identities_account_id_index" ON "identities" USING btree ("account_id");
CREATE INDEX "passkeys_account_id_index" ON "passkeys" USING btree ("account_id");
CREATE INDEX "persons_account_id_index" ON "persons" USING btree ("account_id");
CREATE INDEX "persons_id_hash_index" ON "persons" USING btree ("id_hash");
CREATE INDEX "recovery_codes_account_id_index" ON "recovery_codes" USING btree ("account_id");
CREATE INDEX "pending_sign_ins_expires_at_index" ON "pending_sign_ins" USING btree ("expires_at");
CREATE INDEX "sessions_account_id_revoked_at_index" ON "sessions" USING btree ("account_id","revoked_at");
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");
CREATE INDEX "audit_log_patient_id_at_index" ON "audit_log" USING btree ("patient_id","at");
CREATE INDEX "audit_log_subject_kind_subject_id_index" ON "audit_log" USING btree ("subject_kind","subject_id");
CREATE INDEX "audit_log_account_id_at_index" ON "audit_log" USING btree ("account_id","at");
CREATE INDEX "audit_log_at_index" ON "audit_log" USING btree ("at");
CREATE INDEX "staff_invitations_email_index" ON "staff_invitations" USING btree ("email");
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('8fa12c7ffd10d96493b09f690961db8dc7de7d3a93faa3a882ed7d86579ca36d', 1795267073523);

-- 0004_accounts-sessions-staff-guards
-- One 'self' per account, and addresses of one spelling.
CREATE UNIQUE INDEX "persons_one_self_index" ON "persons" ("account_id") WHERE "relationship" = 'self';
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_email_lower_case" CHECK ("email" = lower("email"));
-- The audit log is a chain: each row carries the hash of the row before it, so that a change or a gap is found.
CREATE FUNCTION "chain_audit_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- One writer at a time, until its transaction ends: the chain has one order.
  PERFORM pg_advisory_xact_lock(hashtext('audit_log'));
  NEW.id := nextval('audit_log_id_seq');
  SELECT "hash" INTO NEW."previous_hash" FROM "audit_log" ORDER BY "id" DESC LIMIT 1;
  NEW."hash" := encode(sha256(convert_to(concat_ws('|', coalesce(NEW."previous_hash", ''), NEW."id", extract(epoch from NEW."at"),
    NEW."actor_kind", NEW."account_id", NEW."action", NEW."subject_kind", NEW."subject_id", NEW."patient_id", NEW."hospital_id", NEW."detail"), 'UTF8')), 'hex');
  RETURN NEW;
END
$$;
CREATE TRIGGER "audit_log_chained" BEFORE INSERT ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "chain_audit_log"();
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only';
END
$$;
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('669007a2deb5941beec9a02f67153ae4aa21c10578be0f18f82cfbccf1822ade', 1795267077133);

-- 0005_packages-cart
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
CREATE TABLE "bookmarks" (
	"owner_key" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookmarks_owner_key_kind_item_id_pk" PRIMARY KEY("owner_key","kind","item_id")
);
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
	CONSTRAINT "health_packages_slug_unique" UNIQUE("slug")
);
CREATE TABLE "package_capacity" (
	"package_id" integer NOT NULL,
	"hospital_id" integer NOT NULL,
	"month" date NOT NULL,
	"capacity" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "package_capacity_package_id_hospital_id_month_pk" PRIMARY KEY("package_id","hospital_id","month")
);
CREATE TABLE "package_hospitals" (
	"package_id" integer NOT NULL,
	"hospital_id" integer NOT NULL,
	"monthly_capacity" integer NOT NULL,
	CONSTRAINT "package_hospitals_package_id_hospital_id_pk" PRIMARY KEY("package_id","hospital_id")
);
CREATE TABLE "package_types" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"picture" text NOT NULL,
	"position" integer NOT NULL
);
CREATE TABLE "promotion_claims" (
	"order_id" text PRIMARY KEY NOT NULL,
	"promotion_id" integer NOT NULL,
	"person_keys" text[] NOT NULL,
	"is_released" boolean DEFAULT false NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL
);
CREATE TABLE "promotion_people" (
	"promotion_id" integer NOT NULL,
	"person_key" text NOT NULL,
	"used" integer NOT NULL,
	"personal_limit" integer,
	CONSTRAINT "promotion_people_promotion_id_person_key_pk" PRIMARY KEY("promotion_id","person_key")
);
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
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_package_id_health_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."health_packages"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "health_packages" ADD CONSTRAINT "health_packages_type_slug_package_types_slug_fk" FOREIGN KEY ("type_slug") REFERENCES "public"."package_types"("slug") ON DELETE no action ON UPDATE no action;
ALTER TABLE "package_capacity" ADD CONSTRAINT "package_capacity_package_id_health_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."health_packages"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "package_capacity" ADD CONSTRAINT "package_capacity_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "package_hospitals" ADD CONSTRAINT "package_hospitals_package_id_health_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."health_packages"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "package_hospitals" ADD CONSTRAINT "package_hospitals_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "promotion_claims" ADD CONSTRAINT "promotion_claims_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "promotion_people" ADD CONSTRAINT "promotion_people_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "cart_lines_owner_key_created_at_index" ON "cart_lines" USING btree ("owner_key","created_at");
CREATE INDEX "bookmarks_owner_key_kind_created_at_index" ON "bookmarks" USING btree ("owner_key","kind","created_at");
CREATE INDEX "capacity_reservations_package_id_hospital_id_month_status_index" ON "capacity_reservations" USING btree ("package_id","hospital_id","month","status");
CREATE INDEX "health_packages_type_slug_index" ON "health_packages" USING btree ("type_slug");
CREATE INDEX "health_packages_times_sold_index" ON "health_packages" USING btree ("times_sold");
CREATE INDEX "health_packages_price_sen_index" ON "health_packages" USING btree ("price_sen");
CREATE INDEX "package_hospitals_hospital_id_package_id_index" ON "package_hospitals" USING btree ("hospital_id","package_id");
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('311cd82a6041f6e600ba8b03565a399962866c4d6d2078765247cddbf74e3fa7', 1795267759254);

-- 0006_packages-cart-guards
-- What the schema files cannot say: no hospital is oversold, no code overused, nothing published without its approval.
ALTER TABLE "package_capacity" ADD CONSTRAINT "package_capacity_not_oversold" CHECK ("used" >= 0 AND "used" <= "capacity");
ALTER TABLE "package_capacity" ADD CONSTRAINT "package_capacity_of_a_month" CHECK (extract(day from "month") = 1);
ALTER TABLE "package_hospitals" ADD CONSTRAINT "package_hospitals_sensible" CHECK ("monthly_capacity" >= 0);
ALTER TABLE "capacity_reservations" ADD CONSTRAINT "capacity_reservations_sensible" CHECK ("quantity" >= 1);
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_not_overused" CHECK ("used" >= 0 AND ("global_limit" IS NULL OR "used" <= "global_limit"));
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_one_kind" CHECK (num_nonnulls("percent_off", "amount_off_sen") = 1 AND coalesce("percent_off", 1) BETWEEN 1 AND 100 AND coalesce("amount_off_sen", 1) > 0);
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_end_after_start" CHECK ("ends_at" > "starts_at");
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_published_with_approval"
  CHECK (NOT "is_published" OR num_nonnulls("approval_number", "approval_starts_on", "approval_expires_on") = 3);
ALTER TABLE "promotion_people" ADD CONSTRAINT "promotion_people_not_overused" CHECK ("used" >= 0 AND ("personal_limit" IS NULL OR "used" <= "personal_limit"));
ALTER TABLE "health_packages" ADD CONSTRAINT "health_packages_published_with_approval"
  CHECK ("status" <> 'published' OR num_nonnulls("approval_number", "approval_starts_on", "approval_expires_on", "published_at") = 4);
ALTER TABLE "health_packages" ADD CONSTRAINT "health_packages_sensible"
  CHECK ("price_sen" > 0 AND "validity_days" > 0 AND "min_age" >= 0 AND coalesce("max_age", 200) >= "min_age" AND "times_sold" >= 0);
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_sensible" CHECK ("quantity" BETWEEN 1 AND 20);
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('83e0baa6e653b803eb392ceb5739365cae1419d01b3eb6e5f2f04041ac3b35fc', 1795267760607);

-- 0007_payment-simulator
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
CREATE TABLE "simulated_refunds" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"refund_id" text NOT NULL,
	"payment_id" integer NOT NULL,
	"amount" text NOT NULL,
	"fields" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "simulated_refunds_refundId_unique" UNIQUE("refund_id")
);
CREATE INDEX "simulated_notices_acknowledged_at_due_at_index" ON "simulated_notices" USING btree ("acknowledged_at","due_at");
CREATE INDEX "simulated_payments_order_id_index" ON "simulated_payments" USING btree ("order_id");
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('4f18aefb28e80bbb32d0120df3db7ce6c9f2c352d656b5c26097ddf17c5a5ae0', 1795268311896);

-- 0008_content
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
CREATE TABLE "content_media_files" (
	"media_id" integer NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "content_media_files_media_id_width_format_pk" PRIMARY KEY("media_id","width","format")
);
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
CREATE TABLE "content_topics" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
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
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_image_id_content_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."content_media"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "content_media_files" ADD CONSTRAINT "content_media_files_media_id_content_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."content_media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "content_published" ADD CONSTRAINT "content_published_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "content_published" ADD CONSTRAINT "content_published_image_id_content_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."content_media"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "content_texts" ADD CONSTRAINT "content_texts_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entries"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "content_entries_kind_slug_index" ON "content_entries" USING btree ("kind","slug");
CREATE INDEX "content_entries_updated_at_index" ON "content_entries" USING btree ("updated_at");
CREATE INDEX "content_published_kind_language_published_at_entry_id_index" ON "content_published" USING btree ("kind","language","published_at" DESC NULLS LAST,"entry_id");
CREATE INDEX "content_published_kind_language_starts_at_index" ON "content_published" USING btree ("kind","language","starts_at");
CREATE INDEX "content_published_topics_index" ON "content_published" USING gin ("topics");
CREATE INDEX "content_texts_status_scheduled_for_index" ON "content_texts" USING btree ("status","scheduled_for");
CREATE UNIQUE INDEX "content_versions_entry_id_language_number_index" ON "content_versions" USING btree ("entry_id","language","number");
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('57f7360de72918671fe94c52f7a4c7693e94239e92d48778dd62d36817e312f1', 1795268866194);

-- 0009_content-guards
-- The database itself keeps the states of publishing apart, whatever writes to it.
alter table content_texts add constraint content_texts_language check (language in ('en', 'ms', 'zh'));
alter table content_texts add constraint content_texts_status check (status in ('draft', 'in_review', 'scheduled', 'published', 'expired'));
alter table content_texts add constraint content_texts_schedule check ((status = 'scheduled') = (scheduled_for is not null));
alter table content_published add constraint content_published_language check (language in ('en', 'ms', 'zh'));
-- Lists read English rows by their dates; what is gone is left out without looking at it.
create index content_published_ends on content_published (kind, ends_at) where language = 'en';
-- A version once taken is never rewritten.
create function content_versions_keep() returns trigger language plpgsql as $$ begin raise exception 'a version is never changed'; end $$;
create trigger content_versions_keep before update on content_versions for each row execute function content_versions_keep();
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('2ced9d2e8a81f36b37ea04f4a5c1b5323143543b7d753317aaf82ba93880476c', 1795268867734);

-- 0010_free-times-announced
-- Lists keep the next free times of all doctors for a moment: whatever takes or gives a time is announced to every process, once a transaction.
CREATE FUNCTION "announce_free_times"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('area_versions', 'free-times');
  RETURN NULL;
END
$$;
CREATE TRIGGER "appointments_free_times_announced" AFTER INSERT OR UPDATE OR DELETE ON "appointments" FOR EACH STATEMENT EXECUTE FUNCTION "announce_free_times"();
CREATE TRIGGER "weekly_sessions_free_times_announced" AFTER INSERT OR UPDATE OR DELETE ON "weekly_sessions" FOR EACH STATEMENT EXECUTE FUNCTION "announce_free_times"();
CREATE TRIGGER "doctor_leave_free_times_announced" AFTER INSERT OR UPDATE OR DELETE ON "doctor_leave" FOR EACH STATEMENT EXECUTE FUNCTION "announce_free_times"();
CREATE TRIGGER "public_holidays_free_times_announced" AFTER INSERT OR UPDATE OR DELETE ON "public_holidays" FOR EACH STATEMENT EXECUTE FUNCTION "announce_free_times"();
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('e567e3b6504a55ec166ae28700ebce76a972a313531b23d6a9f3f134ab16412d', 1795269297832);

-- 0011_identity-provider
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
CREATE TABLE "identity_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE "identity_credentials" ADD CONSTRAINT "identity_credentials_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "identity_sessions" ADD CONSTRAINT "identity_sessions_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "identity_credentials_user_id_index" ON "identity_credentials" USING btree ("user_id");
CREATE INDEX "identity_sessions_user_id_index" ON "identity_sessions" USING btree ("user_id");
CREATE INDEX "identity_verifications_identifier_index" ON "identity_verifications" USING btree ("identifier");
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('7bf189f7b2e18eff1ab80a03d5377ed3be78ff272054ece68e3155163dfed390', 1795269576801);

-- 0012_payments-orders
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
CREATE TABLE "number_series" (
	"kind" text NOT NULL,
	"year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "number_series_kind_year_pk" PRIMARY KEY("kind","year")
);
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
CREATE TABLE "order_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"by" text NOT NULL
);
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" smallint NOT NULL,
	"package_id" integer NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"type_name" jsonb NOT NULL,
	"hospital_id" integer NOT NULL,
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
	CONSTRAINT "order_lines_orderId_position_unique" UNIQUE("order_id","position")
);
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
CREATE TABLE "payment_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"verdict" text NOT NULL,
	"order_id" text,
	"transaction_id" text,
	"body" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
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
	"next_requery_at" timestamp with time zone
);
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
	CONSTRAINT "refunds_reference_unique" UNIQUE("reference")
);
ALTER TABLE "e_invoices" ADD CONSTRAINT "e_invoices_document_id_order_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."order_documents"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "e_invoices" ADD CONSTRAINT "e_invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_payment_requests_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_requests"("order_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_payment_requests_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_requests"("order_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "e_invoices_state_index" ON "e_invoices" USING btree ("state");
CREATE INDEX "order_documents_order_id_index" ON "order_documents" USING btree ("order_id");
CREATE INDEX "order_history_order_id_index" ON "order_history" USING btree ("order_id");
CREATE INDEX "orders_owner_key_placed_at_index" ON "orders" USING btree ("owner_key","placed_at");
CREATE INDEX "orders_state_expires_at_index" ON "orders" USING btree ("state","expires_at");
CREATE INDEX "orders_placed_at_index" ON "orders" USING btree ("placed_at");
CREATE INDEX "orders_email_hash_index" ON "orders" USING btree ("email_hash");
CREATE INDEX "vouchers_order_id_index" ON "vouchers" USING btree ("order_id");
CREATE INDEX "payment_messages_order_id_index" ON "payment_messages" USING btree ("order_id");
CREATE INDEX "payment_messages_received_at_index" ON "payment_messages" USING btree ("received_at");
CREATE INDEX "payment_requests_next_requery_at_index" ON "payment_requests" USING btree ("next_requery_at");
CREATE INDEX "payment_requests_created_at_index" ON "payment_requests" USING btree ("created_at");
CREATE INDEX "payments_order_id_index" ON "payments" USING btree ("order_id");
CREATE INDEX "payments_state_paid_at_index" ON "payments" USING btree ("state","paid_at");
CREATE INDEX "refunds_state_created_at_index" ON "refunds" USING btree ("state","created_at");
CREATE INDEX "refunds_order_id_index" ON "refunds" USING btree ("order_id");
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('8818f5994784047c81533b51c36c041b5be30ad44caeb6d20bee83d53560cda6', 1795269932346);

-- 0013_payments-orders-guards
-- What must hold for money, whatever the code does.
ALTER TABLE "orders" ADD CONSTRAINT "orders_id_shape" CHECK ("id" ~ '^M[0-9A-Z]{9}$');
ALTER TABLE "orders" ADD CONSTRAINT "orders_total_adds_up"
  CHECK ("total_sen" = "subtotal_sen" - "discount_sen" + "service_tax_sen" AND "discount_sen" >= 0 AND "service_tax_sen" >= 0 AND "total_sen" > 0);
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_add_up"
  CHECK ("quantity" > 0 AND "total_sen" = "quantity" * "unit_price_sen" AND "payable_sen" = "total_sen" - "discount_sen" + "service_tax_sen");
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_amount_positive" CHECK ("amount_sen" > 0);
-- One open try per order: its first answer finds it.
CREATE UNIQUE INDEX "payments_one_open_try" ON "payments" ("order_id") WHERE "transaction_id" IS NULL AND "state" = 'created';
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount_positive" CHECK ("amount_sen" > 0);
-- Four eyes: nobody approves what they proposed.
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_second_person" CHECK ("approved_by" IS NULL OR "proposed_by" IS NULL OR "approved_by" <> "proposed_by");
-- A paid order has one receipt.
CREATE UNIQUE INDEX "order_documents_one_receipt" ON "order_documents" ("order_id") WHERE "kind" = 'receipt';
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_redeemed_by_somebody" CHECK (("state" = 'redeemed') = ("redeemed_at" IS NOT NULL));
-- An order is settled by one payment, for good.
CREATE FUNCTION "settled_once"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.settled_payment_id IS NOT NULL AND NEW.settled_payment_id IS DISTINCT FROM OLD.settled_payment_id THEN
    RAISE EXCEPTION 'an order is settled once' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER "payment_requests_settled_once" BEFORE UPDATE ON "payment_requests"
  FOR EACH ROW EXECUTE FUNCTION "settled_once"();
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('7c42e0f76de96d9ec9770b50b0cd4ed3d9b85bc634a0daba8c4f4a26a52054a7', 1795269934418);

-- 0014_profile-sync-persons
CREATE TABLE "profile_sync_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"uid" text NOT NULL,
	"action" text NOT NULL,
	"fields" jsonb NOT NULL,
	"id_mask" text NOT NULL
);
CREATE TABLE "profile_syncs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"action" text NOT NULL,
	"payload" text NOT NULL,
	"id_mask" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
ALTER TABLE "appointments" ADD COLUMN "person_id" uuid;
CREATE INDEX "profile_syncs_status_next_attempt_at_index" ON "profile_syncs" USING btree ("status","next_attempt_at");
CREATE INDEX "profile_syncs_account_id_index" ON "profile_syncs" USING btree ("account_id");
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE set null ON UPDATE no action;
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('b1352333bd73b21488ae95bb391bb1f8abac7821287ef5a2b2ba500cfc08b0d9', 1795270244047);

-- 0015_form-drafts
CREATE TABLE "form_drafts" (
	"account_id" uuid NOT NULL,
	"path" text NOT NULL,
	"fields" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_drafts_account_id_path_pk" PRIMARY KEY("account_id","path")
);
ALTER TABLE "form_drafts" ADD CONSTRAINT "form_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('fdc6c0fb1daeb95103bcede77b46deb494b82e834fbbea65d6c5ee7c468810ec', 1795271534631);

-- 0016_content-titles
CREATE INDEX "content_published_titles" ON "content_published" USING btree ("kind","language",lower("title"),"entry_id");
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('792a8508d912aafaa03d28752b88eb285b4af406a6e36acaed3c867055835ffa', 1795273851913);

-- 0017_content-newest
DROP INDEX "content_published_kind_language_published_at_entry_id_index";
-- Lists stand in this order (its old index put the nulls at the other end, so that every list was sorted anew); a page far back is found without its rows.
create index content_published_newest on content_published (kind, published_at desc, entry_id) include (visible_until, type, is_whole) where language = 'en';
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('57ab758e6afaa8e0b6cb04452e6cdfc5b06331184800c4bbba13f55986444d9f', 1795278698306);

-- 0018_payments-reversal
ALTER TABLE "refunds" ADD COLUMN "method" text DEFAULT 'refund' NOT NULL;
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('c6bb98642423a33567fc60dc5a65e2461910fe436dd1d0bfa76b2c4a699f6691', 1795279782308);

-- 0019_memberships
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
CREATE TABLE "memberships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"account_id" uuid NOT NULL,
	"person_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "memberships_number_unique" UNIQUE("number"),
	CONSTRAINT "memberships_personId_unique" UNIQUE("person_id")
);
ALTER TABLE "order_lines" ALTER COLUMN "package_id" DROP NOT NULL;
ALTER TABLE "order_lines" ALTER COLUMN "hospital_id" DROP NOT NULL;
ALTER TABLE "order_lines" ADD COLUMN "kind" text DEFAULT 'package' NOT NULL;
ALTER TABLE "order_lines" ADD COLUMN "normal_price_sen" integer;
ALTER TABLE "membership_terms" ADD CONSTRAINT "membership_terms_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "membership_terms_order_id_index" ON "membership_terms" USING btree ("order_id");
CREATE INDEX "membership_terms_ends_on_index" ON "membership_terms" USING btree ("ends_on");
CREATE UNIQUE INDEX "membership_terms_one_unpaid" ON "membership_terms" USING btree ("membership_id") WHERE state = 'unpaid';
CREATE UNIQUE INDEX "membership_terms_one_endless" ON "membership_terms" USING btree ("membership_id","tier") WHERE state = 'running' and ends_on is null;
CREATE INDEX "memberships_account_id_index" ON "memberships" USING btree ("account_id");
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('6064b25adc9c41747aa1f9d24a5af78728bab8d7e60423a52afe1d851f0f2c87', 1795280394978);

-- 0020_memberships-guards
-- What must hold for memberships, whatever the code does.
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_number_shape" CHECK ("number" ~ '^[0-9]{12}$');
-- No paid tier is ever free: what lasts some months is paid by an order. What runs has its first day, and what waits has none.
ALTER TABLE "membership_terms" ADD CONSTRAINT "membership_terms_paid_by_an_order" CHECK (("months" IS NULL) = ("order_id" IS NULL));
ALTER TABLE "membership_terms" ADD CONSTRAINT "membership_terms_days" CHECK (
  ("state" IN ('unpaid', 'dropped')) = ("starts_on" IS NULL)
  AND ("state" IN ('unpaid', 'dropped') OR ("months" IS NULL) = ("ends_on" IS NULL))
  AND ("ends_on" IS NULL OR "ends_on" >= "starts_on"));
-- A renewal follows what is paid already: no day is paid twice.
ALTER TABLE "membership_terms" ADD CONSTRAINT "membership_terms_no_day_twice"
  EXCLUDE USING gist ("membership_id" WITH =, daterange("starts_on", "ends_on", '[]') WITH &&) WHERE ("state" = 'running' AND "ends_on" IS NOT NULL);
-- A package is done in a hospital; a membership is nobody's package.
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_kind" CHECK (("kind" = 'package') = ("package_id" IS NOT NULL) AND ("kind" = 'package') = ("hospital_id" IS NOT NULL));
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_member_price" CHECK ("normal_price_sen" IS NULL OR "normal_price_sen" > "unit_price_sen");
-- A group that is there already begins with the programme as its pages told it until now.
INSERT INTO "settings" ("key", "value") SELECT 'careProgramme', '{"termsVersion":"2026-11-01","renewFromDays":60,"remindDays":30,"tiers":[{"key":"cares","name":"Cares","packagePercent":5,"roomPercent":5,"summary":{"en":"The free card for everybody who comes to us more than once.","ms":"Kad percuma untuk semua yang datang lebih daripada sekali.","zh":"为不止来一次的您准备的免费卡。"}},{"key":"platinum_plus","name":"Platinum Plus","packagePercent":10,"roomPercent":12,"summary":{"en":"For people who come often, with somebody who knows their case.","ms":"Untuk yang kerap datang, dengan orang yang mengenali kes anda.","zh":"适合常来就诊者，并有专人了解您的情况。"}}],"benefits":[{"name":{"en":"One card in every hospital","ms":"Satu kad di setiap hospital","zh":"一卡通用各家医院"},"byTier":{"cares":{"en":"Yes","ms":"Ya","zh":"有"},"platinum_plus":{"en":"Yes","ms":"Ya","zh":"有"}}},{"name":{"en":"Nurse on the telephone","ms":"Jururawat di telefon","zh":"护士电话咨询"},"byTier":{"cares":{"en":"8 am to 8 pm","ms":"8 pagi hingga 8 malam","zh":"上午8时至晚上8时"},"platinum_plus":{"en":"Day and night","ms":"Siang dan malam","zh":"日夜服务"}}},{"name":{"en":"Health check each year","ms":"Pemeriksaan setiap tahun","zh":"每年健康检查"},"byTier":{"cares":{"en":"Blood pressure and sugar","ms":"Tekanan darah dan gula","zh":"血压与血糖"},"platinum_plus":{"en":"A screening worth RM180 for every adult","ms":"Saringan bernilai RM180 bagi setiap orang dewasa","zh":"每位成人一次价值RM180的检查"}}},{"name":{"en":"Care coordinator","ms":"Penyelaras penjagaan","zh":"护理协调员"},"byTier":{"platinum_plus":{"en":"A person with a name and a direct number, who puts visits on one day","ms":"Seorang yang anda kenali dengan nombor terus, yang mengatur lawatan dalam sehari","zh":"有姓名与直线电话的专人，把行程安排在同一天"}}},{"name":{"en":"Own counter for admission and discharge","ms":"Kaunter khas untuk masuk dan keluar wad","zh":"住院与出院专用柜台"},"byTier":{"platinum_plus":{"en":"Yes","ms":"Ya","zh":"有"}}},{"name":{"en":"Ride home after day surgery, within 30 km","ms":"Pengangkutan pulang selepas pembedahan harian, dalam 30 km","zh":"日间手术后30公里内送返家中"},"byTier":{"platinum_plus":{"en":"Twice a year","ms":"Dua kali setahun","zh":"每年两次"}}}],"plans":[{"key":"cares","tier":"cares","name":{"en":"Cares","ms":"Cares","zh":"Cares"},"priceSen":0,"months":null,"adults":12,"children":12},{"key":"platinum_one","tier":"platinum_plus","name":{"en":"Platinum Plus for one person","ms":"Platinum Plus untuk seorang","zh":"Platinum Plus个人"},"priceSen":24000,"months":12,"adults":1,"children":0},{"key":"platinum_family","tier":"platinum_plus","name":{"en":"Platinum Plus for a family","ms":"Platinum Plus untuk sekeluarga","zh":"Platinum Plus家庭"},"priceSen":42000,"months":12,"adults":2,"children":4}]}'::jsonb
  WHERE EXISTS (SELECT FROM "settings" WHERE "key" = 'brand') ON CONFLICT DO NOTHING;
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('703acecb65c6f2edee2bcc00176d36948b1062ed9ade76f91775eee6fa281b0e', 1795280396389);

-- 0021_forms
CREATE TABLE "form_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"position" smallint NOT NULL
);
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
CREATE TABLE "stored_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"state" text DEFAULT 'fresh' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
ALTER TABLE "form_files" ADD CONSTRAINT "form_files_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "form_files" ADD CONSTRAINT "form_files_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "form_history" ADD CONSTRAINT "form_history_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "form_files_submission_id_index" ON "form_files" USING btree ("submission_id");
CREATE INDEX "form_history_submission_id_id_index" ON "form_history" USING btree ("submission_id","id");
CREATE INDEX "form_submissions_kind_sent_at_index" ON "form_submissions" USING btree ("kind","sent_at");
CREATE INDEX "form_submissions_kind_state_sent_at_index" ON "form_submissions" USING btree ("kind","state","sent_at");
CREATE INDEX "form_submissions_hospital_id_sent_at_index" ON "form_submissions" USING btree ("hospital_id","sent_at");
CREATE INDEX "form_submissions_sent_at_index" ON "form_submissions" USING btree ("sent_at");
CREATE INDEX "form_submissions_email_hash_index" ON "form_submissions" USING btree ("email_hash");
CREATE INDEX "form_submissions_owner_key_index" ON "form_submissions" USING btree ("owner_key");
CREATE INDEX "form_submissions_delete_after_index" ON "form_submissions" USING btree ("delete_after");
CREATE INDEX "stored_files_state_created_at_index" ON "stored_files" USING btree ("state","created_at");
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('287f65d15900b42014f7b14d049a74e55301bc738dea90f0a5bae367e6248f9c', 1795280708733);

-- 0022_exchange-rates
CREATE TABLE "exchange_rates" (
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"per_100_myr" double precision NOT NULL,
	"set_by" uuid,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exchange_rates_currency_day_pk" PRIMARY KEY("currency","day")
);
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('20a1642fb46af4e7a4fe30949f4c695a100bc3a8cf9e6648ccf680cf667353c6', 1795281319652);

-- 0023_event-seats
CREATE TABLE "event_seats" (
	"entry_id" integer NOT NULL,
	"seat" integer NOT NULL,
	"submission_id" uuid NOT NULL,
	CONSTRAINT "event_seats_entry_id_seat_pk" PRIMARY KEY("entry_id","seat")
);
ALTER TABLE "event_seats" ADD CONSTRAINT "event_seats_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_seats" ADD CONSTRAINT "event_seats_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "event_seats_submission_id_index" ON "event_seats" USING btree ("submission_id");
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('76c3dc200ee60e27b53df1cfe5ab66aaa9bd78246813ba3fa4223ec26904f94d', 1795283462570);

-- 0024_reminders
CREATE TABLE "appointment_reminders" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"outcome" text
);
ALTER TABLE "appointment_reminders" ADD CONSTRAINT "appointment_reminders_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "appointment_reminders_once" ON "appointment_reminders" USING btree ("appointment_id","kind","starts_at");
CREATE INDEX "appointment_reminders_settled_at_due_at_index" ON "appointment_reminders" USING btree ("settled_at","due_at");
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('3d9c2a872a80a877ce40159e986e390177f60b442aa6b8dace5afd11d9edca85', 1795291470254);

-- 0025_reminders-of-what-is-booked
-- What was booked before there were reminders gets those that still lie ahead.
INSERT INTO "appointment_reminders" ("appointment_id", "kind", "starts_at", "due_at")
SELECT a.id, k.kind, a.starts_at, a.starts_at - k.before
FROM appointments a CROSS JOIN (VALUES ('day_before', interval '24 hours'), ('hours_before', interval '2 hours')) AS k (kind, before)
WHERE a.status IN ('confirmed', 'rescheduled') AND a.starts_at - k.before > now();
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('069ea2e140f75f8b95cdac49f3cdab37805d6a44aa6031f3850feb4b314a3b46', 1795291474042);

-- 0026_email-changes
CREATE TABLE "email_changes" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"new_email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_tokenHash_unique" UNIQUE("token_hash")
);
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('49c1447ee17955a97b52aa5dbdbe7c7ac15ecc159b9f7bdd5736ea1cae591137', 1795292273570);

-- 0027_waiting-list
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
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "waiting_list_offers" ADD CONSTRAINT "waiting_list_offers_entry_id_waiting_list_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."waiting_list_entries"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "waiting_list_entries_doctor_id_status_day_index" ON "waiting_list_entries" USING btree ("doctor_id","status","day");
CREATE INDEX "waiting_list_entries_holder_hash_index" ON "waiting_list_entries" USING btree ("holder_hash");
CREATE INDEX "waiting_list_offers_entry_id_index" ON "waiting_list_offers" USING btree ("entry_id");
CREATE INDEX "waiting_list_offers_state_expires_at_index" ON "waiting_list_offers" USING btree ("state","expires_at");
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('b33992192ed2838e9059063cfaab89f1348ccaac4889a9b49eeb83d7fdb00f18', 1795293123782);

-- 0028_waiting-list-guards
-- The same phone waits once for the same person and day, however often it is asked, also at the same moment.
CREATE UNIQUE INDEX "waiting_list_one_live_entry" ON "waiting_list_entries" ("doctor_id", "hospital_id", "day", "phone_hash", coalesce("person_id"::text, ''))
  WHERE "status" IN ('waiting', 'offered');
-- One offer at a time for each entry.
CREATE UNIQUE INDEX "waiting_list_one_open_offer" ON "waiting_list_offers" ("entry_id") WHERE "state" = 'open';
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_status" CHECK ("status" IN ('waiting', 'offered', 'booked', 'left', 'closed'));
ALTER TABLE "waiting_list_offers" ADD CONSTRAINT "waiting_list_offers_state" CHECK ("state" IN ('open', 'accepted', 'declined', 'expired', 'withdrawn'));
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('8746ecf1a7a96324a522393a2bd19bbbe9abc46af0204a3be98bd3fbfbd9dd3f', 1795293128801);

-- 0029_medical-cards
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
ALTER TABLE "medical_cards" ADD CONSTRAINT "medical_cards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "medical_cards" ADD CONSTRAINT "medical_cards_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "medical_cards" ADD CONSTRAINT "medical_cards_front_file_id_stored_files_id_fk" FOREIGN KEY ("front_file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "medical_cards" ADD CONSTRAINT "medical_cards_back_file_id_stored_files_id_fk" FOREIGN KEY ("back_file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "medical_cards_account_id_index" ON "medical_cards" USING btree ("account_id");
CREATE UNIQUE INDEX "medical_cards_once" ON "medical_cards" USING btree ("person_id","number_hash");
CREATE INDEX "medical_cards_front_file_id_index" ON "medical_cards" USING btree ("front_file_id");
CREATE INDEX "medical_cards_back_file_id_index" ON "medical_cards" USING btree ("back_file_id");
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('2d6862edd427e697e5703c7f8d0971fa2803d16642536c11ca11e8a8c5dc18fc', 1795294068213);

-- 0030_third-party-scripts
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
	"updated_at" timestamp with time zone NOT NULL
);
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('7baec4dc759a4a1341460a076b0669defe1ccce95e4398c9e01b665c3b458ff0', 1795294460370);

-- 0031_library-parts-by-language
-- The parts of a library entry were shared by all languages and written in English: from now on each language has its own. Versions taken before stay as they were taken.
UPDATE "content_texts" t SET "own" = t."own" || (e."fields" - 'departments')
FROM "content_entries" e WHERE e."id" = t."entry_id" AND e."kind" LIKE 'library-%' AND t."language" = 'en';
UPDATE "content_published" SET "own" = "own" || ("fields" - 'departments') WHERE "kind" LIKE 'library-%' AND "language" = 'en';
UPDATE "content_published" SET "fields" = jsonb_build_object('departments', coalesce("fields" -> 'departments', '[]')) WHERE "kind" LIKE 'library-%';
UPDATE "content_entries" SET "fields" = jsonb_build_object('departments', coalesce("fields" -> 'departments', '[]')) WHERE "kind" LIKE 'library-%';
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('46fd70afc2660a4da9bfbe8c5129cfd7133eaaa0bd1e55217d50d8a68e137dd4', 1795294595985);

-- 0032_teleconsult
CREATE TABLE "call_presence" (
	"appointment_id" uuid NOT NULL,
	"side" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "call_presence_appointment_id_side_pk" PRIMARY KEY("appointment_id","side")
);
CREATE TABLE "call_signals" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"side" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
ALTER TABLE "call_presence" ADD CONSTRAINT "call_presence_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "call_signals" ADD CONSTRAINT "call_signals_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "call_signals_appointment_id_id_index" ON "call_signals" USING btree ("appointment_id","id");
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('3cc4f4a00857c620fdffb19a11175cfeda228092bec09661363bdc00fe42c65c', 1795294809800);

-- 0033_search
CREATE TABLE "search_phrases" (
	"phrase" text PRIMARY KEY NOT NULL,
	"speciality_slug" text,
	"is_urgent" boolean DEFAULT false NOT NULL
);
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
CREATE TABLE "search_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"rules" integer NOT NULL,
	"built_at" timestamp with time zone NOT NULL
);
CREATE TABLE "search_vocabulary" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_vocabulary_language_word_pk" PRIMARY KEY("language","word")
);
CREATE INDEX "search_documents_words_en" ON "search_documents" USING gin ("words") WHERE language = 'en';
CREATE INDEX "search_documents_head_en" ON "search_documents" USING gin ("head") WHERE language = 'en';
CREATE INDEX "search_documents_words_ms" ON "search_documents" USING gin ("words") WHERE language = 'ms';
CREATE INDEX "search_documents_head_ms" ON "search_documents" USING gin ("head") WHERE language = 'ms';
CREATE INDEX "search_documents_words_zh" ON "search_documents" USING gin ("words") WHERE language = 'zh';
CREATE INDEX "search_documents_head_zh" ON "search_documents" USING gin ("head") WHERE language = 'zh';
CREATE INDEX "search_vocabulary_near" ON "search_vocabulary" USING gist ("word" gist_trgm_ops);
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('752161f5ccf5c09ca081595604532c74e4b3eab28ba1390047517683b79665aa', 1795295490670);

-- 0034_search-phrases
-- What is found at once stays small in its row; texts and the long list of words lie beside the table.
ALTER TABLE "search_documents" ALTER COLUMN "head" SET STORAGE MAIN;
ALTER TABLE "search_documents" SET (toast_tuple_target = 256);
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_path" CHECK ("path" LIKE '/%');
-- Words after which nobody should have to look for a number. They hold for every hospital group.
INSERT INTO "search_phrases" ("phrase", "is_urgent") SELECT unnest(ARRAY[
  'chest pain', 'pain in the chest', 'heart attack', 'cardiac arrest', 'stroke', 'cannot breathe', 'can''t breathe', 'not breathing', 'difficulty breathing', 'trouble breathing', 'short of breath', 'unconscious', 'fainted', 'collapsed', 'choking',
  'severe bleeding', 'heavy bleeding', 'bleeding heavily', 'vomiting blood', 'seizure', 'poisoning', 'swallowed poison', 'overdose', 'suicide', 'suicidal', 'kill myself', 'severe burn', 'snake bite', 'head injury', 'anaphylaxis', 'drowning', 'electric shock',
  'sakit dada', 'serangan jantung', 'strok', 'angin ahmar', 'sesak nafas', 'susah bernafas', 'sukar bernafas', 'tidak bernafas', 'tak boleh bernafas', 'pengsan', 'tidak sedarkan diri', 'tercekik', 'pendarahan teruk', 'muntah darah', 'sawan',
  'keracunan', 'tertelan racun', 'terlebih ubat', 'bunuh diri', 'patukan ular', 'dipatuk ular', 'kecederaan kepala', 'lemas', 'renjatan elektrik', 'kecemasan',
  '胸痛', '胸口痛', '胸闷', '心脏病发', '心脏骤停', '中风', '呼吸困难', '不能呼吸', '无法呼吸', '喘不过气', '昏迷', '昏倒', '晕倒', '窒息', '大量出血', '大出血', '吐血', '抽搐', '癫痫发作', '中毒', '服药过量', '自杀', '被蛇咬', '头部受伤', '溺水', '触电', '急救', 'emergency'
]) AS phrase, true ON CONFLICT DO NOTHING;
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('6bcae2cc48b173da9ab8aa9907a348ce3182fb4912d93cc43f0553f17a0a75e4', 1795295493741);

-- 0035_appointment-engine
ALTER TABLE "appointments" ADD COLUMN "client_reference" text;
CREATE UNIQUE INDEX "appointments_once_for_partner" ON "appointments" USING btree ("holder_hash","client_reference");
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('c1bc747a414392a6761a7e11053726bc8efd0fda8ca4cb26d6b24dcc522778d7', 1795296105014);

-- 0036_waiting-desk
ALTER TABLE "waiting_list_entries" ADD COLUMN "removed_reason" text;
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('3f6e4b40d7dfea0edb9c303d58253a6e5253079dd710e82138b273f206baa300', 1795303583979);

-- 0037_service-bookings
CREATE TABLE "service_bookings" (
	"appointment_id" uuid PRIMARY KEY NOT NULL,
	"service_reference" text,
	"unanswered" text,
	"is_told" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
ALTER TABLE "service_bookings" ADD CONSTRAINT "service_bookings_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "service_bookings_unanswered_asked_at_index" ON "service_bookings" USING btree ("unanswered","asked_at");
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('ec423da7042cf930c737360997fe1167d5b8d33f47edf5d11bbb40373623c99b', 1795305639472);

-- 0100_reference-data
CREATE TABLE "reference_data" (
	"set_name" text NOT NULL,
	"row_key" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reference_data_set_name_row_key_pk" PRIMARY KEY("set_name","row_key")
);
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('0984153ecd470ae337aeeef032f835ebc0f477d08ccdce0e2959e89e450c5494', 1795310100000);

-- 0101_first-administrator
-- The first administrator is invited by whoever runs the server, who is no account.
ALTER TABLE "staff_invitations" ALTER COLUMN "invited_by" DROP NOT NULL;
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('5a00635c48bc1e8b60bffbeee0eaca2f44e660aa0f69647d8238c0665970b4fa', 1795310101000);

-- 0110_recurring-job-runs
CREATE TABLE "recurring_job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"leased_until" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"duration_ms" integer,
	"last_success_at" timestamp with time zone
);
ALTER TABLE "recurring_job_runs" ADD CONSTRAINT "recurring_job_runs_outcome" CHECK ("outcome" IN ('succeeded', 'failed'));
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('db13e66c55b913252319a8e768d9ea3423baff8a3797cc9916fca5371ef1f659', 1795310110000);

-- 0120_payments-asked
-- The gateway is asked at most once in five minutes about an order or a refund.
ALTER TABLE "payment_requests" ADD COLUMN "asked_at" timestamp with time zone;
ALTER TABLE "refunds" ADD COLUMN "next_asking_at" timestamp with time zone;
CREATE INDEX "refunds_due_index" ON "refunds" USING btree ("next_asking_at") WHERE "state" in ('approved', 'sent');
-- Reconciliation and sales read by the day of payment.
CREATE INDEX "payments_paid_at_index" ON "payments" USING btree ("paid_at");
CREATE INDEX "orders_paid_at_index" ON "orders" USING btree ("paid_at");
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('392a7dc555494a45a6cb8c1c92af2377ede3b12d83188b9da86a13c32a81426e', 1795310120000);

-- 0121_audit-seals
-- Entries of the audit log are added without waiting for each other. A job seals them into the chain, one batch after the other.
DROP TRIGGER "audit_log_chained" ON "audit_log";
DROP FUNCTION "chain_audit_log"();
CREATE TABLE "audit_seals" (
	"position" bigint PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_seals_entryId_unique" UNIQUE("entry_id")
);
INSERT INTO "audit_seals" ("position", "entry_id", "hash", "sealed_at")
  SELECT row_number() OVER (ORDER BY "id"), "id", "hash", "at" FROM "audit_log" WHERE "hash" IS NOT NULL;
ALTER TABLE "audit_log" DROP COLUMN "previous_hash", DROP COLUMN "hash";
CREATE TRIGGER "audit_seals_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_seals"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
-- The hash of an entry and of the seal before it: the one expression for sealing and for checking.
CREATE FUNCTION "audit_entry_hash"("previous" text, "entry" "audit_log") RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(concat_ws('|', coalesce(previous, ''), entry.id, extract(epoch from entry.at),
    entry.actor_kind, entry.account_id, entry.action, entry.subject_kind, entry.subject_id, entry.patient_id, entry.hospital_id,
    entry.detail), 'UTF8')), 'hex')
$$;
-- Seals at most so many entries and answers how many. One sealer at a time: a second one answers 0.
CREATE FUNCTION "seal_audit_log"("most" integer, "sealing_at" timestamp with time zone) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  last_position bigint;
  last_hash text;
  horizon bigint;
  entry audit_log;
  sealed integer := 0;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('seal_audit_log')) THEN RETURN 0; END IF;
  SELECT s.position, s.hash INTO last_position, last_hash FROM audit_seals s ORDER BY s.position DESC LIMIT 1;
  -- A transaction that is kept late brings entries with lower ids than those sealed already: they are looked for this far back.
  SELECT coalesce(max(s.entry_id), 0) - 100000 INTO horizon FROM audit_seals s;
  FOR entry IN
    SELECT e.* FROM audit_log e
    WHERE e.id > horizon AND NOT EXISTS (SELECT FROM audit_seals s WHERE s.entry_id = e.id)
    ORDER BY e.id LIMIT most
  LOOP
    last_position := coalesce(last_position, 0) + 1;
    last_hash := audit_entry_hash(last_hash, entry);
    INSERT INTO audit_seals VALUES (last_position, entry.id, last_hash, sealing_at);
    sealed := sealed + 1;
  END LOOP;
  RETURN sealed;
END
$$;
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('20e4c8aab66cf4af802ebc254f1016efff596666e662a95a74ef16975f05905d', 1795310121000);

-- 0122_foreign-key-indexes
-- Every foreign key has an index: deleting or changing what is referred to must not read whole tables.
CREATE INDEX "appointments_hospital_id_index" ON "appointments" USING btree ("hospital_id");
CREATE INDEX "appointments_person_id_index" ON "appointments" USING btree ("person_id");
CREATE INDEX "cart_lines_hospital_id_index" ON "cart_lines" USING btree ("hospital_id");
CREATE INDEX "cart_lines_package_id_index" ON "cart_lines" USING btree ("package_id");
CREATE INDEX "content_entries_image_id_index" ON "content_entries" USING btree ("image_id");
CREATE INDEX "content_published_image_id_index" ON "content_published" USING btree ("image_id");
CREATE INDEX "e_invoices_order_id_index" ON "e_invoices" USING btree ("order_id");
CREATE INDEX "membership_terms_membership_id_index" ON "membership_terms" USING btree ("membership_id");
CREATE INDEX "order_lines_hospital_id_index" ON "order_lines" USING btree ("hospital_id");
CREATE INDEX "package_capacity_hospital_id_index" ON "package_capacity" USING btree ("hospital_id");
CREATE INDEX "pending_sign_ins_account_id_index" ON "pending_sign_ins" USING btree ("account_id");
CREATE INDEX "promotion_claims_promotion_id_index" ON "promotion_claims" USING btree ("promotion_id");
CREATE INDEX "refunds_payment_id_index" ON "refunds" USING btree ("payment_id");
CREATE INDEX "staff_duties_hospital_id_index" ON "staff_duties" USING btree ("hospital_id");
CREATE INDEX "staff_invitations_invited_by_index" ON "staff_invitations" USING btree ("invited_by");
CREATE INDEX "vouchers_line_id_index" ON "vouchers" USING btree ("line_id");
CREATE INDEX "waiting_list_entries_hospital_id_index" ON "waiting_list_entries" USING btree ("hospital_id");
CREATE INDEX "waiting_list_entries_person_id_index" ON "waiting_list_entries" USING btree ("person_id");
CREATE INDEX "weekly_sessions_hospital_id_index" ON "weekly_sessions" USING btree ("hospital_id");
-- The front desk finds an appointment by the beginning of its reference.
CREATE INDEX "appointments_reference_prefix" ON "appointments" USING btree ("reference" text_pattern_ops);
-- The package desk finds an order by the beginning of its id.
CREATE INDEX "orders_id_prefix" ON "orders" USING btree ("id" text_pattern_ops);
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('507bb7e717bd8fd6c17e6399e0b0052490b5fbfd4e083053103f6cde2a3a2ddd', 1795310122000);

-- 0140_outbox-order
ALTER TABLE "outbox" ADD COLUMN "order_key" text;
CREATE INDEX "outbox_order_key_id_index" ON "outbox" USING btree ("order_key","id") WHERE "outbox"."order_key" is not null and "outbox"."status" = 'queued';
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('ab42af030d4110224327c6310f13a27ef67b62da1bbcdb31ed39d492b3cb6887', 1795310140000);

-- 0150_script-proposals
ALTER TABLE "third_party_scripts" ADD COLUMN "proposal" jsonb;
ALTER TABLE "third_party_scripts" ADD COLUMN "proposed_by" uuid;
-- Nobody but the person who saved them has looked at these: they run again once two administrators have.
UPDATE "third_party_scripts" SET "is_active" = false WHERE "is_active";
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('c75ce8dafa983e86e20cca645401eeb07bc5a9e2acfc728c0ca371d88dda609a', 1795310150000);

-- 0160_account-guards
ALTER TABLE "accounts" ADD COLUMN "totp_secret_at" timestamp with time zone;
ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp with time zone;
CREATE TABLE "known_devices" (
	"token_hash" text NOT NULL,
	"account_id" uuid NOT NULL REFERENCES "accounts"("id") ON DELETE cascade,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_token_hash_account_id_pk" PRIMARY KEY("token_hash","account_id")
);
CREATE INDEX "known_devices_account_id_index" ON "known_devices" ("account_id");
CREATE TABLE "spent_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
CREATE TABLE "one_time_codes" (
	"purpose" text NOT NULL,
	"subject_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_codes_purpose_subject_hash_pk" PRIMARY KEY("purpose","subject_hash")
);
DELETE FROM "passkeys" USING "accounts" WHERE "accounts"."id" = "passkeys"."account_id" AND "accounts"."email_verified_at" IS NULL;
DELETE FROM "recovery_codes" USING "accounts" WHERE "accounts"."id" = "recovery_codes"."account_id" AND "accounts"."email_verified_at" IS NULL;
DELETE FROM "email_changes" USING "accounts" WHERE "accounts"."id" = "email_changes"."account_id" AND "accounts"."email_verified_at" IS NULL;
UPDATE "accounts" SET "phone_verified_at" = NULL, "totp_secret" = NULL, "second_factor_at" = NULL, "totp_last_step" = NULL WHERE "email_verified_at" IS NULL;
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('2ef94387f07d3dd9f2f247208ea803e3dd79b018f3fb9a95bca44a2e2c3e3732', 1795310160000);

-- 0170_sealed-messages
ALTER TABLE "outbox" ADD COLUMN "payload" text;
ALTER TABLE "outbox" ADD COLUMN "recipient_hash" text NOT NULL DEFAULT '';
ALTER TABLE "outbox" ALTER COLUMN "recipient_hash" DROP DEFAULT;
-- What was not sent yet is written in the new shape; npm run keys:reseal seals it. What was sent or discarded is deleted.
UPDATE "outbox" SET "payload" = 'clear:' || jsonb_build_object('recipient', "recipient", 'subject', "subject", 'text', "text", 'html', "html", 'attachments', "attachments")::text
WHERE "status" IN ('queued', 'parked');
DROP INDEX IF EXISTS "outbox_recipient_id_index";
ALTER TABLE "outbox" DROP COLUMN "recipient", DROP COLUMN "subject", DROP COLUMN "text", DROP COLUMN "html", DROP COLUMN "attachments";
CREATE INDEX "outbox_recipient_hash_id_index" ON "outbox" USING btree ("recipient_hash","id");
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('ed55c283b719ebb7fbdce004e608c8575b2344ea1c911d685b232c5b79b54936', 1795310170000);

-- 0171_sealed-reasons-and-birth-dates
-- Values that stood in clear get a mark until npm run keys:reseal has sealed them.
ALTER TABLE "persons" ALTER COLUMN "date_of_birth" SET DATA TYPE text USING 'clear:' || "date_of_birth"::text;
ALTER TABLE "persons" DROP COLUMN "id_mask";
ALTER TABLE "profile_syncs" DROP COLUMN "id_mask";
UPDATE "appointments" SET "cancel_reason" = 'clear:' || "cancel_reason" WHERE "cancel_reason" IS NOT NULL;
UPDATE "appointment_history" SET "note" = 'clear:' || "note" WHERE "note" IS NOT NULL;
UPDATE "waiting_list_entries" SET "removed_reason" = 'clear:' || "removed_reason" WHERE "removed_reason" IS NOT NULL;
UPDATE "refunds" SET "note" = 'clear:' || "note" WHERE "note" <> '';
ALTER TABLE "stored_files" ADD COLUMN "sealed_by" text;
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('6a1f3469276577849406bdaaa40fd72104f4c2b9955eaa6b187753a12130a388', 1795310171000);

-- 0172_consents
CREATE TABLE "consents" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"version" text NOT NULL,
	"event" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
CREATE INDEX "consents_account_id_id_index" ON "consents" USING btree ("account_id","id");
INSERT INTO "consents" ("account_id", "version", "event", "at")
SELECT "id", "consent_version", 'given', coalesce("consent_at", "created_at") FROM "accounts" WHERE "consent_version" IS NOT NULL;
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('058dba827c625c1f65e66eab7fb206f31aa2bf3181b13145cc93030b99317504', 1795310172000);

-- 0173_file-scans
ALTER TABLE "stored_files" ADD COLUMN "scan" text DEFAULT 'not_scanned' NOT NULL;
ALTER TABLE "stored_files" ADD COLUMN "risk" text;
CREATE INDEX "stored_files_scan_index" ON "stored_files" USING btree ("scan") WHERE "scan" = 'checking';
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('e8c7b6c3d8a3eebd3fb3f319cae103f075442ff7f18120b2d3e1adc37cf9c89e', 1795310173000);

-- 0190_urgent-concepts
-- Danger is recognised by concepts that the product brings; a phrase that staff add names its concept.
ALTER TABLE "search_phrases" ADD COLUMN "urgent_concept" text;
DELETE FROM "search_phrases" WHERE "is_urgent" AND "speciality_slug" IS NULL;
ALTER TABLE "search_phrases" DROP COLUMN "is_urgent";
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('acf2a9b1ce13bd7c43c3fc00fdd6d26671ff175d64fe75c60294420be33408c0', 1795310190000);

-- 0200_code-limits-and-message-ends
ALTER TABLE "phone_codes" ADD COLUMN "country" text DEFAULT 'MY' NOT NULL;
ALTER TABLE "phone_codes" ADD COLUMN "is_sent" boolean DEFAULT true NOT NULL;
CREATE INDEX "phone_codes_purpose_created_at_index" ON "phone_codes" USING btree ("purpose","created_at");
ALTER TABLE "outbox" ADD COLUMN "expires_at" timestamp with time zone;
CREATE INDEX "outbox_expires_at_index" ON "outbox" USING btree ("expires_at") WHERE "expires_at" is not null and "status" in ('queued', 'parked');
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('0206e2c03527143c8b0ea33a9f5385e16e484a6d506c1bb2b2b092cef9bd020d', 1795310200000);

-- 0201_audit-entry-hash
ALTER TABLE "audit_log" ADD COLUMN "entry_hash" text;
-- An entry waits up to a minute for its seal. Its own hash is stored as it is inserted, so that a change in that minute is found too.
CREATE FUNCTION "hash_audit_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.entry_hash := audit_entry_hash(NULL, NEW);
  RETURN NEW;
END
$$;
CREATE TRIGGER "audit_log_hashed" BEFORE INSERT ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "hash_audit_entry"();
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('dd65676e2fd96ac32476eb0436d3445e9628a7ec8575acd5a72de89f2f016d82', 1795310201000);

-- 0202_identity-removals
CREATE TABLE "identity_removals" (
	"subject" text PRIMARY KEY NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
CREATE INDEX "identity_removals_next_attempt_at_index" ON "identity_removals" USING btree ("next_attempt_at");
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('507a4b257ab0515958acc183d78f5d88f8e2b57235949928e77a92434f7736bf', 1795310202000);

-- 0220_urgent-words-of-staff
-- Staff add words of danger; searches that found nothing show them which words are missing.
ALTER TABLE "search_phrases" ADD COLUMN "language" text;
ALTER TABLE "search_phrases" ADD COLUMN "added_at" timestamp with time zone;
CREATE TABLE "search_misses" (
	"language" text NOT NULL,
	"keyword" text NOT NULL,
	"times" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_misses_language_keyword_pk" PRIMARY KEY("language","keyword")
);
CREATE INDEX "search_misses_last_at_index" ON "search_misses" USING btree ("last_at");
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('459cdc0c90212fb4debffeb10dae1a1ecfed2755b434c17610b8cfc9945ebd53', 1795310220000);

-- 0221_consent-subjects
-- A consent says what it is to: the privacy notice, or consultations by video.
ALTER TABLE "consents" ADD COLUMN "subject" text DEFAULT 'privacy' NOT NULL;
DROP INDEX "consents_account_id_id_index";
CREATE INDEX "consents_account_id_subject_id_index" ON "consents" USING btree ("account_id","subject","id");
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('661ed3b73e79b98edc40887249d21ba6b23ab65e120d93225abc96586252e500', 1795310221000);

-- 0230_master-data
ALTER TABLE "hospitals" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;
ALTER TABLE "hospitals" ADD COLUMN "hours" jsonb;
ALTER TABLE "hospitals" ADD COLUMN "visiting_hours" jsonb;
ALTER TABLE "hospitals" ADD COLUMN "accreditations" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "hospitals" ADD COLUMN "insurers" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "hospitals" ADD COLUMN "picture_id" integer REFERENCES "content_media"("id");
ALTER TABLE "hospital_services" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;
ALTER TABLE "patient_care_topics" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;
ALTER TABLE "centres_of_excellence" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;
ALTER TABLE "specialities" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;
ALTER TABLE "speciality_services" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;
ALTER TABLE "speciality_clinics" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;
ALTER TABLE "speciality_clinics" ADD COLUMN "rooms" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "doctors" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;
ALTER TABLE "doctors" ADD COLUMN "panels" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "doctors" ADD COLUMN "picture_id" integer REFERENCES "content_media"("id");
ALTER TABLE "package_types" ADD COLUMN "id" serial NOT NULL;
ALTER TABLE "package_types" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;
ALTER TABLE "package_types" ADD CONSTRAINT "package_types_id_unique" UNIQUE("id");
CREATE INDEX "hospitals_picture_id_index" ON "hospitals" ("picture_id");
CREATE INDEX "doctors_picture_id_index" ON "doctors" ("picture_id");
CREATE TABLE "insurers" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL CONSTRAINT "insurers_slug_unique" UNIQUE,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'published' NOT NULL
);
CREATE TABLE "catalogue_versions" (
	"list" text NOT NULL,
	"item_id" integer NOT NULL,
	"number" integer NOT NULL,
	"event" text NOT NULL,
	"status" text NOT NULL,
	"record" jsonb NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"taken_by" uuid,
	"import_id" uuid,
	CONSTRAINT "catalogue_versions_list_item_id_number_pk" PRIMARY KEY("list","item_id","number")
);
CREATE INDEX "catalogue_versions_import_id_index" ON "catalogue_versions" ("import_id");
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
CREATE INDEX "catalogue_imports_list_created_at_index" ON "catalogue_imports" ("list","created_at");
ALTER TABLE "hospitals" ADD CONSTRAINT "hospitals_status_known" CHECK ("status" IN ('draft', 'published', 'retired'));
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_status_known" CHECK ("status" IN ('draft', 'published', 'retired'));
ALTER TABLE "moved_paths" ADD COLUMN "is_gone" boolean DEFAULT false NOT NULL;
ALTER TABLE "moved_paths" ADD COLUMN "keyword" jsonb;
ALTER TABLE "moved_paths" ADD COLUMN "retired_with" text;
CREATE INDEX "moved_paths_retired_with_index" ON "moved_paths" ("retired_with");
CREATE VIEW "published_hospitals" AS SELECT * FROM "hospitals" WHERE "status" = 'published';
CREATE VIEW "published_hospital_services" AS SELECT * FROM "hospital_services" WHERE "status" = 'published';
CREATE VIEW "published_patient_care_topics" AS SELECT * FROM "patient_care_topics" WHERE "status" = 'published';
CREATE VIEW "published_centres" AS SELECT c.* FROM "centres_of_excellence" c JOIN "hospitals" h ON h."id" = c."hospital_id" WHERE c."status" = 'published' AND h."status" = 'published';
CREATE VIEW "published_specialities" AS SELECT * FROM "specialities" WHERE "status" = 'published';
CREATE VIEW "published_speciality_services" AS SELECT * FROM "speciality_services" WHERE "status" = 'published';
CREATE VIEW "published_clinics" AS SELECT c.* FROM "speciality_clinics" c JOIN "hospitals" h ON h."id" = c."hospital_id" JOIN "specialities" s ON s."id" = c."speciality_id" WHERE c."status" = 'published' AND h."status" = 'published' AND s."status" = 'published';
CREATE VIEW "published_doctors" AS SELECT * FROM "doctors" WHERE "status" = 'published';
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('6d6eaeed2e22a593a15e906d8d037bfb7e675516f085a91ab866ed5a8e3ec320', 1795310230000);

-- 0231_insurers
INSERT INTO "insurers" ("slug", "name")
SELECT DISTINCT ON (slug) slug, name FROM (
	SELECT trim(both '-' FROM regexp_replace(lower(unaccent(name)), '[^a-z0-9]+', '-', 'g')) AS slug, name
	FROM "settings", jsonb_array_elements_text("value") AS name WHERE "key" = 'insurers'
) named WHERE slug <> '' ORDER BY slug ON CONFLICT DO NOTHING;
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('187494a4bc732909fb5f3161445201d6489a023d1ac718991c0d7e8e538ffc94', 1795310231000);

-- 0240_schedules
-- Staff keep the sessions of doctors: recurring ones with their first and last day, single dates that replace them, and blocked hours.
ALTER TABLE "weekly_sessions" ADD COLUMN "recurrence" text DEFAULT 'weekly' NOT NULL;
ALTER TABLE "weekly_sessions" ADD COLUMN "month_weeks" smallint[];
ALTER TABLE "weekly_sessions" ADD COLUMN "valid_from" date;
ALTER TABLE "weekly_sessions" ADD COLUMN "valid_until" date;
CREATE TABLE "schedule_overrides" (
	"id" serial PRIMARY KEY NOT NULL,
	"doctor_id" integer NOT NULL,
	"hospital_id" integer NOT NULL,
	"day" date NOT NULL,
	"sessions" jsonb NOT NULL
);
CREATE TABLE "schedule_blocks" (
	"id" serial PRIMARY KEY NOT NULL,
	"doctor_id" integer NOT NULL,
	"hospital_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
ALTER TABLE "schedule_overrides" ADD CONSTRAINT "schedule_overrides_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "doctors"("id");
ALTER TABLE "schedule_overrides" ADD CONSTRAINT "schedule_overrides_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "hospitals"("id");
ALTER TABLE "schedule_blocks" ADD CONSTRAINT "schedule_blocks_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "doctors"("id");
ALTER TABLE "schedule_blocks" ADD CONSTRAINT "schedule_blocks_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "hospitals"("id");
CREATE UNIQUE INDEX "schedule_overrides_one_per_date" ON "schedule_overrides" USING btree ("doctor_id","hospital_id","day");
CREATE INDEX "schedule_overrides_hospital_id_index" ON "schedule_overrides" USING btree ("hospital_id");
CREATE INDEX "schedule_blocks_doctor_id_ends_at_index" ON "schedule_blocks" USING btree ("doctor_id","ends_at");
CREATE INDEX "schedule_blocks_hospital_id_index" ON "schedule_blocks" USING btree ("hospital_id");
CREATE TRIGGER "schedule_overrides_free_times_announced" AFTER INSERT OR UPDATE OR DELETE ON "schedule_overrides" FOR EACH STATEMENT EXECUTE FUNCTION "announce_free_times"();
CREATE TRIGGER "schedule_blocks_free_times_announced" AFTER INSERT OR UPDATE OR DELETE ON "schedule_blocks" FOR EACH STATEMENT EXECUTE FUNCTION "announce_free_times"();
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('02b47a1ab6b411a8b839d70b6eff68585567d4589f6185d31e402e75b9983c6d', 1795310240000);

-- 0250_free-times-by-doctor
-- One doctor's change costs one doctor's work: what takes or gives a time names the doctor, whose next free time alone is found anew.
CREATE FUNCTION "announce_free_times_of_doctor"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM pg_notify('area_versions', 'free-times:' || OLD.doctor_id);
  END IF;
  IF TG_OP <> 'DELETE' AND (TG_OP = 'INSERT' OR NEW.doctor_id <> OLD.doctor_id) THEN
    PERFORM pg_notify('area_versions', 'free-times:' || NEW.doctor_id);
  END IF;
  RETURN NULL;
END
$$;
DROP TRIGGER "appointments_free_times_announced" ON "appointments";
DROP TRIGGER "weekly_sessions_free_times_announced" ON "weekly_sessions";
DROP TRIGGER "doctor_leave_free_times_announced" ON "doctor_leave";
CREATE TRIGGER "appointments_free_times_announced" AFTER INSERT OR UPDATE OR DELETE ON "appointments" FOR EACH ROW EXECUTE FUNCTION "announce_free_times_of_doctor"();
CREATE TRIGGER "weekly_sessions_free_times_announced" AFTER INSERT OR UPDATE OR DELETE ON "weekly_sessions" FOR EACH ROW EXECUTE FUNCTION "announce_free_times_of_doctor"();
CREATE TRIGGER "doctor_leave_free_times_announced" AFTER INSERT OR UPDATE OR DELETE ON "doctor_leave" FOR EACH ROW EXECUTE FUNCTION "announce_free_times_of_doctor"();
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('c094017b87301b72e747dd05e6f26eb75f40b4adab172357da527dbab39d126b', 1795310250000);

-- 0280_clinical-review
-- Who has reviewed what a package, a speciality or a centre says about health, and on which day.
ALTER TABLE "health_packages" ADD COLUMN "reviewed_by" text DEFAULT '' NOT NULL;
ALTER TABLE "health_packages" ADD COLUMN "reviewed_on" date;
ALTER TABLE "centres_of_excellence" ADD COLUMN "reviewed_by" text DEFAULT '' NOT NULL;
ALTER TABLE "centres_of_excellence" ADD COLUMN "reviewed_on" date;
ALTER TABLE "specialities" ADD COLUMN "reviewed_by" text DEFAULT '' NOT NULL;
ALTER TABLE "specialities" ADD COLUMN "reviewed_on" date;
-- A view has the columns that its table had when it was made.
CREATE OR REPLACE VIEW "published_centres" AS SELECT c.* FROM "centres_of_excellence" c JOIN "hospitals" h ON h."id" = c."hospital_id" WHERE c."status" = 'published' AND h."status" = 'published';
CREATE OR REPLACE VIEW "published_specialities" AS SELECT * FROM "specialities" WHERE "status" = 'published';
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('be41a4366871f6d6c266abe1019a88b192c9835d15775dff0904f738633f0409', 1795310280000);

-- 0285_legal-fields
-- Who runs a hospital and under which licence; the approvals of what centres and specialities advertise.
ALTER TABLE "hospitals" ADD COLUMN "company_name" text DEFAULT '' NOT NULL;
ALTER TABLE "hospitals" ADD COLUMN "licence_number" text DEFAULT '' NOT NULL;
ALTER TABLE "hospitals" ADD COLUMN "person_in_charge" text DEFAULT '' NOT NULL;
ALTER TABLE "centres_of_excellence" ADD COLUMN "approval_number" text DEFAULT '' NOT NULL;
ALTER TABLE "centres_of_excellence" ADD COLUMN "approval_expires_on" date;
ALTER TABLE "specialities" ADD COLUMN "approval_number" text DEFAULT '' NOT NULL;
ALTER TABLE "specialities" ADD COLUMN "approval_expires_on" date;
-- A view has the columns that its table had when it was made.
CREATE OR REPLACE VIEW "published_hospitals" AS SELECT * FROM "hospitals" WHERE "status" = 'published';
CREATE OR REPLACE VIEW "published_centres" AS SELECT c.* FROM "centres_of_excellence" c JOIN "hospitals" h ON h."id" = c."hospital_id" WHERE c."status" = 'published' AND h."status" = 'published';
CREATE OR REPLACE VIEW "published_specialities" AS SELECT * FROM "specialities" WHERE "status" = 'published';
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('a14b5e573d02ca671230ba94f4c28020fec6f23452c9446986b0ec9b82030b4f', 1795310285000);

-- Rows.
INSERT INTO "settings" SELECT * FROM jsonb_populate_record(null::"settings", '{"key": "brand", "value": {"email": "care@example.test", "phone": "+60 3-2610 1000", "social": [{"href": "https://facebook.example.test/melurhealthcare", "name": "Facebook"}, {"href": "https://instagram.example.test/melurhealthcare", "name": "Instagram"}, {"href": "https://youtube.example.test/melurhealthcare", "name": "YouTube"}], "address": "Level 9, Menara Melur, 18 Lorong Ampang Hijau, 50400 Kuala Lumpur", "colours": {"deep": "#0E2A47", "gold": "#C9973B", "teal": "#0B6B6B", "cream": "#FFF8E8"}, "whatsapp": "+60326101000", "groupName": "Melur Healthcare", "shortName": "Melur", "strapline": {"en": "We are here for your care.", "ms": "Kami di sini untuk menjaga anda.", "zh": "我们在这里，用心照顾您。"}, "faviconUrl": "/favicon.svg", "companyName": "Melur Healthcare Berhad", "emergencyPhone": "999", "registrationNumber": "198601000123 (150123-M)"}, "updated_at": "2026-11-22T15:22:58.787379+00:00"}');
INSERT INTO "hospitals" SELECT * FROM jsonb_populate_record(null::"hospitals", '{"id": 1, "slug": "melur-tun-razak", "name": "Melur Tun Razak Specialist Hospital", "state": "Kuala Lumpur", "town": "Kuala Lumpur", "latitude": 3.157, "longitude": 101.712, "postcode": "50400", "address": "18 Lorong Ampang Hijau, off Jalan Tun Razak, 50400 Kuala Lumpur", "phone": "+60 3-2610 0010", "emergency_phone": "+60 3-2610 0019", "email": "tun-razak@example.test", "has_emergency": true, "is_clinic_network_member": true, "receives_international_patients": true, "beds": 320, "opened_year": 1986, "summary": {"en": "Our largest hospital, in the heart of Kuala Lumpur, with heart, brain and cancer care under one roof.", "ms": "Hospital terbesar kami di tengah Kuala Lumpur, dengan rawatan jantung, otak dan kanser di bawah satu bumbung.", "zh": "我们最大的医院，位于吉隆坡市中心，心脏、脑部与癌症治疗一应俱全。"}, "about": {"en": "Melur Tun Razak was the first hospital of the group and is still the largest. Patients with rare or difficult conditions come to us from our other hospitals, so many of our specialists care for one narrow field and see a great deal of it.\n\nWe look after office workers from the towers nearby, families from Ampang and Setapak, and patients who fly in from other countries. Our international desk helps with estimates, hotel rooms and interpreters before you travel.\n\nWe are a ten minutes’ walk from the Ampang Park stations. Drivers turn off Jalan Tun Razak at Lorong Ampang Hijau; the car park has four levels and the lift opens next to the main reception.", "ms": "Melur Tun Razak ialah hospital pertama kumpulan ini dan masih yang terbesar. Pesakit dengan penyakit yang jarang atau sukar dirujuk kepada kami dari hospital Melur yang lain, jadi ramai pakar kami menumpukan satu bidang yang khusus dan banyak pengalaman merawatnya.\n\nKami merawat pekerja pejabat dari menara berhampiran, keluarga dari Ampang dan Setapak, serta pesakit yang terbang dari negara lain. Kaunter antarabangsa kami membantu dengan anggaran kos, bilik hotel dan jurubahasa sebelum anda bertolak.\n\nKami terletak sepuluh minit berjalan kaki dari stesen Ampang Park. Pemandu membelok dari Jalan Tun Razak ke Lorong Ampang Hijau; tempat letak kereta ada empat tingkat dan lifnya terbuka di sebelah kaunter utama.", "zh": "Melur Tun Razak是集团的第一家医院，至今仍是最大的一家。集团其他医院会把罕见或棘手的病例转来，因此许多专科医生专注于一个细分领域，看过大量同类病人。\n\n我们照顾附近高楼的上班族、安邦和文良港的家庭，也接待从国外飞来的病人。国际病人柜台在您出发前协助估价、订酒店和安排口译。\n\n从Ampang Park车站步行十分钟即到。驾车者从敦拉萨路（Jalan Tun Razak）转入Lorong Ampang Hijau；停车场有四层，电梯直达大堂柜台旁。"}, "facilities": ["parking", "pharmacy", "surau", "cafe", "wheelchair", "wifi", "shop", "ev_charging", "shuttle", "atm", "prayer_room"], "updated_at": "2026-11-22T15:23:13.194406+00:00", "status": "published", "hours": null, "visiting_hours": {"en": "12 noon to 2 pm and 5 pm to 8 pm", "ms": "12 tengah hari hingga 2 petang dan 5 petang hingga 8 malam", "zh": "中午12时至下午2时、下午5时至晚上8时"}, "accreditations": [], "insurers": [], "picture_id": null, "company_name": "Melur Tun Razak Specialist Hospital Sdn. Bhd.", "licence_number": "SAMPLE-PHFS-1986-001", "person_in_charge": "Dr Azlina binti Hashim"}');
INSERT INTO "hospitals" SELECT * FROM jsonb_populate_record(null::"hospitals", '{"id": 18, "slug": "melur-sitiawan", "name": "Melur Sitiawan Specialist Hospital", "state": "Perak", "town": "Sitiawan", "latitude": 4.2167, "longitude": 100.7, "postcode": "32000", "address": "19 Jalan Kampung Cina Baru, 32000 Sitiawan, Perak", "phone": "+60 5-692 0180", "emergency_phone": "+60 5-692 0189", "email": "sitiawan@example.test", "has_emergency": true, "is_clinic_network_member": false, "receives_international_patients": false, "beds": 75, "opened_year": 2007, "summary": {"en": "The nearest specialist hospital for Sitiawan, Lumut, Manjung and Pangkor island.", "ms": "Hospital pakar terdekat untuk Sitiawan, Lumut, Manjung dan Pulau Pangkor.", "zh": "实兆远、红土坎、曼绒与邦咯岛最近的专科医院。"}, "about": {"en": "When the ferry from Pangkor brings a patient, we are told before it docks. Our emergency doctors work closely with the naval base, and know divers’ illnesses as well as they know heart attacks.\n\nWe look after fishing villages, the navy’s families and the Foochow community of Sitiawan. Visitors on holiday find us too, often with cuts from coral.\n\nThe hospital is in the middle of town, fifteen minutes from the Lumut jetty. The West Coast Expressway exit at Sitiawan is ten minutes away.", "ms": "Apabila feri dari Pangkor membawa pesakit, kami dimaklumkan sebelum ia berlabuh. Doktor kecemasan kami bekerja rapat dengan pangkalan tentera laut, dan mengenali penyakit penyelam sebaik mereka mengenali serangan jantung.\n\nKami merawat kampung nelayan, keluarga tentera laut dan masyarakat Foochow di Sitiawan. Pelancong yang bercuti juga datang, selalunya dengan luka terkena batu karang.\n\nHospital ini di tengah pekan, lima belas minit dari jeti Lumut. Susur keluar Sitiawan di Lebuhraya Pantai Barat sepuluh minit jauhnya.", "zh": "邦咯渡轮载来病人，靠岸之前我们已接到通知。急诊医生与海军基地紧密合作，对潜水病和心脏病发同样熟悉。\n\n我们照顾渔村、海军家属和实兆远的福州社群。度假的游客也会来，多是被珊瑚割伤。\n\n医院在镇中心，离红土坎码头十五分钟。西海岸大道实兆远出口十分钟车程。"}, "facilities": ["parking", "pharmacy", "surau", "cafe", "wheelchair", "wifi", "hotel", "shuttle", "atm"], "updated_at": "2026-11-22T15:23:13.194406+00:00", "status": "published", "hours": null, "visiting_hours": {"en": "12 noon to 2 pm and 5 pm to 8 pm", "ms": "12 tengah hari hingga 2 petang dan 5 petang hingga 8 malam", "zh": "中午12时至下午2时、下午5时至晚上8时"}, "accreditations": [], "insurers": [], "picture_id": null, "company_name": "Melur Sitiawan Specialist Hospital Sdn. Bhd.", "licence_number": "SAMPLE-PHFS-2007-018", "person_in_charge": "Dr Prakash a/l Menon"}');
INSERT INTO "specialities" SELECT * FROM jsonb_populate_record(null::"specialities", '{"id": 1, "slug": "cardiology", "name": {"en": "Cardiology", "ms": "Kardiologi", "zh": "心脏科"}, "summary": {"en": "Care of the heart: chest pain, high blood pressure, heart rhythm and heart failure.", "ms": "Rawatan jantung: sakit dada, darah tinggi, rentak jantung dan kegagalan jantung.", "zh": "心脏护理：胸痛、高血压、心律不齐与心力衰竭。"}, "body": {"en": "Cardiologists find out why your heart is not working as it should, and treat it with medicine, a small procedure or advice on daily life.\n\nAt a first visit we listen to your story and your heart and record its rhythm. An ultrasound scan of the heart can often be done the same day.\n\nIf your chest pain is heavy, spreads to the arm or jaw, or comes with sweating, do not book a visit: call 999.", "ms": "Pakar kardiologi mencari sebab jantung anda tidak berfungsi seperti sepatutnya, dan merawatnya dengan ubat, prosedur kecil atau nasihat tentang kehidupan seharian.\n\nPada lawatan pertama, kami mendengar cerita dan jantung anda serta merakam rentaknya. Imbasan ultrabunyi jantung selalunya boleh dibuat pada hari yang sama.\n\nJika sakit dada terasa berat, merebak ke lengan atau rahang, atau disertai peluh, jangan tempah lawatan: hubungi 999.", "zh": "心脏专科医生找出心脏运作不正常的原因，并以药物、小手术或日常生活建议来治疗。\n\n首次看诊时，我们听您讲述病情、听诊心脏并记录心律。心脏超声波往往当天就能做。\n\n如果胸痛沉重、蔓延到手臂或下颌，或伴有冒汗，请不要预约：立即拨打999。"}, "reasons": [{"en": "Chest pain or tightness", "ms": "Sakit atau ketat dada", "zh": "胸痛或胸闷"}, {"en": "Short of breath when walking", "ms": "Sesak nafas ketika berjalan", "zh": "走路时气喘"}, {"en": "Fast or uneven heartbeat", "ms": "Degupan jantung laju atau tidak sekata", "zh": "心跳过快或不规则"}, {"en": "High blood pressure", "ms": "Tekanan darah tinggi", "zh": "高血压"}, {"en": "Swollen ankles", "ms": "Buku lali bengkak", "zh": "脚踝浮肿"}], "icon": "heart", "aliases": ["heart", "chest pain", "blood pressure", "jantung", "sakit dada", "darah tinggi", "心脏", "胸痛", "高血压"], "position": 1, "status": "published", "reviewed_by": "Melur Clinical Content Panel (invented for the sample)", "reviewed_on": "2026-10-01", "approval_number": "KKLIU 2201/EXP 31.12.2028", "approval_expires_on": "2028-12-31"}');
INSERT INTO "doctors" SELECT * FROM jsonb_populate_record(null::"doctors", '{"id": 1, "slug": "dr-goh-jia-wen", "name": "Dr Goh Jia Wen", "gender": "female", "languages": ["en", "ms", "zh", "nan"], "registration_number": "30071", "qualifications": [{"year": 1989, "degree": "MBBS", "institution": "University of Manchester"}, {"year": 1996, "degree": "MRCP (Cardiology)", "institution": "Royal Colleges of Physicians, United Kingdom"}], "subspeciality": {"en": "Heart rhythm", "ms": "Rentak jantung", "zh": "心律"}, "about": {"en": "Patients come to Dr Goh Jia Wen at Melur Tun Razak Specialist Hospital for cardiology. She also teaches, so you may meet a student in the room; you can always say no.\n\nA heart scan is shown and explained on the screen, so that nobody goes home guessing. She draws while explaining, and lets patients take the drawing home.", "ms": "Dr Goh Jia Wen ialah pakar dalam bidang kardiologi di Melur Tun Razak Specialist Hospital dan mengamalkan perubatan sejak 1989. Tumpuan utama: ekokardiogram, ujian tekanan senaman dan pemantau rentak jantung.", "zh": "Dr Goh Jia Wen 是 Melur Tun Razak Specialist Hospital 的心脏科专科医生，自1989年行医至今，专长包括心脏超声波、运动心电图与心律监测。"}, "interests": [{"en": "Echocardiogram", "ms": "Ekokardiogram", "zh": "心脏超声波"}, {"en": "Exercise stress test", "ms": "Ujian tekanan senaman", "zh": "运动心电图"}, {"en": "Heart rhythm monitor", "ms": "Pemantau rentak jantung", "zh": "心律监测"}], "practising_since": 1989, "offers_teleconsult": false, "confirms_at_once": true, "has_live_schedule": true, "portrait_seed": "chinese:dr-goh-jia-wen", "search_name": "goh jia wen", "updated_at": "2026-11-22T15:23:13.194406+00:00", "status": "published", "panels": [], "picture_id": null}');
INSERT INTO "doctor_hospitals" SELECT * FROM jsonb_populate_record(null::"doctor_hospitals", '{"doctor_id": 1, "hospital_id": 1, "room": "Suite 2-18, Level 2", "consultation_fee_sen": 16000}');
INSERT INTO "doctor_specialities" SELECT * FROM jsonb_populate_record(null::"doctor_specialities", '{"doctor_id": 1, "speciality_id": 1, "is_primary": true}');
INSERT INTO "weekly_sessions" SELECT * FROM jsonb_populate_record(null::"weekly_sessions", '{"id": 1, "doctor_id": 1, "hospital_id": 1, "weekday": 1, "starts_at": "14:00:00", "ends_at": "17:00:00", "slot_minutes": 30, "capacity": 1, "mode": "in_person", "recurrence": "weekly", "month_weeks": null, "valid_from": null, "valid_until": null}');
INSERT INTO "weekly_sessions" SELECT * FROM jsonb_populate_record(null::"weekly_sessions", '{"id": 2, "doctor_id": 1, "hospital_id": 1, "weekday": 2, "starts_at": "09:00:00", "ends_at": "13:00:00", "slot_minutes": 30, "capacity": 1, "mode": "in_person", "recurrence": "weekly", "month_weeks": null, "valid_from": null, "valid_until": null}');
INSERT INTO "accounts" SELECT * FROM jsonb_populate_record(null::"accounts", '{"id": "0b6f2c1e-7d1a-4c52-9f6e-2a51c7d0a001", "email": "patient@example.test", "email_verified_at": "2026-11-01T01:00:00+00:00", "name": "Nur Aisyah binti Hamzah", "phone": "b1.8f1d4a8b.trKQMDIqfaQuoFIHCjvL75O3Cj6kKed4ssRxELqrbA-1QlF6VsfZmQ", "phone_hash": "46703eee167fe3a1a83b884dceb4a1d886c1075f1777ee1b5ab6f317d98aa2fa", "phone_verified_at": "2026-11-01T01:00:00+00:00", "address": "b1.8f1d4a8b.fx7-hz7w-0o7LVXuicSWjWqDVnS6c7dZ-p7Cxbz9p27MHbDrDMPTaN2efxAEfoO9vLTBu64CdMYjBhqVkZt9HDUnpHRlzbiEPUUd2SICLi6wX-7VwzWaYXGPmqhM4PxkDa65-7Faqa1uOIXiu11xkj_tUIsL3oKYg5drWpYX5acbLxRDVDhNMInKZqkvwA31BBHVWM5K6JMb8NK1swYLh_BS", "language": "en", "notifications": {}, "consent_version": "2026-11-01", "consent_at": "2026-11-01T01:00:00+00:00", "totp_secret": null, "second_factor_at": null, "totp_last_step": null, "created_at": "2026-11-01T01:00:00+00:00", "updated_at": "2026-11-01T01:00:00+00:00", "deleted_at": null, "totp_secret_at": null}');
INSERT INTO "persons" SELECT * FROM jsonb_populate_record(null::"persons", '{"id": "0b6f2c1e-7d1a-4c52-9f6e-2a51c7d0a001", "account_id": "0b6f2c1e-7d1a-4c52-9f6e-2a51c7d0a001", "relationship": "self", "name": "Nur Aisyah binti Hamzah", "date_of_birth": "b1.8f1d4a8b.0ERefMRvzbskUtZXkeW4jskVEF0fVat9_TeawKMFfaLn8ezLip4", "gender": "female", "id_kind": "nric", "id_number": "b1.8f1d4a8b.DXwAE41OTi3PWrABmMTfxw5Qa-MTjrlUF8v0SC4ZZS_sN3E_Z3LXHQ", "id_hash": "36a1221fc8bab285ac7193ae1c44eceb1d684c4088a42ce97f290d06e39c746b", "nationality": "MY", "access_until": null, "created_at": "2026-11-01T01:00:00+00:00", "updated_at": "2026-11-01T01:00:00+00:00"}');
INSERT INTO "appointments" SELECT * FROM jsonb_populate_record(null::"appointments", '{"id": "0b6f2c1e-7d1a-4c52-9f6e-2a51c7d0d001", "reference": "ASAMPLE001", "doctor_id": 1, "hospital_id": 1, "mode": "in_person", "seat": 1, "during": "[\"2026-11-30 06:00:00+00\",\"2026-11-30 06:30:00+00\")", "starts_at": "2026-11-30T06:00:00+00:00", "ends_at": "2026-11-30T06:30:00+00:00", "status": "confirmed", "holder_hash": "patient:0b6f2c1e-7d1a-4c52-9f6e-2a51c7d0a001", "held_until": null, "patient_name": "b1.8f1d4a8b.ezKSFSONhXfCwO03LI67_-GN6NWbWRg5cEJW158WKy08_HeAsPgkpJBmZfJ79ZGZSKkr", "phone": "b1.8f1d4a8b.uS7euGGfuYeKDqnoz_414jurdjuw3nG6fW1y1URL99ZHD1gpcfci3Q", "email": "b1.8f1d4a8b.ABjOmA8sj36xnyY6TnCFZjQg9lZcjV4ukAVUBwszwCNaID_feZNEdNj0qtPl5gMB", "reason": "b1.8f1d4a8b.LfKoPYZbS89g1X03CuuO2R77mn-S2znONd_1HkVc3hXFew3nNq21QA", "phone_hash": "46703eee167fe3a1a83b884dceb4a1d886c1075f1777ee1b5ab6f317d98aa2fa", "visit": "returning", "payer": "self_pay", "insurer": null, "language": "en", "consent_version": "2026-11-01", "cancelled_by": null, "cancel_reason": null, "calendar_sequence": 0, "created_at": "2026-11-19T15:23:16.718+00:00", "updated_at": "2026-11-19T15:23:16.718+00:00", "person_id": "0b6f2c1e-7d1a-4c52-9f6e-2a51c7d0a001", "client_reference": null}');
INSERT INTO "appointment_history" SELECT * FROM jsonb_populate_record(null::"appointment_history", '{"id": 1, "appointment_id": "0b6f2c1e-7d1a-4c52-9f6e-2a51c7d0d001", "at": "2026-11-19T15:23:16.718+00:00", "from_status": "held", "to_status": "confirmed", "by": "patient", "note": null}');
INSERT INTO "orders" SELECT * FROM jsonb_populate_record(null::"orders", '{"id": "MSAMPLE001", "owner_key": "patient:0b6f2c1e-7d1a-4c52-9f6e-2a51c7d0a001", "state": "paid", "language": "en", "buyer": "b1.8f1d4a8b.rlFM93nbile3Np82sOwktIQtLoVnKOP9c_oV1qABzxp0QwwU09uBTt9eAG8fp2pAAwAc2eeZVVzeOwQc7MuUKtSItZe3pjy00VkPqSNq9s5IkK9K6f2Q_vZwm6u4DNcOZvzOzDKBa01bvC2aGAS8X7BEW-k", "email_hash": "a4089a0a02fe923a90a7ed4fee9ac9f3590d7b53a03dc7d3566a5175957b4d19", "subtotal_sen": 28800, "discount_sen": 0, "tax_percent": 6, "service_tax_sen": 0, "total_sen": 28800, "promotion_code": null, "e_invoice": null, "terms_version": "2026-11-01", "placed_at": "2026-09-21T15:23:16.76+00:00", "expires_at": "2026-09-21T16:23:16.76+00:00", "paid_at": "2026-09-21T15:27:16.76+00:00", "paperwork_at": "2026-09-21T15:27:16.76+00:00"}');
INSERT INTO "order_lines" SELECT * FROM jsonb_populate_record(null::"order_lines", '{"id": "0b6f2c1e-7d1a-4c52-9f6e-2a51c7da1001", "order_id": "MSAMPLE001", "position": 1, "package_id": 1, "slug": "essential-health-screening", "title": {"en": "Essential health screening", "ms": "Saringan kesihatan asas", "zh": "基础健康检查"}, "type_name": {"en": "Health screening", "ms": "Saringan kesihatan", "zh": "健康检查"}, "hospital_id": 18, "hospital_name": "Melur Sitiawan Specialist Hospital", "quantity": 1, "unit_price_sen": 28800, "total_sen": 28800, "discount_sen": 0, "service_tax_sen": 0, "payable_sen": 28800, "validity_days": 180, "approval_number": "KKLIU 1021/2026", "person_name": "b1.8f1d4a8b.iItsTcc1PAuIU3Z2BxfVT_nCeD9U92IaAwWYqznIi3tlpyXadixgtwatbAWpqRO6--av", "person_id": null, "person_is_citizen": true, "kind": "package", "normal_price_sen": null}');
INSERT INTO "content_entries" SELECT * FROM jsonb_populate_record(null::"content_entries", '{"id": 135, "kind": "faq", "slug": "cares-leave", "fields": {"group": "cares"}, "topics": [], "image_id": null, "author": "Patient Services", "reviewer": null, "reviewed_on": null, "review_due_on": null, "revision": 1, "created_by": null, "created_at": "2026-11-01T01:00:00+00:00", "updated_at": "2026-11-01T01:00:00+00:00", "updated_by": null}');
INSERT INTO "content_texts" SELECT * FROM jsonb_populate_record(null::"content_texts", '{"entry_id": 135, "language": "en", "status": "published", "title": "How do I leave the programme?", "summary": "On your page of cards, or at any counter. It takes effect at once and has no influence on your treatment.", "body": "<p>On your page of cards, or at any counter. It takes effect at once and has no influence on your treatment.</p><p>Fees come back in full within 14 days of joining if no benefit was used. Later see the <a href=\"/cares-terms\">terms</a>.</p>", "own": {}, "seo_title": null, "seo_description": null, "scheduled_for": null, "first_published_at": "2026-11-01T01:00:00+00:00", "updated_at": "2026-11-01T01:00:00+00:00", "updated_by": null}');
INSERT INTO "content_published" SELECT * FROM jsonb_populate_record(null::"content_published", '{"entry_id": 135, "language": "en", "kind": "faq", "title": "How do I leave the programme?", "summary": "On your page of cards, or at any counter. It takes effect at once and has no influence on your treatment.", "body": "<p>On your page of cards, or at any counter. It takes effect at once and has no influence on your treatment.</p><p>Fees come back in full within 14 days of joining if no benefit was used. Later see the <a href=\"/cares-terms\">terms</a>.</p>", "fields": {"group": "cares"}, "own": {}, "topics": [], "image_id": null, "author": "Patient Services", "reviewer": null, "reviewed_on": null, "review_due_on": null, "seo_title": null, "seo_description": null, "reading_minutes": 1, "published_at": "2026-11-01T01:00:00+00:00", "changed_at": "2026-11-01T01:00:00+00:00", "visible_until": null, "type": null, "gender": null, "specialisation": null, "hospital_slugs": [], "starts_at": null, "ends_at": null, "is_whole": true}');
INSERT INTO "content_versions" SELECT * FROM jsonb_populate_record(null::"content_versions", '{"id": 403, "entry_id": 135, "language": "en", "number": 1, "event": "published", "snapshot": {"own": {}, "body": "<p>On your page of cards, or at any counter. It takes effect at once and has no influence on your treatment.</p><p>Fees come back in full within 14 days of joining if no benefit was used. Later see the <a href=\"/cares-terms\">terms</a>.</p>", "slug": "cares-leave", "title": "How do I leave the programme?", "fields": {"group": "cares"}, "topics": [], "summary": "On your page of cards, or at any counter. It takes effect at once and has no influence on your treatment."}, "taken_at": "2026-11-01T01:00:00+00:00", "taken_by": null}');
INSERT INTO "audit_log" ("at", "actor_kind", "action", "subject_kind", "subject_id") VALUES ('2026-11-20T08:00:00Z', 'system', 'settings_changed', 'settings', 'brand');
SELECT seal_audit_log(10, '2026-11-20T08:01:00Z');

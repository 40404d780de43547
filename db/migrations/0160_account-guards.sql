ALTER TABLE "accounts" ADD COLUMN "totp_secret_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp with time zone;
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"token_hash" text NOT NULL,
	"account_id" uuid NOT NULL REFERENCES "accounts"("id") ON DELETE cascade,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_token_hash_account_id_pk" PRIMARY KEY("token_hash","account_id")
);
--> statement-breakpoint
CREATE INDEX "known_devices_account_id_index" ON "known_devices" ("account_id");
--> statement-breakpoint
CREATE TABLE "spent_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
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
DELETE FROM "passkeys" USING "accounts" WHERE "accounts"."id" = "passkeys"."account_id" AND "accounts"."email_verified_at" IS NULL;
--> statement-breakpoint
DELETE FROM "recovery_codes" USING "accounts" WHERE "accounts"."id" = "recovery_codes"."account_id" AND "accounts"."email_verified_at" IS NULL;
--> statement-breakpoint
DELETE FROM "email_changes" USING "accounts" WHERE "accounts"."id" = "email_changes"."account_id" AND "accounts"."email_verified_at" IS NULL;
--> statement-breakpoint
UPDATE "accounts" SET "phone_verified_at" = NULL, "totp_secret" = NULL, "second_factor_at" = NULL, "totp_last_step" = NULL WHERE "email_verified_at" IS NULL;

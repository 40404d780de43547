CREATE TABLE "consents" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"version" text NOT NULL,
	"event" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "consents_account_id_id_index" ON "consents" USING btree ("account_id","id");
--> statement-breakpoint
INSERT INTO "consents" ("account_id", "version", "event", "at")
SELECT "id", "consent_version", 'given', coalesce("consent_at", "created_at") FROM "accounts" WHERE "consent_version" IS NOT NULL;

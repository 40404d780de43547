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

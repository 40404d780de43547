CREATE TABLE "message_template_versions" (
	"template" text NOT NULL,
	"version" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_template_versions_template_version_pk" PRIMARY KEY("template","version")
);
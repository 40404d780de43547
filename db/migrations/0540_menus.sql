CREATE TABLE "menu_versions" (
	"menu" text NOT NULL,
	"version" integer NOT NULL,
	"items" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "menu_versions_menu_version_pk" PRIMARY KEY("menu","version")
);

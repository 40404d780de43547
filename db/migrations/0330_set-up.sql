-- An installation that has hospitals is open already; any other opens from the set-up page.
INSERT INTO "settings" ("key", "value")
SELECT 'opening', '{"isOpen": true}'::jsonb WHERE EXISTS (SELECT FROM "hospitals")
ON CONFLICT ("key") DO NOTHING;--> statement-breakpoint
CREATE TABLE "sample_rows" (
	"table_name" text NOT NULL,
	"row_key" jsonb NOT NULL,
	"value_before" jsonb,
	"value_after" jsonb,
	CONSTRAINT "sample_rows_table_name_row_key_pk" PRIMARY KEY("table_name","row_key")
);
--> statement-breakpoint
CREATE TABLE "set_up_tests" (
	"part" text PRIMARY KEY NOT NULL,
	"passed" boolean NOT NULL,
	"configuration" text NOT NULL,
	"tested_at" timestamp with time zone NOT NULL
);

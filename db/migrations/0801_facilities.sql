CREATE TABLE "facilities" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"icon" text NOT NULL,
	"position" integer DEFAULT 100 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	CONSTRAINT "facilities_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
-- Codes of master data have hyphens; the keys of the list in code had underscores.
UPDATE "hospitals" SET "facilities" = string_to_array(replace(array_to_string("facilities", ';'), '_', '-'), ';')
  WHERE array_to_string("facilities", ';') LIKE '%\_%';
--> statement-breakpoint
UPDATE "catalogue_versions" SET "record" = jsonb_set("record", '{facilities}', replace(("record" -> 'facilities')::text, '_', '-')::jsonb)
  WHERE "list" = 'hospitals' AND ("record" -> 'facilities')::text LIKE '%\_%';
--> statement-breakpoint
CREATE INDEX "hospitals_facilities_index" ON "hospitals" USING gin ("facilities");

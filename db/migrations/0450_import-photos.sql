CREATE TABLE "catalogue_import_photos" (
	"import_id" uuid NOT NULL,
	"item_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"title" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"media_id" integer,
	CONSTRAINT "catalogue_import_photos_import_id_item_id_pk" PRIMARY KEY("import_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "kind" text DEFAULT 'rows' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_import_photos" ADD CONSTRAINT "catalogue_import_photos_import_id_catalogue_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_imports"("id") ON DELETE cascade ON UPDATE no action;
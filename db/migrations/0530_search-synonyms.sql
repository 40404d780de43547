CREATE TABLE "search_synonyms" (
	"phrase" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"speciality_slug" text,
	"meaning" text,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_synonyms_added_at_index" ON "search_synonyms" USING btree ("added_at");
CREATE TABLE "spoken_languages" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer DEFAULT 100 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	CONSTRAINT "spoken_languages_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer DEFAULT 100 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	CONSTRAINT "countries_slug_unique" UNIQUE("slug")
);

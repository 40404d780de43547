CREATE TABLE "content_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"topics" text[] DEFAULT '{}' NOT NULL,
	"image_id" integer,
	"author" text,
	"reviewer" text,
	"reviewed_on" date,
	"review_due_on" date,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text
);
--> statement-breakpoint
CREATE TABLE "content_media" (
	"id" serial PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"alt" jsonb NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"uploaded_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_media_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "content_media_files" (
	"media_id" integer NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "content_media_files_media_id_width_format_pk" PRIMARY KEY("media_id","width","format")
);
--> statement-breakpoint
CREATE TABLE "content_published" (
	"entry_id" integer NOT NULL,
	"language" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"fields" jsonb NOT NULL,
	"own" jsonb NOT NULL,
	"topics" text[] NOT NULL,
	"image_id" integer,
	"author" text,
	"reviewer" text,
	"reviewed_on" date,
	"review_due_on" date,
	"seo_title" text,
	"seo_description" text,
	"reading_minutes" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"visible_until" timestamp with time zone,
	"type" text,
	"gender" text,
	"specialisation" text,
	"hospital_slugs" text[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"is_whole" boolean NOT NULL,
	CONSTRAINT "content_published_entry_id_language_pk" PRIMARY KEY("entry_id","language")
);
--> statement-breakpoint
CREATE TABLE "content_texts" (
	"entry_id" integer NOT NULL,
	"language" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"own" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"seo_title" text,
	"seo_description" text,
	"scheduled_for" timestamp with time zone,
	"first_published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	CONSTRAINT "content_texts_entry_id_language_pk" PRIMARY KEY("entry_id","language")
);
--> statement-breakpoint
CREATE TABLE "content_topics" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" serial PRIMARY KEY NOT NULL,
	"entry_id" integer NOT NULL,
	"language" text NOT NULL,
	"number" integer NOT NULL,
	"event" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"taken_by" text
);
--> statement-breakpoint
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_image_id_content_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."content_media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_media_files" ADD CONSTRAINT "content_media_files_media_id_content_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."content_media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_published" ADD CONSTRAINT "content_published_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_published" ADD CONSTRAINT "content_published_image_id_content_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."content_media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_texts" ADD CONSTRAINT "content_texts_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "content_entries_kind_slug_index" ON "content_entries" USING btree ("kind","slug");--> statement-breakpoint
CREATE INDEX "content_entries_updated_at_index" ON "content_entries" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "content_published_kind_language_published_at_entry_id_index" ON "content_published" USING btree ("kind","language","published_at" DESC NULLS LAST,"entry_id");--> statement-breakpoint
CREATE INDEX "content_published_kind_language_starts_at_index" ON "content_published" USING btree ("kind","language","starts_at");--> statement-breakpoint
CREATE INDEX "content_published_topics_index" ON "content_published" USING gin ("topics");--> statement-breakpoint
CREATE INDEX "content_texts_status_scheduled_for_index" ON "content_texts" USING btree ("status","scheduled_for");--> statement-breakpoint
CREATE UNIQUE INDEX "content_versions_entry_id_language_number_index" ON "content_versions" USING btree ("entry_id","language","number");
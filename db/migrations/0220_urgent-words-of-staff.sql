-- Staff add words of danger; searches that found nothing show them which words are missing.
ALTER TABLE "search_phrases" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "search_phrases" ADD COLUMN "added_at" timestamp with time zone;--> statement-breakpoint
CREATE TABLE "search_misses" (
	"language" text NOT NULL,
	"keyword" text NOT NULL,
	"times" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_misses_language_keyword_pk" PRIMARY KEY("language","keyword")
);
--> statement-breakpoint
CREATE INDEX "search_misses_last_at_index" ON "search_misses" USING btree ("last_at");

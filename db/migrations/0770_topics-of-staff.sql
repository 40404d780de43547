ALTER TABLE "content_topics" ADD COLUMN "id" serial NOT NULL;
--> statement-breakpoint
ALTER TABLE "content_topics" ADD COLUMN "position" integer DEFAULT 100 NOT NULL;
--> statement-breakpoint
ALTER TABLE "content_topics" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;
--> statement-breakpoint
ALTER TABLE "content_topics" ADD CONSTRAINT "content_topics_id_unique" UNIQUE("id");

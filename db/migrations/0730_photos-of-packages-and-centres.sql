ALTER TABLE "centres_of_excellence" ADD COLUMN "picture_id" integer;--> statement-breakpoint
ALTER TABLE "health_packages" ADD COLUMN "picture_id" integer;--> statement-breakpoint
ALTER TABLE "centres_of_excellence" ADD CONSTRAINT "centres_of_excellence_picture_id_content_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."content_media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_packages" ADD CONSTRAINT "health_packages_picture_id_content_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."content_media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "centres_of_excellence_picture_id_index" ON "centres_of_excellence" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "health_packages_picture_id_index" ON "health_packages" USING btree ("picture_id");--> statement-breakpoint
CREATE OR REPLACE VIEW "published_centres" AS SELECT c.* FROM "centres_of_excellence" c JOIN "hospitals" h ON h."id" = c."hospital_id" WHERE c."status" = 'published' AND h."status" = 'published';

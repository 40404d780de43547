ALTER TABLE "health_packages" ADD COLUMN "successor_id" integer;--> statement-breakpoint
ALTER TABLE "health_packages" ADD CONSTRAINT "health_packages_successor_id_health_packages_id_fk" FOREIGN KEY ("successor_id") REFERENCES "public"."health_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "health_packages_successor_id_index" ON "health_packages" USING btree ("successor_id");--> statement-breakpoint
ALTER TABLE "health_packages" ADD CONSTRAINT "health_packages_successor_of_withdrawn" CHECK ("successor_id" IS NULL OR ("status" = 'withdrawn' AND "successor_id" <> "id"));

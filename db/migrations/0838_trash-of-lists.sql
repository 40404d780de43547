CREATE TABLE "trashed_records" (
	"id" serial PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"hospital_id" integer,
	"record" jsonb NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"deleted_by" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trashed_records" ADD CONSTRAINT "trashed_records_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trashed_records_list_key_index" ON "trashed_records" USING btree ("list","key");--> statement-breakpoint
CREATE INDEX "trashed_records_hospital_id_index" ON "trashed_records" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "trashed_records_deleted_at_index" ON "trashed_records" USING btree ("deleted_at");

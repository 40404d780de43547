-- Staff keep the sessions of doctors: recurring ones with their first and last day, single dates that replace them, and blocked hours.
ALTER TABLE "weekly_sessions" ADD COLUMN "recurrence" text DEFAULT 'weekly' NOT NULL;--> statement-breakpoint
ALTER TABLE "weekly_sessions" ADD COLUMN "month_weeks" smallint[];--> statement-breakpoint
ALTER TABLE "weekly_sessions" ADD COLUMN "valid_from" date;--> statement-breakpoint
ALTER TABLE "weekly_sessions" ADD COLUMN "valid_until" date;--> statement-breakpoint
CREATE TABLE "schedule_overrides" (
	"id" serial PRIMARY KEY NOT NULL,
	"doctor_id" integer NOT NULL,
	"hospital_id" integer NOT NULL,
	"day" date NOT NULL,
	"sessions" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedule_blocks" (
	"id" serial PRIMARY KEY NOT NULL,
	"doctor_id" integer NOT NULL,
	"hospital_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "schedule_overrides" ADD CONSTRAINT "schedule_overrides_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "doctors"("id");--> statement-breakpoint
ALTER TABLE "schedule_overrides" ADD CONSTRAINT "schedule_overrides_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "hospitals"("id");--> statement-breakpoint
ALTER TABLE "schedule_blocks" ADD CONSTRAINT "schedule_blocks_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "doctors"("id");--> statement-breakpoint
ALTER TABLE "schedule_blocks" ADD CONSTRAINT "schedule_blocks_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "hospitals"("id");--> statement-breakpoint
CREATE UNIQUE INDEX "schedule_overrides_one_per_date" ON "schedule_overrides" USING btree ("doctor_id","hospital_id","day");--> statement-breakpoint
CREATE INDEX "schedule_overrides_hospital_id_index" ON "schedule_overrides" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "schedule_blocks_doctor_id_ends_at_index" ON "schedule_blocks" USING btree ("doctor_id","ends_at");--> statement-breakpoint
CREATE INDEX "schedule_blocks_hospital_id_index" ON "schedule_blocks" USING btree ("hospital_id");--> statement-breakpoint
CREATE TRIGGER "schedule_overrides_free_times_announced" AFTER INSERT OR UPDATE OR DELETE ON "schedule_overrides" FOR EACH STATEMENT EXECUTE FUNCTION "announce_free_times"();--> statement-breakpoint
CREATE TRIGGER "schedule_blocks_free_times_announced" AFTER INSERT OR UPDATE OR DELETE ON "schedule_blocks" FOR EACH STATEMENT EXECUTE FUNCTION "announce_free_times"();

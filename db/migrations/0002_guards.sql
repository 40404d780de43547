-- What the schema files cannot say: the rules that must hold whatever the code does.
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_during_matches_times"
  CHECK ("ends_at" > "starts_at" AND "during" = tstzrange("starts_at", "ends_at", '[)'));--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_seat_from_one" CHECK ("seat" >= 1);--> statement-breakpoint
-- Only a row that occupies its slot stands in another's way.
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_no_double_booking"
  EXCLUDE USING gist ("doctor_id" WITH =, "seat" WITH =, "during" WITH &&)
  WHERE ("status" IN ('held', 'requested', 'confirmed', 'rescheduled', 'arrived'));--> statement-breakpoint
ALTER TABLE "weekly_sessions" ADD CONSTRAINT "weekly_sessions_end_after_start" CHECK ("ends_at" > "starts_at");--> statement-breakpoint
ALTER TABLE "weekly_sessions" ADD CONSTRAINT "weekly_sessions_sensible"
  CHECK ("weekday" BETWEEN 0 AND 6 AND "slot_minutes" > 0 AND "capacity" > 0);--> statement-breakpoint
ALTER TABLE "doctor_leave" ADD CONSTRAINT "doctor_leave_end_not_before_start" CHECK ("ends_on" >= "starts_on");--> statement-breakpoint
CREATE INDEX "doctors_search_name_trigram_index" ON "doctors" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
-- The shape that rate-limiter-flexible expects: limits are counted where all processes see them.
CREATE TABLE "rate_limits" (
  "key" varchar(255) PRIMARY KEY,
  "points" integer NOT NULL DEFAULT 0,
  "expire" bigint
);--> statement-breakpoint
CREATE INDEX "rate_limits_expire_index" ON "rate_limits" ("expire");--> statement-breakpoint
-- Every process that keeps pages hears of a change when it is committed, not before.
CREATE FUNCTION "announce_area_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('area_versions', NEW.area);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "area_versions_announced" AFTER INSERT OR UPDATE ON "area_versions"
  FOR EACH ROW EXECUTE FUNCTION "announce_area_version"();

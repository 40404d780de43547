-- Lists keep the next free times of all doctors for a moment: whatever takes or gives a time is announced to every process, once a transaction.
CREATE FUNCTION "announce_free_times"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('area_versions', 'free-times');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "appointments_free_times_announced" AFTER INSERT OR UPDATE OR DELETE ON "appointments" FOR EACH STATEMENT EXECUTE FUNCTION "announce_free_times"();--> statement-breakpoint
CREATE TRIGGER "weekly_sessions_free_times_announced" AFTER INSERT OR UPDATE OR DELETE ON "weekly_sessions" FOR EACH STATEMENT EXECUTE FUNCTION "announce_free_times"();--> statement-breakpoint
CREATE TRIGGER "doctor_leave_free_times_announced" AFTER INSERT OR UPDATE OR DELETE ON "doctor_leave" FOR EACH STATEMENT EXECUTE FUNCTION "announce_free_times"();--> statement-breakpoint
CREATE TRIGGER "public_holidays_free_times_announced" AFTER INSERT OR UPDATE OR DELETE ON "public_holidays" FOR EACH STATEMENT EXECUTE FUNCTION "announce_free_times"();

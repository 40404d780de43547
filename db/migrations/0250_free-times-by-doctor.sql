-- One doctor's change costs one doctor's work: what takes or gives a time names the doctor, whose next free time alone is found anew.
CREATE FUNCTION "announce_free_times_of_doctor"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM pg_notify('area_versions', 'free-times:' || OLD.doctor_id);
  END IF;
  IF TG_OP <> 'DELETE' AND (TG_OP = 'INSERT' OR NEW.doctor_id <> OLD.doctor_id) THEN
    PERFORM pg_notify('area_versions', 'free-times:' || NEW.doctor_id);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
DROP TRIGGER "appointments_free_times_announced" ON "appointments";--> statement-breakpoint
DROP TRIGGER "weekly_sessions_free_times_announced" ON "weekly_sessions";--> statement-breakpoint
DROP TRIGGER "doctor_leave_free_times_announced" ON "doctor_leave";--> statement-breakpoint
CREATE TRIGGER "appointments_free_times_announced" AFTER INSERT OR UPDATE OR DELETE ON "appointments" FOR EACH ROW EXECUTE FUNCTION "announce_free_times_of_doctor"();--> statement-breakpoint
CREATE TRIGGER "weekly_sessions_free_times_announced" AFTER INSERT OR UPDATE OR DELETE ON "weekly_sessions" FOR EACH ROW EXECUTE FUNCTION "announce_free_times_of_doctor"();--> statement-breakpoint
CREATE TRIGGER "doctor_leave_free_times_announced" AFTER INSERT OR UPDATE OR DELETE ON "doctor_leave" FOR EACH ROW EXECUTE FUNCTION "announce_free_times_of_doctor"();

-- Every process that keeps pages hears of a change when it is committed, not before.
CREATE FUNCTION "announce_area_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('area_versions', NEW.area);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "area_versions_announced" AFTER INSERT OR UPDATE ON "area_versions"
  FOR EACH ROW EXECUTE FUNCTION "announce_area_version"();--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
-- A version once taken is never rewritten.
create function content_versions_keep() returns trigger language plpgsql as $$ begin raise exception 'a version is never changed'; end $$;--> statement-breakpoint
create trigger content_versions_keep before update on content_versions for each row execute function content_versions_keep();--> statement-breakpoint
-- Lists keep the next free times of all doctors for a moment: whatever takes or gives a time is announced to every process, once a transaction.
CREATE FUNCTION "announce_free_times"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('area_versions', 'free-times');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "public_holidays_free_times_announced" AFTER INSERT OR UPDATE OR DELETE ON "public_holidays" FOR EACH STATEMENT EXECUTE FUNCTION "announce_free_times"();--> statement-breakpoint
-- An order is settled by one payment, for good.
CREATE FUNCTION "settled_once"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.settled_payment_id IS NOT NULL AND NEW.settled_payment_id IS DISTINCT FROM OLD.settled_payment_id THEN
    RAISE EXCEPTION 'an order is settled once' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "payment_requests_settled_once" BEFORE UPDATE ON "payment_requests"
  FOR EACH ROW EXECUTE FUNCTION "settled_once"();--> statement-breakpoint
CREATE TRIGGER "audit_seals_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_seals"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
-- The hash of an entry and of the seal before it: the one expression for sealing and for checking.
CREATE FUNCTION "audit_entry_hash"("previous" text, "entry" "audit_log") RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(concat_ws('|', coalesce(previous, ''), entry.id, extract(epoch from entry.at),
    entry.actor_kind, entry.account_id, entry.action, entry.subject_kind, entry.subject_id, entry.patient_id, entry.hospital_id,
    entry.detail), 'UTF8')), 'hex')
$$;--> statement-breakpoint
-- Seals at most so many entries and answers how many. One sealer at a time: a second one answers 0.
CREATE FUNCTION "seal_audit_log"("most" integer, "sealing_at" timestamp with time zone) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  last_position bigint;
  last_hash text;
  horizon bigint;
  entry audit_log;
  sealed integer := 0;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('seal_audit_log')) THEN RETURN 0; END IF;
  SELECT s.position, s.hash INTO last_position, last_hash FROM audit_seals s ORDER BY s.position DESC LIMIT 1;
  -- A transaction that is kept late brings entries with lower ids than those sealed already: they are looked for this far back.
  SELECT coalesce(max(s.entry_id), 0) - 100000 INTO horizon FROM audit_seals s;
  FOR entry IN
    SELECT e.* FROM audit_log e
    WHERE e.id > horizon AND NOT EXISTS (SELECT FROM audit_seals s WHERE s.entry_id = e.id)
    ORDER BY e.id LIMIT most
  LOOP
    last_position := coalesce(last_position, 0) + 1;
    last_hash := audit_entry_hash(last_hash, entry);
    INSERT INTO audit_seals VALUES (last_position, entry.id, last_hash, sealing_at);
    sealed := sealed + 1;
  END LOOP;
  RETURN sealed;
END
$$;--> statement-breakpoint
-- An entry waits up to a minute for its seal. Its own hash is stored as it is inserted, so that a change in that minute is found too.
CREATE FUNCTION "hash_audit_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.entry_hash := audit_entry_hash(NULL, NEW);
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_log_hashed" BEFORE INSERT ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "hash_audit_entry"();--> statement-breakpoint
CREATE TRIGGER "schedule_overrides_free_times_announced" AFTER INSERT OR UPDATE OR DELETE ON "schedule_overrides" FOR EACH STATEMENT EXECUTE FUNCTION "announce_free_times"();--> statement-breakpoint
CREATE TRIGGER "schedule_blocks_free_times_announced" AFTER INSERT OR UPDATE OR DELETE ON "schedule_blocks" FOR EACH STATEMENT EXECUTE FUNCTION "announce_free_times"();--> statement-breakpoint
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
CREATE TRIGGER "appointments_free_times_announced" AFTER INSERT OR UPDATE OR DELETE ON "appointments" FOR EACH ROW EXECUTE FUNCTION "announce_free_times_of_doctor"();--> statement-breakpoint
CREATE TRIGGER "weekly_sessions_free_times_announced" AFTER INSERT OR UPDATE OR DELETE ON "weekly_sessions" FOR EACH ROW EXECUTE FUNCTION "announce_free_times_of_doctor"();--> statement-breakpoint
CREATE TRIGGER "doctor_leave_free_times_announced" AFTER INSERT OR UPDATE OR DELETE ON "doctor_leave" FOR EACH ROW EXECUTE FUNCTION "announce_free_times_of_doctor"();

-- Entries of the audit log are added without waiting for each other. A job seals them into the chain, one batch after the other.
DROP TRIGGER "audit_log_chained" ON "audit_log";--> statement-breakpoint
DROP FUNCTION "chain_audit_log"();--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"position" bigint PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_seals_entryId_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
INSERT INTO "audit_seals" ("position", "entry_id", "hash", "sealed_at")
  SELECT row_number() OVER (ORDER BY "id"), "id", "hash", "at" FROM "audit_log" WHERE "hash" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" DROP COLUMN "previous_hash", DROP COLUMN "hash";--> statement-breakpoint
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
$$;

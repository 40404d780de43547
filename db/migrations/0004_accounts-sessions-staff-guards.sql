-- One 'self' per account, and addresses of one spelling.
CREATE UNIQUE INDEX "persons_one_self_index" ON "persons" ("account_id") WHERE "relationship" = 'self';--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_email_lower_case" CHECK ("email" = lower("email"));--> statement-breakpoint
-- The audit log is a chain: each row carries the hash of the row before it, so that a change or a gap is found.
CREATE FUNCTION "chain_audit_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- One writer at a time, until its transaction ends: the chain has one order.
  PERFORM pg_advisory_xact_lock(hashtext('audit_log'));
  NEW.id := nextval('audit_log_id_seq');
  SELECT "hash" INTO NEW."previous_hash" FROM "audit_log" ORDER BY "id" DESC LIMIT 1;
  NEW."hash" := encode(sha256(convert_to(concat_ws('|', coalesce(NEW."previous_hash", ''), NEW."id", extract(epoch from NEW."at"),
    NEW."actor_kind", NEW."account_id", NEW."action", NEW."subject_kind", NEW."subject_id", NEW."patient_id", NEW."hospital_id", NEW."detail"), 'UTF8')), 'hex');
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_log_chained" BEFORE INSERT ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "chain_audit_log"();--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();

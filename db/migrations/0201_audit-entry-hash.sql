ALTER TABLE "audit_log" ADD COLUMN "entry_hash" text;
--> statement-breakpoint
-- An entry waits up to a minute for its seal. Its own hash is stored as it is inserted, so that a change in that minute is found too.
CREATE FUNCTION "hash_audit_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.entry_hash := audit_entry_hash(NULL, NEW);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_hashed" BEFORE INSERT ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "hash_audit_entry"();

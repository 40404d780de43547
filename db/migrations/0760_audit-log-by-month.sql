-- Tables that only grow are partitioned by month of Malaysian time. Partitions have a schema of their own: whoever lists the tables of the
-- group finds each table once, and an index keeps its name. Each table has one partition for what came before, one for each month,
-- and one for rows whose month has no partition, which nothing should ever reach.
CREATE SCHEMA "months";--> statement-breakpoint
CREATE VIEW "months"."partitions" AS
SELECT i.inhparent::regclass AS "parent", c.oid::regclass AS "partition", a.attname::text AS "key", d."bound" = 'DEFAULT' AS "is_default",
  (regexp_match(d."bound", 'FROM \(''([^'']+)''\)'))[1]::timestamp with time zone AS "starts",
  (regexp_match(d."bound", 'TO \(''([^'']+)''\)'))[1]::timestamp with time zone AS "ends"
FROM pg_inherits i
  JOIN pg_class c ON c.oid = i.inhrelid AND c.relkind = 'r' AND c.relnamespace = 'months'::regnamespace
  JOIN pg_partitioned_table p ON p.partrelid = i.inhparent
  JOIN pg_attribute a ON a.attrelid = i.inhparent AND a.attnum = p.partattrs[0]
  CROSS JOIN LATERAL (SELECT pg_get_expr(c.relpartbound, c.oid) AS "bound") d;--> statement-breakpoint
-- Triggers of rows come to a partition by themselves, those of statements do not: what refuses a change of the table must refuse one of
-- its partition too.
CREATE FUNCTION "months"."copy_statement_triggers"("of_table" regclass, "to_partition" regclass) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  definition text;
BEGIN
  FOR definition IN
    SELECT replace(pg_get_triggerdef(t.oid), format(' ON %I.%I ', n.nspname, c.relname), format(' ON %s ', to_partition))
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE t.tgrelid = of_table AND NOT t.tgisinternal AND t.tgtype & 1 = 0
  LOOP
    EXECUTE definition;
  END LOOP;
END
$$;--> statement-breakpoint
-- Makes the partition for the month of a day and answers its name; null where the month has one. Rows of the month that came before it go
-- into it as they are. The new table is attached, not created in place, because that lets others read and write meanwhile.
CREATE FUNCTION "months"."make"("of_table" regclass, "of_day" date) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  month_starts timestamp with time zone := date_trunc('month', of_day::timestamp) AT TIME ZONE 'Asia/Kuala_Lumpur';
  month_ends timestamp with time zone := (date_trunc('month', of_day::timestamp) + interval '1 month') AT TIME ZONE 'Asia/Kuala_Lumpur';
  others regclass;
  key_column text;
  made text;
  is_late boolean;
BEGIN
  -- One maker at a time, whichever server it runs for.
  PERFORM pg_advisory_xact_lock(hashtext('months.make'));
  IF EXISTS (SELECT FROM months.partitions p WHERE p.parent = of_table AND NOT p.is_default
    AND coalesce(p.starts, '-infinity') <= month_starts AND p.ends >= month_ends) THEN RETURN NULL; END IF;
  SELECT p.partition, p.key INTO STRICT others, key_column FROM months.partitions p WHERE p.parent = of_table AND p.is_default;
  SELECT c.relname || to_char(of_day, '_YYYY_MM') INTO made FROM pg_class c WHERE c.oid = of_table;
  -- Nothing may come to these rows between looking at them and attaching the month.
  EXECUTE format('LOCK TABLE %s IN ACCESS EXCLUSIVE MODE', others);
  EXECUTE format('CREATE TABLE months.%I (LIKE %s INCLUDING ALL)', made, of_table);
  EXECUTE format('SELECT EXISTS (SELECT FROM %s WHERE %I >= $1 AND %I < $2)', others, key_column, key_column)
    INTO is_late USING month_starts, month_ends;
  IF is_late THEN
    EXECUTE format('ALTER TABLE %s DISABLE TRIGGER USER', others);
    EXECUTE format('WITH late AS (DELETE FROM %s WHERE %I >= $1 AND %I < $2 RETURNING *) INSERT INTO months.%I SELECT * FROM late',
      others, key_column, key_column, made) USING month_starts, month_ends;
    EXECUTE format('ALTER TABLE %s ENABLE TRIGGER USER', others);
  END IF;
  PERFORM months.copy_statement_triggers(of_table, format('months.%I', made)::regclass);
  EXECUTE format('ALTER TABLE %s ATTACH PARTITION months.%I FOR VALUES FROM (%L) TO (%L)', of_table, made, month_starts, month_ends);
  RETURN made;
END
$$;--> statement-breakpoint
-- Fills a new partitioned table with a former one, whose rows stay where they are: it becomes the partition of everything until the end of
-- this month, or of the month of its newest row. The next three months and the partition for all other rows are made.
CREATE FUNCTION "months"."take_over"("of_table" regclass, "former" regclass) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  granted record;
  key_column text;
  newest timestamp with time zone;
  next_month timestamp;
  others text;
BEGIN
  FOR granted IN
    SELECT a.grantee, a.privilege_type AS privilege, a.is_grantable FROM pg_class c CROSS JOIN LATERAL aclexplode(c.relacl) a
    WHERE c.oid = former AND a.grantee <> c.relowner
  LOOP
    EXECUTE format('GRANT %s ON %s TO %s %s', granted.privilege, of_table,
      CASE granted.grantee WHEN 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(granted.grantee)) END,
      CASE WHEN granted.is_grantable THEN 'WITH GRANT OPTION' ELSE '' END);
  END LOOP;
  SELECT a.attname INTO STRICT key_column FROM pg_partitioned_table p
    JOIN pg_attribute a ON a.attrelid = p.partrelid AND a.attnum = p.partattrs[0] WHERE p.partrelid = of_table;
  EXECUTE format('SELECT max(%I) FROM %s', key_column, former) INTO newest;
  next_month := date_trunc('month', greatest(now(), newest) AT TIME ZONE 'Asia/Kuala_Lumpur') + interval '1 month';
  EXECUTE format('ALTER TABLE %s ATTACH PARTITION %s FOR VALUES FROM (MINVALUE) TO (%L)',
    of_table, former, next_month AT TIME ZONE 'Asia/Kuala_Lumpur');
  SELECT format('months.%I', c.relname || '_default') INTO others FROM pg_class c WHERE c.oid = of_table;
  EXECUTE format('CREATE TABLE %s PARTITION OF %s DEFAULT', others, of_table);
  PERFORM months.copy_statement_triggers(of_table, others::regclass);
  PERFORM months.make(of_table, (next_month + make_interval(months => ahead))::date) FROM generate_series(0, 2) AS ahead;
END
$$;--> statement-breakpoint
-- The audit log. Its entries are never deleted; the indexes that are written to stay as small as a month.
-- The key gains the time, as PostgreSQL asks of a partitioned table; ids still come from one sequence.
DROP TRIGGER "audit_log_hashed" ON "audit_log";--> statement-breakpoint
DROP FUNCTION "audit_entry_hash"(text, "audit_log");--> statement-breakpoint
ALTER SEQUENCE "audit_log_id_seq" OWNED BY NONE;--> statement-breakpoint
ALTER TABLE "audit_log" SET SCHEMA "months";--> statement-breakpoint
ALTER TABLE "months"."audit_log" RENAME TO "audit_log_before";--> statement-breakpoint
ALTER TABLE "months"."audit_log_before" DROP CONSTRAINT "audit_log_pkey";--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint DEFAULT nextval('audit_log_id_seq'::regclass) NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"account_id" uuid,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"patient_id" uuid,
	"hospital_id" integer,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"entry_hash" text,
	CONSTRAINT "audit_log_id_at_pk" PRIMARY KEY("id","at")
) PARTITION BY RANGE ("at");--> statement-breakpoint
ALTER SEQUENCE "audit_log_id_seq" OWNED BY "audit_log"."id";--> statement-breakpoint
CREATE INDEX "audit_log_patient_id_at_index" ON "audit_log" USING btree ("patient_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_subject_kind_subject_id_index" ON "audit_log" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_subject_id_index" ON "audit_log" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_account_id_at_index" ON "audit_log" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_action_id_index" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_log_hospital_id_id_index" ON "audit_log" USING btree ("hospital_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_at_index" ON "audit_log" USING btree ("at");--> statement-breakpoint
-- The same functions as before: the row that they are given is now that of the partitioned table.
CREATE FUNCTION "audit_entry_hash"("previous" text, "entry" "audit_log") RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(concat_ws('|', coalesce(previous, ''), entry.id, extract(epoch from entry.at),
    entry.actor_kind, entry.account_id, entry.action, entry.subject_kind, entry.subject_id, entry.patient_id, entry.hospital_id,
    entry.detail), 'UTF8')), 'hex')
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "seal_audit_log"("most" integer, "sealing_at" timestamp with time zone) RETURNS integer LANGUAGE plpgsql AS $$
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
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "audit_log_hashed" BEFORE INSERT ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "hash_audit_entry"();--> statement-breakpoint
SELECT months.take_over('audit_log', 'months.audit_log_before');

import type { Pool } from 'pg';

/** The parts of a database by name, each as PostgreSQL itself describes it. */
export type DatabaseSchema = Record<SchemaPart, Record<string, string>>;

type SchemaPart = keyof typeof queries;

const ours = `not exists (select from pg_depend d where d.objid = o.oid and d.deptype = 'e')`;

/**
 * Each returns `name` and `made`. Columns include their position, because views and inserts may depend on the order.
 */
const queries = {
  extensions: `select extname as name, 'installed' as made from pg_extension`,
  columns: `select t.relname || '.' || a.attname as name,
      concat_ws(' ', row_number() over (partition by t.oid order by a.attnum), format_type(a.atttypid, a.atttypmod),
        case when a.attnotnull then 'not null' end, 'default ' || pg_get_expr(f.adbin, f.adrelid),
        nullif(a.attidentity::text, ''), nullif(a.attgenerated::text, ''), a.attstorage::text) as made
    from pg_attribute a join pg_class t on t.oid = a.attrelid
    left join pg_attrdef f on f.adrelid = a.attrelid and f.adnum = a.attnum
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'v', 'm', 'p') and a.attnum > 0 and not a.attisdropped`,
  tables: `select relname as name, relkind::text || ' ' || coalesce(reloptions::text, '') as made from pg_class o
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'm', 'p') and ${ours}`,
  sequences: `select sequencename as name, concat_ws(' ', data_type, start_value, increment_by, max_value, cycle) as made
    from pg_sequences where schemaname = 'public'`,
  indexes: `select indexname as name, indexdef as made from pg_indexes where schemaname = 'public'`,
  constraints: `select conrelid::regclass || '.' || conname as name,
      pg_get_constraintdef(oid) || case when convalidated then '' else ' not valid' end as made
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`,
  triggers: `select tgrelid::regclass || '.' || tgname as name, pg_get_triggerdef(oid) || ' ' || tgenabled::text as made
    from pg_trigger where not tgisinternal`,
  functions: `select oid::regprocedure::text as name, pg_get_functiondef(oid) as made from pg_proc o
    where pronamespace = 'public'::regnamespace and prokind <> 'a' and ${ours}`,
  views: `select viewname as name, definition as made from pg_views where schemaname = 'public'`,
  types: `select typname as name, typtype::text || ' ' || coalesce((select string_agg(enumlabel, ',' order by enumsortorder)
      from pg_enum where enumtypid = o.oid), '') as made
    from pg_type o where typnamespace = 'public'::regnamespace and typtype in ('e', 'd') and ${ours}`,
};

/** Everything in the schema `public` that a migration can make. */
export async function describeSchema(pool: Pick<Pool, 'query'>): Promise<DatabaseSchema> {
  const parts = await Promise.all(
    Object.entries(queries).map(async ([part, query]) => {
      const { rows } = await pool.query<{ name: string; made: string }>(`${query} order by 1`);
      return [part, Object.fromEntries(rows.map(({ name, made }) => [name, made]))];
    }),
  );
  return Object.fromEntries(parts) as DatabaseSchema;
}

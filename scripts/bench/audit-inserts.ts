/**
 * `npm run bench:audit`: what the three indexes of migration 0720 cost the entries of the audit log. Fills the log of a
 * database of its own, then inserts 100,000 entries one by one with these indexes and without them, in turns, and
 * prints the ratio and by which indexes the list's filters are read. `npm run bench:audit -- 20000` inserts fewer.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#src/platform/db/embedded/embedded-postgres.server.ts';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { median } from './timing.ts';

const entries = Number(process.argv[2] ?? 100_000);
if (!Number.isInteger(entries) || entries < 1_000) throw new Error('Say npm run bench:audit -- NUMBER, 1000 at least.');
/** What is in the log before: an index of a small table stays in memory whole. */
const before = 5 * entries;
const rounds = 3;
const indexes = {
  audit_log_subject_id_index: 'create index audit_log_subject_id_index on audit_log (subject_id)',
  audit_log_action_id_index: 'create index audit_log_action_id_index on audit_log (action, id)',
  audit_log_hospital_id_id_index: 'create index audit_log_hospital_id_id_index on audit_log (hospital_id, id)',
};

/** The filters of the list that these indexes are for (audit.store.server.ts): common and rare values. */
const filters = [
  ['a kind or an id', "(subject_kind = '777' or subject_id = '777')"],
  ['a rare action', "action = 'erase'"],
  ['an action', "action = 'look'"],
  ['a hospital with few entries', 'hospital_id in (31)'],
  ['a hospital', 'hospital_id in (3)'],
] as const;

const folder = await mkdtemp(join(tmpdir(), 'portal-audit-'));
// PostgreSQL never runs as root: when root measures, its user must be able to enter.
await chmod(folder, 0o755);
const settings = { max_wal_size: '8GB', shared_buffers: '512MB', synchronous_commit: 'off' };
const postgres = await startEmbeddedPostgres({ dataDir: folder, publicRoot: tmpdir(), settings });
const client = new pg.Client({ connectionString: postgres.url });
try {
  await migrateDatabase(postgres.url);
  await client.connect();
  await client.query('set statement_timeout = 0');
  await insert(before);
  const loadBefore = loadavg()[0]!;
  const [withThem, without]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    for (const name of Object.keys(indexes)) await client.query(`drop index ${name}`);
    without.push(await insert(entries));
    for (const statement of Object.values(indexes)) await client.query(statement);
    withThem.push(await insert(entries));
  }
  const microseconds = (ms: number[]) => (median(ms) * 1_000) / entries;
  process.stdout.write(
    `${entries} entries on top of ${before}, median of ${rounds} rounds: ${microseconds(withThem).toFixed(1)} µs an entry with the three indexes, ` +
      `${microseconds(without).toFixed(1)} µs without them, ${(median(withThem) / median(without)).toFixed(2)} times. ` +
      `Load average ${loadBefore.toFixed(1)} before and ${loadavg()[0]!.toFixed(1)} after, on ${availableParallelism()} cores.\n`,
  );
  await client.query('analyze audit_log');
  for (const [what, condition] of filters) process.stdout.write(`${what}: ${await indexesFor(condition)}\n`);
} finally {
  await client.end();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

/** The indexes that the list's page is read by. */
async function indexesFor(condition: string): Promise<string> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain select id from audit_log where ${condition} order by id desc limit 51`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  return [...plan.matchAll(/audit_log_\w+/g)].map(([name]) => name).join(', ') || plan;
}

/** Inserts so many entries, each by a statement of its own, as the site does; returns the milliseconds. */
async function insert(number: number): Promise<number> {
  await client.query('checkpoint');
  const startedAt = performance.now();
  await client.query(`do $$ begin for n in 1..${number} loop
    insert into audit_log (at, actor_kind, account_id, action, subject_kind, subject_id, patient_id, hospital_id, detail)
    values (now(), 'staff', ('00000000-0000-4000-8000-' || lpad((n % 300)::text, 12, '0'))::uuid,
      (array['look', 'appointment_changed', 'sign_in', 'order_seen', 'refund_approved', 'person_changed', 'catalogue_saved', 'content_saved'])[1 + n % 8],
      (array['appointment', 'order', 'patient', 'content', 'doctors'])[1 + n % 5], (random() * 5000000)::int::text,
      gen_random_uuid(), 1 + n % 29, '{"code": "dr-salmah-idris"}');
    end loop; end $$`);
  return performance.now() - startedAt;
}

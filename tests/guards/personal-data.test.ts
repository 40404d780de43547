import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import { samplePassword } from '#tests/support/sample-sign-in.ts';
import { signedInAgain, browserFor } from '#src/features/patient/profile/patient-browser.fixture.ts';
import { forgetGuests } from '#src/server/personal-data/retention-sweep.ts';
import { personalData } from '#src/server/personal-data/personal-data.ts';
import { retention } from '#src/server/personal-data/retention.ts';
import { sealedTables } from '#src/server/personal-data/sealed-columns.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { planted, plantWaiting } from './planted-data.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const tablesOf = async () =>
  (
    await site.app.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
  ).rows.map(({ name }) => name);

it('every table has a data-subject handler, a time after which it is deleted, or a reason', async () => {
  expect((await tablesOf()).toSorted()).toEqual(Object.keys(personalData).toSorted());
});

it('what is said to be deleted after a time is deleted by a job, or goes with the row that it belongs to', () => {
  const wrong = Object.entries(personalData).filter(
    ([table, entry]) => 'deletedAfter' in entry && (!retention[table] || 'kept' in retention[table]),
  );
  expect(wrong.map(([table]) => table)).toEqual([]);
});

it('the export holds every word of hers that is sealed somewhere: reasons, notes, names, addresses', async () => {
  await plantWaiting(site.app);
  const file = await browserFor(site, await signedInAgain(site.app, sampleAccounts.patient)).send(
    '/setting/export',
    {},
  );
  expect(planted.filter((words) => !file.html.includes(words))).toEqual([]);
});

it('every handler that the list names is one of those that export and erase', () => {
  const names = site.app.dataSubjectHandlers.map(({ name }) => name);
  const named = Object.values(personalData).flatMap((entry) => ('handler' in entry ? [entry.handler] : []));
  expect([...new Set(named)].filter((name) => !names.includes(name))).toEqual([]);
});

const mergeRules = () =>
  Object.fromEntries(site.app.dataSubjectHandlers.flatMap((handler) => Object.entries(handler.mergeRules)));

it('every table with a handler says what a merge of two accounts does to its rows, and no other table does', () => {
  const handled = Object.entries(personalData).flatMap(([table, entry]) => ('handler' in entry ? [table] : []));
  expect(Object.keys(mergeRules()).toSorted()).toEqual(handled.toSorted());
});

it('a column that names a patient belongs to a rule of the merge, or is one of these', async () => {
  const { rows } = await site.app.db.execute<{ place: string; table: string }>(sql`
    select c.table_name || '.' || c.column_name as place, c.table_name as table from information_schema.columns c
      join information_schema.tables t on t.table_name = c.table_name and t.table_schema = 'public' and t.table_type = 'BASE TABLE'
      where c.table_schema = 'public' and c.column_name in ('account_id', 'owner_key', 'holder_hash', 'person_id', 'patient_id')
    union
    select k.conrelid::regclass || '.' || a.attname, k.conrelid::regclass::text from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
      where k.contype = 'f' and k.confrelid in ('accounts'::regclass, 'persons'::regclass)
    order by 1`);
  const rules = mergeRules();
  expect(rows.filter(({ table }) => !(table in rules)).map(({ place }) => place)).toEqual([
    'bulk_changes.account_id',
    'consents.account_id',
    'drafts.saved_by',
    'identity_credentials.account_id',
    'list_views.account_id',
    'open_records.account_id',
    'privacy_breaches.recorded_by',
    'sessions.account_id',
    'staff_duties.account_id',
    'staff_invitations.invited_by',
    'staff_members.account_id',
    'unsaved_changes.account_id',
    'weekly_mail_readers.account_id',
  ]);
});

it('a merge rule names the owner of its table, its whole primary key, and its person', async () => {
  const { rows } = await site.app.db.execute<{ table: string; columns: string[]; key: string[] }>(sql`
    select c.relname as table, array_agg(a.attname::text) as columns,
      array_agg(a.attname::text) filter (where a.attnum = any(i.indkey)) as key
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace group by c.relname`);
  const wrong = Object.entries(mergeRules()).filter(([table, rule]) => {
    const known = rows.find((row) => row.table === table)!;
    if ('with' in rule) return !(rule.with in mergeRules());
    if ('personOf' in rule) return !known.columns.includes(rule.personOf);
    if (!('ownedBy' in rule)) return false;
    const named = [rule.ownedBy.column, ...(rule.person ? [rule.person.column] : []), ...(rule.twins?.columns ?? [])];
    return (
      named.some((column) => !known.columns.includes(column)) ||
      known.key.toSorted().join() !== [...rule.key].toSorted().join() ||
      (known.columns.includes('person_id') && !rule.person)
    );
  });
  expect(wrong).toEqual([]);
});

/** Every value of every text and JSON column, sealed ones opened, with its table and column. */
async function everyWord(): Promise<{ place: string; words: string }[]> {
  const { rows: columns } = await site.app.db.execute<{ table: string; column: string }>(
    sql`select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and data_type in ('text', 'jsonb', 'ARRAY')`,
  );
  const found: { place: string; words: string }[] = [];
  for (const { table, column } of columns) {
    const sealed = sealedTables.find((one) => one.table === table && one.columns.includes(column));
    const row = sql.identifier(sealed?.row ?? column);
    const { rows } = await site.app.db.execute<{ words: string; row: string }>(
      sql`select ${sql.identifier(column)}::text as words, ${row}::text as row from ${sql.identifier(table)} where ${sql.identifier(column)}::text <> ''`,
    );
    for (const { words, row: key } of rows)
      found.push({
        place: `${table}.${column}`,
        words: sealed ? site.app.secrets.open(words, [table, column, key]) : words,
      });
  }
  return found;
}

const names =
  /Nur Aisyah|Adam Harith|Zainab binti Mahmud|(?<!new)patient@example\.test|60123450001|880412105556|1988-04-12/;
const inSample = async () => [
  ...new Set((await everyWord()).filter(({ words }) => names.test(words)).map(({ place }) => place)),
];

it('a patient who deletes the account is named by no value of any table any more, sealed ones included', async () => {
  const sample = await signedInAgain(site.app, sampleAccounts.patient);
  expect(await inSample()).toEqual(
    expect.arrayContaining(['accounts.email', 'persons.id_number', 'orders.buyer', 'payment_requests.contact']),
  );
  await browserFor(site, sample).send('/setting/data', {
    intent: 'delete',
    confirmed: 'yes',
    password: samplePassword,
  });
  // The confirmation waits for the mail server, and is deleted once it was sent.
  expect(await inSample()).toEqual(['outbox.payload']);
});

it('guests are forgotten too: carts, waiting lists and invitations end, and visits lose their name', async () => {
  const { db } = site.app;
  await db.execute(sql`insert into bookmarks (owner_key, kind, item_id, created_at)
    values ('guest:old', 'doctor', '1', '2025-01-01'), ('guest:new', 'doctor', '1', '2026-11-01')`);
  await db.execute(sql`insert into staff_invitations (id, email, duties, token_hash, invited_by, expires_at)
    values (gen_random_uuid(), 'ended@example.test', '[]', 'a', ${sampleAccounts.admin}, '2026-10-01'),
      (gen_random_uuid(), 'open@example.test', '[]', 'b', ${sampleAccounts.admin}, '2026-11-26')`);
  await db.execute(sql`update appointments set holder_hash = 'guest', patient_name = 'clear:Old Guest',
    starts_at = starts_at - interval '8 years', ends_at = ends_at - interval '8 years',
    during = tstzrange(starts_at - interval '8 years', ends_at - interval '8 years') where reference = 'ASAMPLE003'`);
  expect(await forgetGuests(db, site.clock.now())).toBe(3);
  const left = await db.execute(sql`select owner_key as left from bookmarks where owner_key like 'guest:%'
    union select email from staff_invitations where email like '%example.test'
    union select patient_name from appointments where reference = 'ASAMPLE003'`);
  expect(left.rows.map(({ left: words }) => words).toSorted()).toEqual(['guest:new', null, 'open@example.test']);
});

/**
 * Fills a database that has the sample group with many patients, appointments and orders, to see what large data
 * costs: `DATABASE_URL=... node scripts/scale/fill-database.ts 100000`. The number is that of the patients; each has
 * five appointments, an order, a message, a form, an entry of a waiting list, a proposed new time and two entries of
 * the audit log; appointments, orders and forms are spread over five years. Every second one has a request about data,
 * a pair of accounts and a picture in the library. There is one article for three patients, in three languages, and
 * every tenth of them is found by the search. Never for a database with real people in it: triggers and foreign keys
 * are off while it writes.
 */
import pg from 'pg';
import { createSecrets } from '#src/platform/secrets/secrets.server.ts';
import { demoSecret } from '#src/server/environment/modes.ts';
import { contentStatements, type ContentRequest } from './fill-content.ts';
import { adminListStatements, adminListTables } from './fill-admin-lists.ts';

/** Names of the tables that grow with patients, and so must never be read from end to end by a request or a job. */
export const growingTables = [
  'accounts',
  'persons',
  'appointments',
  'appointment_history',
  'orders',
  'order_lines',
  'order_history',
  'vouchers',
  'payment_requests',
  'payments',
  'payment_messages',
  'refunds',
  'form_submissions',
  'form_history',
  'waiting_list_entries',
  'outbox',
  'audit_log',
  'audit_seals',
  ...adminListTables,
] as const;

export interface FillRequest {
  patients: number;
  now: Date;
  /** Seals a value as the site does (platform/secrets), so that pages can open it. */
  seal: (plain: string) => string;
  /** Appointments of each patient: five where absent. */
  appointmentsEach?: number;
  /** Articles; none where absent. */
  content?: ContentRequest;
  /** Told of each statement that has run, with its milliseconds. */
  onStep?: (statement: string, ms: number) => void;
}

/** Tables that grow with content. */
const contentTables = ['content_entries', 'content_texts', 'content_published', 'search_documents'];

/**
 * Inserts so many patients, and what they have, around the moment `now`. Asks for a role that may set
 * session_replication_role.
 */
export async function fillDatabase(client: pg.ClientBase, request: FillRequest): Promise<void> {
  const { patients, now, content, onStep } = request;
  await client.query('begin');
  try {
    await client.query(`set local session_replication_role = replica; set local statement_timeout = 0;
      set local idle_in_transaction_session_timeout = 0; set local work_mem = '128MB';
      set local maintenance_work_mem = '512MB'`);
    await client.query(`create temporary table doctor_number on commit drop as
      select d.id as doctor_id, min(h.hospital_id) as hospital_id, row_number() over (order by d.id) - 1 as place
      from doctors d join doctor_hospitals h on h.doctor_id = d.id group by d.id`);
    await client.query(
      'create temporary table hospital_ids on commit drop as select array_agg(id order by id) as ids from hospitals',
    );
    const indexes = await dropIndexes(client, [...growingTables, ...(content ? contentTables : [])]);
    for (const statement of statementsFor(request)) {
      const startedAt = performance.now();
      await client.query(statement, [patients, now.toISOString()].slice(0, statement.includes('$2') ? 2 : 1));
      onStep?.(statement, performance.now() - startedAt);
    }
    for (const statement of content ? contentStatements(content) : []) {
      const startedAt = performance.now();
      await client.query(statement);
      onStep?.(statement, performance.now() - startedAt);
    }
    // That of a partitioned table is described without its partitions.
    for (const definition of indexes) await client.query(definition.replace(' ON ONLY ', ' ON '));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await client.query('set statement_timeout = 0');
  for (const table of [...growingTables, ...(content ? contentTables : [])])
    await client.query(`vacuum analyze ${table}`);
}

/** Drops the indexes that no constraint needs and returns their definitions: built afterwards, they cost a fraction. */
async function dropIndexes(client: pg.ClientBase, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index i
      where indrelid = any($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

/** The articles that belong to a group with so many patients. */
export function contentOf(patients: number): ContentRequest {
  return { articles: Math.ceil(patients / 3), found: Math.ceil(patients / 30) };
}

/** Ids are made from numbers, so that a row can name another without asking for it. */
const id = (kind: string, number: string) => `md5('${kind}' || ${number})::uuid`;
/** The number of an order in its form: M000000010. */
const order = "'M' || lpad(i::text, 9, '0')";
const people = 'generate_series(1, $1::int) i';

function statementsFor({ patients, seal, appointmentsEach = 5 }: FillRequest): string[] {
  const sealed = {
    name: pg.escapeLiteral(seal('Patient of many')),
    form: pg.escapeLiteral(seal(JSON.stringify({ name: 'Patient of many', patient_name: 'Patient of many' }))),
    buyer: pg.escapeLiteral(
      seal(JSON.stringify({ name: 'Patient of many', email: 'many@large.example', phone: '+60120000000' })),
    ),
    message: pg.escapeLiteral(
      seal(
        JSON.stringify({
          recipient: 'many@large.example',
          subject: 'Your appointment',
          text: 'Text',
          html: null,
          attachments: [],
        }),
      ),
    ),
  };
  const appointments = patients * appointmentsEach;
  const doctors = '(select count(*) from doctor_number)';
  return [
    `insert into accounts (id, email, name, phone_hash, email_verified_at, created_at, updated_at)
      select ${id('account', 'i')}, 'patient-' || i || '@large.example', 'Patient ' || i, md5('phone' || i), now(), now(), now() from ${people}`,
    `insert into persons (id, account_id, relationship, name, id_hash)
      select ${id('person', 'i')}, ${id('account', 'i')}, 'self', 'Patient ' || i, md5('nric' || i) from ${people}`,
    // One in twenty is still to come, within two months; the others are spread over five years. Times of one doctor are
    // at least an hour apart, so that none is booked twice.
    `insert into appointments (id, reference, doctor_id, hospital_id, mode, seat, during, starts_at, ends_at, status, holder_hash, person_id, patient_name, phone_hash, language, consent_version, created_at, updated_at)
      select ${id('appointment', 'n')}, 'A' || upper(substr(md5('reference' || n), 1, 9)), d.doctor_id, d.hospital_id, 'in_person', 1,
        tstzrange(at, at + interval '20 minutes'), at, at + interval '20 minutes',
        case when n % 20 = 0 then 'confirmed' when n % 7 = 0 then 'cancelled' when n % 11 = 0 then 'no_show' else 'completed' end,
        'patient:' || ${id('account', '1 + n % $1::int')}, ${id('person', '1 + n % $1::int')}, ${sealed.name}, md5('phone' || 1 + n % $1::int), 'en', 'large', at - interval '9 days', at
      from generate_series(1, ${appointments}) n
        join doctor_number d on d.place = (n / 20) % ${doctors}
        cross join lateral (select case when n % 20 = 0 then $2::timestamptz + (n / 20 / ${doctors} + 1) * greatest(interval '1 hour', interval '60 days' * ${doctors} * 20 / ${appointments})
          else $2::timestamptz - ((n / 20 / ${doctors}) * 20 + n % 20) * greatest(interval '1 hour', interval '1826 days' * ${doctors} / ${appointments}) end as at) t
      where $1::int > 0 on conflict do nothing`,
    `insert into appointment_history (appointment_id, at, from_status, to_status, by)
      select id, created_at, 'held', 'confirmed', 'patient' from appointments where $1::int > 0 and holder_hash like 'patient:%' and consent_version = 'large'`,
    `insert into orders (id, owner_key, state, language, buyer, email_hash, subtotal_sen, discount_sen, tax_percent, service_tax_sen, total_sen, terms_version, placed_at, expires_at, paid_at, paperwork_at)
      select ${order}, 'patient:' || ${id('account', 'i')}, case when i % 9 = 0 then 'expired' else 'paid' end, 'en', ${sealed.buyer}, md5('mail' || i), 48800, 0, 0, 0, 48800, 'large',
        at, at + interval '1 hour', case when i % 9 = 0 then null else at end, case when i % 9 = 0 then null else at end
      from ${people} cross join lateral (select $2::timestamptz - i * (interval '1826 days' / $1::int) as at) t`,
    `insert into order_lines (id, order_id, position, package_id, slug, title, type_name, hospital_id, hospital_name, quantity, unit_price_sen, total_sen, discount_sen, service_tax_sen, payable_sen, validity_days, approval_number, person_name, person_is_citizen, placed_at, order_state, order_total_sen)
      select ${id('line', 'i')}, ${order}, 1, 1, 'check-up', '{"en":"Check-up"}', '{"en":"Check-up"}', (select ids[1 + i / 2 % cardinality(ids)] from hospital_ids), 'Hospital', 1, 48800, 48800, 0, 0, 48800, 180, '', ${sealed.name}, true, orders.placed_at, orders.state, orders.total_sen
      from ${people} join orders on orders.id = ${order}`,
    `insert into order_history (order_id, at, from_state, to_state, by) select id, placed_at, null, state, 'buyer' from orders where $1::int > 0 and terms_version = 'large'`,
    `insert into vouchers (code, order_id, line_id, state, valid_until)
      select 'VLARGE' || i, ${order}, ${id('line', 'i')}, 'valid', $2::timestamptz::date + 90 from ${people} where i % 9 <> 0`,
    `insert into payment_requests (order_id, owner_key, amount_sen, currency, description, contact, language, created_at, expires_at, settled_payment_id)
      select id, owner_key, total_sen, 'MYR', '', ${sealed.buyer}, 'en', placed_at, expires_at, md5('payment' || id)::uuid from orders where $1::int > 0 and terms_version = 'large'`,
    `insert into payments (id, order_id, transaction_id, state, amount_sen, currency, channel, created_at, paid_at, updated_at)
      select md5('payment' || id)::uuid, id, 'T' || id, 'paid', total_sen, 'MYR', 'credit', placed_at, placed_at, placed_at from orders where $1::int > 0 and terms_version = 'large' and state = 'paid'`,
    // The gateway's answer to each payment, and one in a hundred that was not believed.
    `insert into payment_messages (kind, verdict, order_id, transaction_id, body, received_at)
      select 'callback', case when i % 200 = 0 then 'forged' else 'settled' end, ${order}, 'T' || ${order}, '', placed_at
      from ${people} join orders on orders.id = ${order}`,
    `insert into refunds (id, reference, order_id, payment_id, hospital_id, amount_sen, reason, state, created_at, updated_at)
      select ${id('refund', 'i')}, 'LARGE' || i, ${order}, md5('payment' || ${order})::uuid, (select ids[1 + i / 2 % cardinality(ids)] from hospital_ids), 48800, 'patient_asked',
        case when i % 4000 = 0 then 'proposed' else 'done' end, placed_at, placed_at
      from ${people} join orders on orders.id = ${order} where i % 40 = 0 and state = 'paid'`,
    `insert into form_submissions (id, kind, reference, state, hospital_id, owner_key, language, "values", email_hash, consent_version, sent_at, changed_at, due_at, delete_after)
      select ${id('form', 'i')}, case when i % 3 = 0 then 'guarantee_letter' else 'enquiry' end, 'C' || lpad(i::text, 9, '0'), case when i % 3 = 0 then (case when i % 100 = 0 then 'submitted' else 'approved' end) when i % 100 = 0 then 'received' else 'closed' end,
        (select ids[1 + i / 2 % cardinality(ids)] from hospital_ids), 'guest:' || md5('guest' || i), 'en', ${sealed.form}, md5('mail' || i), 'large', at, at, case when i % 100 = 0 then at + interval '3 days' end, at + interval '6 years'
      from ${people} cross join lateral (select $2::timestamptz - i * (interval '1826 days' / $1::int) as at) t`,
    `insert into form_history (submission_id, at, to_state, by) select id, sent_at, state, 'sender' from form_submissions where $1::int > 0 and consent_version = 'large'`,
    `insert into outbox (channel, recipient_hash, dedupe_key, status, sent_at, created_at)
      select case when i % 2 = 0 then 'mail' else 'sms' end, md5('mail' || i), 'large:' || i, 'sent', now(), now() from ${people}`,
    `insert into audit_log (at, actor_kind, account_id, action, subject_kind, subject_id, patient_id, hospital_id)
      select $2::timestamptz - n * interval '1 minute', 'staff', ${id('staff', 'n % 40')}, 'look', 'appointment', n::text, ${id('account', '1 + n % $1::int')}, (select min(id) from hospitals)
      from generate_series(1, ${patients * 2}) n where $1::int > 0`,
    `insert into audit_seals (position, entry_id, hash, sealed_at)
      select coalesce((select max(position) from audit_seals), 0) + row_number() over (order by id), id, 'large', now() from audit_log
      where $1::int > 0 and id > coalesce((select max(entry_id) from audit_seals), 0)`,
    ...adminListStatements({ name: sealed.name, message: sealed.message }),
  ];
}

if (import.meta.main) {
  const url = process.env['DATABASE_URL'];
  const patients = Number(process.argv[2]);
  if (!url || !Number.isInteger(patients) || patients < 1)
    throw new Error('Say DATABASE_URL=... node scripts/scale/fill-database.ts NUMBER_OF_PATIENTS');
  const secrets = createSecrets(process.env['SECRET_KEY'] ?? demoSecret);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const startedAt = performance.now();
  await fillDatabase(client, { patients, now: new Date(), seal: secrets.seal, content: contentOf(patients) });
  await client.end();
  process.stdout.write(`${patients} patients in ${Math.round((performance.now() - startedAt) / 1000)} s\n`);
}

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { signInWithPassword } from '#src/features/patient/sign-in/sign-in.server.ts';
import { insertBookedAppointment } from '#src/features/appointments/appointments/booked-appointment.fixture.ts';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { isFailure } from '#src/shared/failure.ts';
import { samplePassword } from '#tests/support/sample-sign-in.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { closeMerges, followMerges } from './privacy-office.server.ts';

let site: TestSite;
let officer: SignedIn;
let second: SignedIn;
let kept: SignedIn;
let path: string;
const gone = sampleAccounts.patient;

beforeAll(async () => {
  site = await openTestSite();
  officer = await signedInStaff(site.app, [{ role: 'privacy_officer', hospitalId: null }]);
  second = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  kept = await signedInPatient(site.app, 'Aisyah Hamzah');
  path = await pairPath(gone, kept.accountId);
});
afterAll(() => site.close());

const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await site.app.db.execute<Row>(query)).rows;
const page = async (address: string, who = officer) => (await openConsole(site, address, who)).text();
const send = (address: string, fields: Record<string, string>, who = officer) => sendForm(site, address, who, fields);
const seenOn = async (address = path) => /name="seen" value="(\d+)"/.exec(await page(address))![1]!;
const act = async (intent: string, fields: Record<string, string> = {}, who = officer) =>
  send(path, { intent, seen: await seenOn(), ...fields }, who);

async function pairPath(one: string, other: string): Promise<string> {
  const look = await send('/staff/privacy/patients', { query: 'Aisyah', reason: 'Has two accounts' });
  const opened = await send(`${look.headers.get('location')!}/${one}`, { intent: 'compare', otherId: other });
  return opened.headers.get('location')!;
}

/** A proposal in which `kept` stays, with the sample patient's identity. */
function proposal(input: Record<string, string> = {}): Record<string, string> {
  const [one, other] = [gone, kept.accountId].toSorted();
  const sideOf = (id: string) => (id === one ? 'one' : 'other');
  expect([one, other]).toContain(kept.accountId);
  return {
    keep: sideOf(kept.accountId),
    name: sideOf(gone),
    dateOfBirth: sideOf(gone),
    gender: sideOf(gone),
    identity: sideOf(gone),
    address: sideOf(gone),
    mergeReason: 'At the counter with MyKad',
    isSure: 'yes',
    ...input,
  };
}

/** How many rows each account has in the tables that hold patients. */
async function owned(accountId: string): Promise<Record<string, number>> {
  const key = `patient:${accountId}`;
  const [counts] = await rows<Record<string, number>>(sql`select
    (select count(*)::int from appointments where holder_hash = ${key}) as appointments,
    (select count(*)::int from waiting_list_entries where holder_hash = ${key}) as waiting,
    (select count(*)::int from orders where owner_key = ${key}) as orders,
    (select count(*)::int from payment_requests where owner_key = ${key}) as payments,
    (select count(*)::int from memberships where account_id = ${accountId}) as memberships,
    (select count(*)::int from medical_cards where account_id = ${accountId}) as cards,
    (select count(*)::int from cart_lines where owner_key = ${key}) as cart,
    (select count(*)::int from bookmarks where owner_key = ${key}) as bookmarks,
    (select count(*)::int from form_submissions where owner_key = ${key}) as forms,
    (select count(*)::int from privacy_requests where account_id = ${accountId}) as requests,
    (select count(*)::int from persons where account_id = ${accountId}) as persons`);
  return counts!;
}
const selfOf = async (accountId: string) =>
  (
    await rows<{ id: string }>(sql`select id from persons where account_id = ${accountId} and relationship = 'self'`)
  )[0]!.id;

const visit = { actor: { kind: 'anyone' as const }, clientAddress: '192.0.2.1', userAgent: '', isBrowser: true };
const signIn = async (email: string) =>
  signInWithPassword(site.app, visit, { email, password: samplePassword, audience: 'patient' }).then(
    (answer) => answer.kind,
    (error: unknown) => (isFailure(error) ? error.details.code : String(error)),
  );

let before: Record<string, number>;

test('a proposal needs an account, each detail, a reason and a checked identity; a stranger’s unproved account never stays', async () => {
  for (const [wrong, word] of [
    [{ keep: '' }, 'Choose one of the two.'],
    [{ name: 'third' }, 'Choose one of the two.'],
    [{ mergeReason: 'hm' }, 'five letters'],
    [{ isSure: '' }, 'Check the identity of the patient first'],
  ] as const) {
    const refused = await act('propose', proposal(wrong));
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(word);
  }
  await site.app.db.execute(sql`update accounts set email_verified_at = null where id = ${kept.accountId}`);
  expect((await act('propose', proposal())).status).toBe(409);
  await site.app.db.execute(sql`update accounts set email_verified_at = now() where id = ${kept.accountId}`);
  // Another day of birth than the identity number's.
  const keptSide = proposal()['keep']!;
  expect((await act('propose', proposal({ dateOfBirth: keptSide }))).status).toBe(422);
  expect(await rows(sql`select id from patient_merges`)).toEqual([]);
});

test('who proposed it cannot confirm it, others of other roles neither, and it can be withdrawn', async () => {
  expect((await act('propose', proposal())).status).toBe(303);
  expect((await act('merge')).status).toBe(409);
  for (const stranger of [
    await signedInStaff(site.app, [{ role: 'privacy_officer', hospitalId: 3 }]),
    await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]),
  ])
    expect((await act('merge', {}, stranger)).status).toBe(403);
  expect((await openConsole(site, path, await signedInPatient(site.app))).status).not.toBe(200);
  expect((await act('withdraw')).status).toBe(303);
  expect(await rows(sql`select state from patient_pairs`)).toEqual([{ state: 'open' }]);
  expect((await act('merge', {}, second)).status).toBe(409);
});

test('the plan shows what moves, what is there already and what meets', async () => {
  const { db } = site.app;
  const [booked] = await rows<{ doctor: number; hospital: number; at: string }>(
    sql`select doctor_id as doctor, hospital_id as hospital, starts_at::text as at from appointments
      where holder_hash = ${`patient:${gone}`} and status = 'confirmed' order by starts_at desc limit 1`,
  );
  const own = await insertBookedAppointment(site.app, {
    doctorId: booked!.doctor === 1 ? 2 : 1,
    hospitalId: booked!.hospital,
    startsAt: new Date(booked!.at),
    name: 'Aisyah',
  });
  expect(own).toBeDefined();
  await db.execute(
    sql`update appointments set holder_hash = ${`patient:${kept.accountId}`} where holder_hash = 'guest-Aisyah'`,
  );
  // One bookmark, one waiting-list entry, one child and one Cares card that both have.
  await db.execute(sql`insert into bookmarks (owner_key, kind, item_id, created_at)
    values (${`patient:${gone}`}, 'doctor', '77', now()), (${`patient:${kept.accountId}`}, 'doctor', '77', now()),
      (${`patient:${gone}`}, 'doctor', '78', now())`);
  const goneSelf = await selfOf(gone);
  const keptSelf = await selfOf(kept.accountId);
  for (const [account, self] of [
    [gone, goneSelf],
    [kept.accountId, keptSelf],
  ] as const)
    await db.execute(sql`insert into waiting_list_entries (id, reference, doctor_id, hospital_id, day, status, holder_hash, person_id,
        patient_name, phone, phone_hash, email, visit, payer, language, consent_version, queued_at, created_at, updated_at)
      values (gen_random_uuid(), ${`W${account.slice(-9)}`}, 1, 1, '2027-01-04', 'waiting', ${`patient:${account}`}, ${self},
        'clear:A', 'clear:1', 'twin', 'clear:a', 'new', 'self_pay', 'en', '2026-11-01', now(), now(), now())`);
  await db.execute(sql`insert into persons (id, account_id, relationship, name, date_of_birth)
    select gen_random_uuid(), ${kept.accountId}, relationship, upper(name), null from persons where account_id = ${gone} and relationship <> 'self' limit 1`);
  await db.execute(sql`update persons kept set id_hash = gone.id_hash from persons gone
    where kept.account_id = ${kept.accountId} and gone.account_id = ${gone} and upper(gone.name) = kept.name and kept.relationship <> 'self' and gone.id_hash is not null`);
  await db.execute(sql`insert into cart_lines (id, owner_key, package_id, hospital_id, person_id, quantity, is_selected, told_price_sen, created_at, updated_at)
    select gen_random_uuid(), ${`patient:${gone}`}, package_id, hospital_id, ${goneSelf}, 1, true, 100, now(), now() from package_hospitals limit 1`);
  await db.execute(sql`insert into privacy_requests (id, reference, kind, state, account_id, language, received_on, due_on, created_at, changed_at)
    values (gen_random_uuid(), 'DMERGE0001', 'access', 'done', ${gone}, 'en', '2026-11-01', '2026-11-22', now(), now())`);
  // Everybody of the family has a card, whether or not the other account knows the person.
  await db.execute(sql`insert into memberships (id, number, account_id, person_id, created_at)
    select gen_random_uuid(), '99900000002' || row_number() over (), account_id, id, now() from persons
      where account_id = ${gone} and id not in (select person_id from memberships where person_id is not null)`);
  before = await owned(gone);
  expect(before).toEqual({
    appointments: 5,
    waiting: 1,
    orders: 3,
    payments: 3,
    memberships: 3,
    cards: 1,
    cart: 1,
    bookmarks: 13,
    forms: 3,
    requests: 1,
    persons: 3,
  });
});

test('two confirmations at once: one merges, everything moves, and the ways to sign in do not', async () => {
  expect((await act('propose', proposal())).status).toBe(303);
  const html = await page(path, second);
  expect(html).toContain('What moves to the account that stays');
  expect(html).toContain('At the same time: A');
  const seen = await seenOn();
  const third = await signedInStaff(site.app, [{ role: 'privacy_officer', hospitalId: null }]);
  const late = await startBooking();
  const both = Promise.all([second, third].map((who) => send(path, { intent: 'merge', seen }, who)));
  await late.commit();
  expect((await both).map(({ status }) => status).toSorted()).toEqual([303, 409]);

  const keptBefore = { bookmarks: 1, persons: 2, appointments: 1, waiting: 1 };
  const now = await owned(kept.accountId);
  expect(now).toMatchObject({
    appointments: before['appointments']! + keptBefore.appointments + late.movedAtOnce,
    orders: before['orders'],
    payments: before['payments'],
    cards: before['cards'],
    forms: before['forms'],
    requests: before['requests'],
    cart: before['cart'],
    memberships: before['memberships'],
    // The doctor that both had saved stays once, and so does the child.
    bookmarks: before['bookmarks']! - 1 + keptBefore.bookmarks,
    persons: before['persons']! - 2 + keptBefore.persons,
    waiting: before['waiting']! - 1 + keptBefore.waiting,
  });
  expect(await owned(gone)).toMatchObject({
    orders: 0,
    payments: 0,
    memberships: 0,
    cards: 0,
    forms: 0,
    bookmarks: 1,
    persons: 2,
    waiting: 1,
  });
  expect(await rows(sql`select status from waiting_list_entries where holder_hash = ${`patient:${gone}`}`)).toEqual([
    { status: 'closed' },
  ]);

  // Nothing names the closed account's own person any more, and the details are the chosen ones.
  const self = await selfOf(gone);
  for (const table of ['appointments', 'medical_cards', 'memberships', 'cart_lines', 'order_lines'])
    expect(
      await rows(sql`select person_id from ${sql.identifier(table)} where person_id::text = ${self}
        and not (${table} = 'appointments' and (row_to_json(${sql.identifier(table)})->>'holder_hash') = ${`patient:${gone}`})`),
    ).toEqual([]);
  expect(
    await rows(sql`select name, id_kind from persons where account_id = ${kept.accountId} and relationship = 'self'`),
  ).toEqual([{ name: 'Nur Aisyah binti Hamzah', id_kind: 'nric' }]);
  expect(await page(path)).toContain('Undo this merge');
  expect(
    await rows(
      sql`select account_id as who, count(*)::int as count from identities where account_id in (${gone}, ${kept.accountId}) group by 1`,
    ),
  ).toEqual([{ who: gone, count: 1 }]);
  expect(await signIn('patient@example.test')).toBe('account_merged');
  expect(await rows(sql`select id from sessions where account_id = ${gone} and revoked_at is null`)).toEqual([]);
  expect(await rows(sql`select id from accounts where email = 'patient@example.test'`)).toEqual([]);
});

test('a booking that was under way during the merge follows it', async () => {
  await site.app.db
    .execute(sql`insert into appointments (id, reference, doctor_id, hospital_id, mode, seat, during, starts_at, ends_at, status, holder_hash, person_id)
    values (gen_random_uuid(), 'ALATE00001', 1, 1, 'in_person', 1, tstzrange('2027-03-01 02:00Z', '2027-03-01 02:20Z'), '2027-03-01 02:00Z', '2027-03-01 02:20Z',
      'confirmed', ${`patient:${gone}`}, ${await selfOf(gone)})`);
  expect(await followMerges(site.app)).toBeGreaterThan(0);
  expect(
    await rows(sql`select holder_hash as holder, person_id as person from appointments where reference = 'ALATE00001'`),
  ).toEqual([{ holder: `patient:${kept.accountId}`, person: await selfOf(kept.accountId) }]);
  expect((await owned(gone))['appointments']).toBe(0);
  expect(await followMerges(site.app)).toBe(0);
});

test('both are told, both looks and the merge are in both records, and old address and number lead to the one that stays', async () => {
  for (const to of ['patient@example.test', `${kept.accountId}@example.test`]) {
    const mail = (await site.outbox(to)).find(({ subject }) => /account|akaun/i.test(subject ?? ''));
    expect(mail?.text).toMatch(/p•••@example\.test/);
    expect(mail?.text).not.toContain(kept.accountId);
  }
  expect(
    await rows(sql`select patient_id as patient from audit_log where action = 'patients_merged' order by patient_id`),
  ).toEqual([gone, kept.accountId].toSorted().map((patient) => ({ patient })));
  for (const query of ['patient@example.test', '012-345 0001', '880412-10-5556']) {
    const look = await send('/staff/privacy/patients', { query, reason: 'Old card at the counter' });
    const found = look.headers.get('location')!;
    expect(await page(found)).toContain(`/${kept.accountId}"`);
    expect(await page(`${found}/${gone}`)).toContain(`${kept.accountId}@example.test`);
  }
});

test('undone with a reason: every moved row goes back, later ones stay, and the owner signs in as before', async () => {
  const later = `W${kept.accountId.slice(0, 9)}`;
  await site.app.db.execute(
    sql`insert into bookmarks (owner_key, kind, item_id, created_at) values (${`patient:${kept.accountId}`}, 'doctor', '99', now())`,
  );
  expect(later).toHaveLength(10);
  expect((await act('undo', { reason: 'no' })).status).toBe(422);
  expect((await act('undo', { reason: 'The daughter called' })).status).toBe(303);
  const after = await owned(gone);
  expect(after).toMatchObject({ ...before, appointments: after['appointments'] });
  expect(after['appointments']).toBeGreaterThan(before['appointments']!);
  expect(await owned(kept.accountId)).toMatchObject({
    orders: 0,
    memberships: 0,
    cards: 0,
    bookmarks: 2,
    persons: 2,
    waiting: 1,
  });
  expect(
    await rows(sql`select name from persons where account_id = ${kept.accountId} and relationship = 'self'`),
  ).toEqual([{ name: 'Aisyah Hamzah' }]);
  expect(await signIn('patient@example.test')).toBe('signed_in');
});

test('two cards of one person become one, whose terms and both numbers count', async () => {
  await site.app.db.execute(sql`insert into memberships (id, number, account_id, person_id, created_at)
    values (gen_random_uuid(), '999000000017', ${kept.accountId}, ${await selfOf(kept.accountId)}, now())`);
  const [old] = await rows<{ number: string; terms: number }>(
    sql`select m.number, (select count(*)::int from membership_terms t where t.membership_id = m.id) as terms
      from memberships m where person_id = ${await selfOf(gone)}`,
  );
  await act('propose', proposal());
  expect(await page(path, second)).toContain(`Two cards of one person: ${old!.number} / 999000000017`);
  expect((await act('merge', {}, second)).status).toBe(303);
  const cards = await rows<{ number: string; person: string | null; leads: boolean; terms: number }>(
    sql`select m.number, person_id as person, merged_into is not null as leads,
      (select count(*)::int from membership_terms t where t.membership_id = m.id) as terms
      from memberships m where m.number in (${old!.number}, '999000000017') order by m.number = '999000000017'`,
  );
  expect(cards).toEqual([
    { number: old!.number, person: null, leads: true, terms: 0 },
    { number: '999000000017', person: await selfOf(kept.accountId), leads: false, terms: old!.terms },
  ]);
});

test('after thirty days the closed account is erased, nothing is undone any more, and the old address still leads on', async () => {
  site.clock.advance(29 * 86_400_000);
  expect(await closeMerges(site.app)).toBe(0);
  site.clock.advance(2 * 86_400_000);
  const again = await signedInStaff(site.app, [{ role: 'privacy_officer', hospitalId: null }]);
  officer = again;
  expect(await page(path)).toContain('No longer possible');
  expect((await send(path, { intent: 'undo', seen: await version(), reason: 'Far too late' })).status).toBe(409);
  expect(await closeMerges(site.app)).toBe(1);
  expect(await closeMerges(site.app)).toBe(0);
  expect(await rows(sql`select name, phone from accounts where id = ${gone}`)).toEqual([{ name: '', phone: null }]);
  expect(await rows(sql`select id from identities where account_id = ${gone}`)).toEqual([]);
  expect(await rows(sql`select moved, former from patient_merges where closed_at is not null`)).toEqual([
    { moved: null, former: null },
  ]);
  const look = await send('/staff/privacy/patients', { query: 'patient@example.test', reason: 'Old letter came back' });
  expect(await page(look.headers.get('location')!)).toContain(`/${kept.accountId}"`);
  expect((await owned(kept.accountId))['orders']).toBe(before['orders']);
});

test('what was merged into an account is erased with it', async () => {
  const third = await signedInPatient(site.app, 'Aisyah The Third');
  const pair = await pairPath(kept.accountId, third.accountId);
  path = pair;
  const keep = kept.accountId < third.accountId ? 'one' : 'other';
  const all = Object.fromEntries(
    ['keep', 'name', 'dateOfBirth', 'gender', 'identity', 'address'].map((name) => [name, keep]),
  );
  expect((await act('propose', { ...all, mergeReason: 'Third time at the counter', isSure: 'yes' })).status).toBe(303);
  second = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  expect((await act('merge', {}, second)).status).toBe(303);
  await site.app.db.transaction(async (tx) => {
    for (const handler of site.app.dataSubjectHandlers) await handler.erase(site.app, tx, kept.accountId);
  });
  expect(
    await rows(
      sql`select name, former_hashes as hashes, merged_into as into from accounts where id in (${gone}, ${third.accountId})`,
    ),
  ).toEqual([
    { name: '', hashes: null, into: null },
    { name: '', hashes: null, into: null },
  ]);
  expect(await rows(sql`select id from patient_merges`)).toEqual([]);
});

const version = async () =>
  String(
    (await rows<{ version: number }>(sql`select version from patient_pairs where id = ${path.split('/').at(-1)!}`))[0]!
      .version,
  );

/** A booking of the patient that is not committed yet when the merge begins. */
async function startBooking() {
  const client = await site.app.pool.connect();
  await client.query('begin');
  await client.query(
    `insert into appointments (id, reference, doctor_id, hospital_id, mode, seat, during, starts_at, ends_at, status, holder_hash, person_id)
      values (gen_random_uuid(), 'AMEANWHILE', 1, 1, 'in_person', 1, tstzrange('2027-02-01 02:00Z', '2027-02-01 02:20Z'), '2027-02-01 02:00Z', '2027-02-01 02:20Z', 'confirmed', $1, $2)`,
    [`patient:${gone}`, await selfOf(gone)],
  );
  return {
    /** The merge waits for the person, whom the booking names, and then sees the booking. */
    movedAtOnce: 1,
    async commit() {
      await new Promise((resolve) => {
        setTimeout(resolve, 300);
      });
      await client.query('commit');
      client.release();
    },
  };
}

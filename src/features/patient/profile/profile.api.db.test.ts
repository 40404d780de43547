import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import { endSession } from '#src/features/patient/sessions/sessions.server.ts';
import { openForm, referenceOf, sendOpened } from '#src/features/requests/forms/form.fixture.ts';
import { signedInPatient, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { nobodySignedIn, signedInAgain, browserFor } from './patient-browser.fixture.ts';

let site: TestSite;
let sample: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  sample = await signedInAgain(site.app, sampleAccounts.patient);
});
afterAll(() => site.close());

const reading = [
  'profile/account',
  'profile/address',
  'profile/member',
  'profile/notification',
  'profile/appointment',
  'profile/history',
  'profile/purchase',
  'profile/collections/health_package',
  'profile/collections/doctor',
  'profile/collections/podcast',
  'profile/collections/article',
  'profile/collections/video',
];
const writing: Record<string, unknown> = {
  'profile/account': { name: 'Siti', phone: '012-345 6789', language: 'en' },
  'profile/address': {},
  'profile/member': { action: 'remove', id: sampleAccounts.patient },
  'profile/notification': {},
  'profile/cancel': { reference: 'ASAMPLE001' },
  'remidi/api': { action: 'sync-remidi-profile' },
};

test.each([
  ...reading.map((path) => ['GET', path] as const),
  ...Object.keys(writing).map((path) => ['POST', path] as const),
])('%s %s is for a patient with the CSRF token alone', async (method, path) => {
  const body = method === 'POST' ? writing[path] : undefined;
  expect((await browserFor(site, nobodySignedIn).call(method, path, body)).status, 'nobody').toBe(401);
  const guest = (await site.api('POST', 'auth/token', { action: 'get_token' })).body.token as string;
  expect((await site.api(method, path, body, { authorization: `Bearer ${guest}` })).status, 'a guest').toBe(401);
  expect(
    (await browserFor(site, { ...sample, csrfToken: '' }).call(method, path, body)).status,
    'without the CSRF token',
  ).toBe(403);
  const gone = await signedInPatient(site.app, 'Gone');
  await endSession(site.app, gone, gone.sessionId);
  expect((await browserFor(site, gone).call(method, path, body)).status, 'a revoked session').toBe(401);
  const late = await signedInPatient(site.app, 'Late');
  await site.app.db.execute(
    sql`update sessions set expires_at = ${site.clock.now().toISOString()} where id = ${late.sessionId}`,
  );
  expect((await browserFor(site, late).call(method, path, body)).status, 'an ended session').toBe(401);
  if (method === 'GET') {
    const answer = await browserFor(site, sample).call(method, path);
    expect(answer.body.status).toBe(true);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify(answer.body)).not.toContain('880412105556');
  }
});

test('the account is read and changed; wrong fields are told in words', async () => {
  const { call } = browserFor(site, await signedInPatient(site.app));
  const wrong = await call('POST', 'profile/account', { name: '<script>', phone: '12', language: 'xx' });
  expect(wrong.status).toBe(422);
  expect(Object.keys(wrong.body.errors)).toEqual(['name', 'phone', 'language']);
  expect(
    (await call('POST', 'profile/account', { name: 'Siti', phone: '012-345 6789', language: 'ms' })).body.data,
  ).toMatchObject({ name: 'Siti', phone: '+60123456789', is_phone_verified: false, language: 'ms' });
  expect((await call('GET', 'profile/address')).body.data).toBeNull();
  expect(
    (await call('POST', 'profile/address', { line1: 'x'.repeat(4000), postcode: '1', city: '', country: 'MY' })).status,
  ).toBe(422);
  expect(
    (
      await call('POST', 'profile/address', {
        line1: '12 Jalan Melati',
        postcode: '46000',
        city: 'Petaling Jaya',
        state: 'Selangor',
        country: 'my',
      })
    ).body.data,
  ).toMatchObject({ country: 'MY', line2: '' });
});

test('members are added, edited, renewed and removed; the number comes back masked', async () => {
  const { call } = browserFor(site, await signedInPatient(site.app));
  const child = {
    name: 'Adam bin Rahman',
    relationship: 'child',
    id_kind: 'nric',
    id_number: '180203-14-0121',
    date_of_birth: '2018-02-03',
  };
  const added = await call('POST', 'profile/member', { action: 'add', ...child });
  expect(added.body.data[1]).toMatchObject({ name: 'Adam bin Rahman', id_mask: '******-**-0121', access: 'full' });
  const { id } = added.body.data[1];
  for (const bad of [
    { id_number: '180230-14-0121' },
    { id_number: 'x'.repeat(4000) },
    { relationship: 'self' },
    { name: '' },
  ])
    expect((await call('POST', 'profile/member', { action: 'add', ...child, ...bad })).status).toBe(422);
  expect(
    (await call('POST', 'profile/member', { action: 'edit', id, ...child, id_number: '', name: 'Adam Haikal' })).body
      .data[1].name,
  ).toBe('Adam Haikal');
  expect((await call('POST', 'profile/member', { action: 'renew', id, agreed: true })).status).toBe(409);
  for (const action of ['edit', 'remove', 'renew'])
    expect(
      (await browserFor(site, sample).call('POST', 'profile/member', { action, id, ...child, agreed: true })).status,
      action,
    ).toBe(404);
  expect((await call('POST', 'profile/member', { action: 'remove', id })).body.data).toHaveLength(1);
  const self = (await call('GET', 'profile/member')).body.data[0];
  expect((await call('POST', 'profile/member', { action: 'remove', id: self.id })).status).toBe(409);
  expect(
    (
      await call('POST', 'profile/member', {
        action: 'edit',
        id: self.id,
        name: 'Aminah',
        id_kind: 'nric',
        id_number: '850314-10-5678',
      })
    ).body.data[0],
  ).toMatchObject({ id_mask: '******-**-5678', date_of_birth: '1985-03-14' });
});

test('notification choices come and go as one table', async () => {
  const { call } = browserFor(site, await signedInPatient(site.app));
  const { data } = (await call('GET', 'profile/notification')).body;
  expect(data.appointment).toEqual({ mail: true, sms: true, whatsapp: false });
  expect(
    (await call('POST', 'profile/notification', { ...data, news: { mail: true, sms: false, whatsapp: true } })).body
      .data.news,
  ).toEqual({ mail: true, sms: false, whatsapp: true });
  for (const bad of [{}, { ...data, news: 'yes' }, { ...data, news: { mail: 'yes', sms: false, whatsapp: false } }])
    expect((await call('POST', 'profile/notification', bad)).status).toBe(422);
});

test('the sample patient lists and cancels her appointment; a stranger cannot', async () => {
  const { call } = browserFor(site, sample);
  const { items, total } = (await call('GET', 'profile/appointment')).body.data;
  expect(total).toBe(2);
  expect(items[0]).toMatchObject({
    reference: 'ASAMPLE001',
    patient_name: 'Nur Aisyah binti Hamzah',
    status: 'confirmed',
  });
  const stranger = browserFor(site, await signedInPatient(site.app, 'Stranger'));
  expect((await stranger.call('POST', 'profile/cancel', { reference: 'ASAMPLE001' })).status).toBe(404);
  expect((await stranger.call('GET', 'profile/appointment')).body.data.items).toEqual([]);
  expect((await call('POST', 'profile/cancel', { reference: "A' or 1=1" })).status).toBe(422);
  expect((await call('POST', 'profile/cancel', { reference: 'ASAMPLE002', reason: 'x'.repeat(301) })).status).toBe(422);
  expect(
    (await call('POST', 'profile/cancel', { reference: 'ASAMPLE002', reason: 'Well again' })).body.data.status,
  ).toBe('cancelled');
  expect((await call('POST', 'profile/cancel', { reference: 'ASAMPLE002' })).status).toBe(409);
  const history = (await call('GET', 'profile/history')).body.data;
  expect(history.items.filter(({ kind }: { kind: string }) => kind === 'appointment')).toHaveLength(4);
});

test('collections answer what is kept with titles and addresses, by page and by call, and a thing is removed by page', async () => {
  const { call, open, send } = browserFor(site, sample);
  for (const [kind, count] of [
    ['doctor', 3],
    ['health_package', 2],
    ['article', 3],
    ['podcast', 1],
    ['video', 2],
  ] as const) {
    const { items, total } = (await call('GET', `profile/collections/${kind}`)).body.data;
    expect(total, kind).toBe(count);
    expect(items[0]).toMatchObject({
      is_available: true,
      title: expect.any(String),
      url: expect.stringMatching(/^\//),
    });
    const path = `/my-collections-${kind.replace('_', '-')}`;
    for (const prefix of ['', '/ms', '/zh'])
      expect((await open(prefix + path)).html, prefix + path).toContain(items[0].url);
    expect((await browserFor(site, nobodySignedIn).open(path)).location).toBe(
      `/login?next=${encodeURIComponent(path)}`,
    );
  }
  const [kept] = (await call('GET', 'profile/collections/doctor')).body.data.items;
  const stranger = browserFor(site, await signedInPatient(site.app, 'Stranger'));
  await stranger.send('/my-collections-doctor', { item: kept.id });
  expect((await call('GET', 'profile/collections/doctor')).body.data.total).toBe(3);
  expect((await send('/my-collections-doctor', { item: kept.id })).location).toBe(
    '/my-collections-doctor?done=removed',
  );
  for (const item of ['', '<script>', 'x'.repeat(4000), "' or 1=1"])
    expect((await send('/my-collections-doctor', { item })).status).toBe(302);
  expect((await call('GET', 'profile/collections/doctor')).body.data.total).toBe(2);
  await site.app.db.execute(
    sql`insert into bookmarks (owner_key, kind, item_id, created_at) values (${`patient:${sample.accountId}`}, 'doctor', '999999', now())`,
  );
  expect((await open('/my-collections-doctor')).html).toContain('no longer available');
});

test('history is private, joins visits, purchases and forms, and says when there is nothing', async () => {
  const page = await browserFor(site, sample).open('/history');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.html).toMatch(/\/my-appointments\/ASAMPLE00/);
  const patient = await signedInPatient(site.app, 'Sender of a form');
  const form = await openForm(site, '/contact-us', patient.cookie);
  const sent = await sendOpened(site, '/contact-us', form, {
    name: 'Sender of a form',
    email: 'sender@example.test',
    topic: 'other',
    hospital: '',
    phone: '',
    message: 'Where can I park on a Sunday?',
  });
  const reference = await referenceOf(site, sent, form.cookie);
  const visit = browserFor(site, patient);
  const [, way] = /href="(\/follow-up\?case=[^"]+)"/.exec((await visit.open('/history')).html) ?? [];
  expect((await visit.open(way!)).html).toContain(reference);
  const [item] = (await visit.call('GET', 'profile/history')).body.data.items;
  expect(item).toMatchObject({ kind: 'form', form: { reference, state: expect.any(String) } });
  expect((await browserFor(site, sample).open('/history')).html).not.toContain(reference);
  expect((await browserFor(site, await signedInPatient(site.app, 'New')).open('/zh/history?page=x')).html).toContain(
    '暂无记录',
  );
  expect((await browserFor(site, nobodySignedIn).open('/history')).status).toBe(302);
});

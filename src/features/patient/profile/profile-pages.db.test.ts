import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endSession } from '#src/features/patient/sessions/sessions.server.ts';
import { signedInPatient, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { nobodySignedIn, browserFor } from './patient-browser.fixture.ts';

let site: TestSite;
let aminah: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  aminah = await signedInPatient(site.app);
});
afterAll(() => site.close());

const pages = [
  '/profile',
  '/profile/details',
  '/profile/account',
  '/profile/address',
  '/profile/identity',
  '/profile/persons',
  '/profile/persons/new',
  '/profile/notifications',
];
const account = { name: 'Aminah binti Yusof', phone: '012-345 6789', language: 'ms' };
const address = {
  line1: '12, Jalan Melati',
  line2: '',
  postcode: '46000',
  city: 'Petaling Jaya',
  state: 'Selangor',
  country: 'MY',
};
const child = {
  relationship: 'child',
  name: 'Adam bin Rahman',
  idKind: 'nric',
  idNumber: '180203-14-0121',
  nationality: 'MY',
  dateOfBirth: '2018-02-03',
  gender: 'male',
};

test.each(pages)(
  '%s is private: never stored, only in its own tab, and a guest is sent to sign in and back',
  async (path) => {
    const shown = await browserFor(site, aminah).open(path);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(shown.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(shown.html).toMatch(/<meta name="robots" content="noindex/);
    const guest = await browserFor(site, nobodySignedIn).open(path);
    expect(guest).toMatchObject({ status: 302, location: `/login?next=${encodeURIComponent(path)}` });
    for (const language of ['ms', 'zh'])
      expect((await browserFor(site, aminah).open(`/${language}${path}`)).status).toBe(200);
  },
);

test.each(pages)('%s is closed to a session that was revoked and to one that has ended', async (path) => {
  const other = await signedInPatient(site.app, 'Someone');
  await endSession(site.app, other, other.sessionId);
  expect((await browserFor(site, other).open(path)).status).toBe(302);
  expect((await browserFor(site, other).send(path, account)).status).not.toBe(200);
  const late = await signedInPatient(site.app, 'Someone late');
  await site.app.db.execute(
    sql`update sessions set expires_at = ${site.clock.now().toISOString()} where id = ${late.sessionId}`,
  );
  expect((await browserFor(site, late).open(path)).status).toBe(302);
});

test('a form without the token of its document changes nothing', async () => {
  const answer = await browserFor(site, { ...aminah, csrfToken: 'z1.forged' }).send('/profile/account', {
    ...account,
    name: 'Forged',
  });
  expect(answer.status).toBe(403);
  expect((await browserFor(site, aminah).open('/profile/details')).html).not.toContain('Forged');
});

test('the patient changes name, phone and language; another number has to be verified anew', async () => {
  const visit = browserFor(site, aminah);
  expect(await visit.send('/profile/account', account)).toMatchObject({
    status: 302,
    location: '/profile/details?done=account',
  });
  const { html } = await visit.open('/profile/details?done=account');
  expect(html).toMatch(/Your changes have been saved[^]*\+60123456789[^]*Verify this number[^]*Bahasa Melayu/);
  const { rows } = await site.app.db.execute(
    sql`select phone, phone_verified_at from accounts where id = ${aminah.accountId}`,
  );
  expect(rows[0]!['phone']).not.toContain('123456789');
  expect(rows[0]!['phone_verified_at']).toBeNull();
});

test('what is wrong with the account is told beside the field and in a summary, and nothing typed is lost', async () => {
  const visit = browserFor(site, aminah);
  const wrong = await visit.send('/profile/account', {
    name: '<script>alert(1)</script>',
    phone: '12',
    language: 'tlh',
  });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toMatch(
    /href="#name"[^]*href="#phone"[^]*href="#language"[^]*value="&lt;script&gt;alert\(1\)&lt;\/script&gt;"[^]*value="12"/,
  );
  const long = await visit.send('/profile/account', { ...account, name: 'a'.repeat(4000) });
  expect(long.status).toBe(422);
  expect(long.html).toContain('a'.repeat(4000));
  expect((await visit.send('/profile/account', {})).status).toBe(422);
});

test('the address is kept encrypted; a Malaysian one has a postcode of five digits and a state', async () => {
  const visit = browserFor(site, aminah);
  for (const [name, value] of [
    ['postcode', '4600'],
    ['postcode', 'x'.repeat(4000)],
    ['line1', ''],
    ['line1', '<b>'],
    ['line2', 'x'.repeat(4000)],
    ['state', ''],
    ['country', 'XX'],
  ] as const) {
    const wrong = await visit.send('/profile/address', { ...address, [name]: value });
    expect(wrong.status, `${name}=${value.slice(0, 10)}`).toBe(422);
    expect(wrong.html).toContain(`href="#${name}"`);
  }
  expect((await visit.send('/profile/address', address)).location).toBe('/profile/details?done=address');
  expect((await visit.open('/profile/details')).html).toMatch(
    /12, Jalan Melati\s+46000 Petaling Jaya\s+Selangor\s+Malaysia/,
  );
  const { rows } = await site.app.db.execute(sql`select address from accounts where id = ${aminah.accountId}`);
  expect(rows[0]!['address']).not.toContain('Melati');
});

test.each([
  ['', '31', '2', '1985', 'day', 'exist in that month'],
  ['', '14', '', '1985', 'month', 'Enter the month too.'],
  ['', '14', '3', '85', 'year', 'Enter the year with 4 digits'],
  ['/ms', '14', '3', '85', 'year', 'Masukkan tahun dengan 4 digit'],
  ['/zh', '１４', '', '１９８５', 'month', '请填写“月”。'],
  ['', '14', '3', '2035', 'day', 'must be in the past'],
])(
  'a day of birth in three fields is explained at the part that is wrong (%s %s %s %s)',
  async (language, day, month, year, part, words) => {
    const wrong = await browserFor(site, aminah).send(`${language}/profile/identity`, {
      name: 'Aminah binti Yusof',
      'dateOfBirth-day': day,
      'dateOfBirth-month': month,
      'dateOfBirth-year': year,
    });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain(words);
    const inputs = [...wrong.html.matchAll(/<input[^>]*name="dateOfBirth-(day|month|year)"[^>]*>/g)];
    expect(inputs.map(([, name]) => name)).toEqual(['day', 'month', 'year']);
    expect(inputs.map(([text]) => / value="([^"]*)"/.exec(text)?.[1] ?? '')).toEqual(
      [day, month, year].map((typed) => typed.normalize('NFKC')),
    );
    const marked = inputs.filter(([text]) => text.includes('aria-invalid="true"')).map(([, name]) => name);
    expect(marked[0]).toBe(part);
    expect(inputs.map(([text]) => /autoComplete="([^"]*)"/i.exec(text)![1])).toEqual([
      'bday-day',
      'bday-month',
      'bday-year',
    ]);
  },
);

test('the identity number is masked; in full it stands only in the answer to a form, and each look is in the audit log', async () => {
  const visit = browserFor(site, aminah);
  const sample = {
    name: 'Aminah binti Yusof',
    idKind: 'nric',
    idNumber: '850314-10-5678',
    nationality: 'MY',
    dateOfBirth: '1985-03-14',
    gender: 'female',
  };
  for (const [name, value] of [
    ['idNumber', '850230-10-5678'],
    ['idNumber', '850314-00-5678'],
    ['idNumber', 'x'.repeat(4000)],
    ['dateOfBirth', '1985-03-15'],
    ['dateOfBirth', '1985-02-30'],
    ['nationality', 'XX'],
    ['gender', 'robot'],
    ['idKind', 'library'],
    ['name', ''],
  ] as const) {
    const wrong = await visit.send('/profile/identity', { ...sample, [name]: value });
    expect(wrong.status, `${name}=${value.slice(0, 12)}`).toBe(422);
    expect(wrong.html).toContain(`href="#${name}"`);
  }
  expect((await visit.send('/profile/identity', sample)).location).toBe('/profile/details?done=identity');
  const page = await visit.open('/profile/details');
  expect(page.html).toContain('******-**-5678');
  expect(page.html).not.toContain('850314');
  const personId = /name="person" value="([^"]+)"/.exec(page.html)![1]!;
  const revealed = await visit.send('/profile/details', { intent: 'reveal', person: personId });
  expect(revealed.html).toContain('850314-10-5678');
  expect(revealed.headers.get('cache-control')).toBe('no-store');
  const looks = await site.app.db.execute(
    sql`select count(*)::int as count from audit_log where patient_id = ${aminah.accountId} and action = 'look'`,
  );
  expect(looks.rows[0]!['count']).toBe(1);
  const stranger = await signedInPatient(site.app, 'Stranger');
  expect(
    (await browserFor(site, stranger).send('/profile/details', { intent: 'reveal', person: personId })).status,
  ).toBe(404);
  expect(
    (await browserFor(site, stranger).send('/profile/details', { intent: 'reveal', person: "' or 1=1" })).status,
  ).toBe(404);
});

test('a child is added, changed and removed; nobody else can open, change or remove it', async () => {
  const visit = browserFor(site, aminah);
  const wrong = await visit.send('/profile/persons/new', { ...child, idNumber: '180230-14-0121', name: '' });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('value="180230-14-0121"');
  expect((await visit.send('/profile/persons/new', child)).location).toBe('/profile/persons?done=saved');
  const { html } = await visit.open('/profile/persons');
  expect(html).toMatch(/Adam bin Rahman[^]*Full access[^]*age 8[^]*\*{6}-\*\*-0121[^]*Sun 3 Feb 2030/);
  const id = /\/profile\/persons\/([0-9a-f-]{36})/.exec(html)![1]!;
  const stranger = browserFor(site, await signedInPatient(site.app, 'Stranger'));
  expect((await stranger.open(`/profile/persons/${id}`)).status).toBe(404);
  expect((await stranger.send(`/profile/persons/${id}`, { ...child, name: 'Taken' })).status).toBe(404);
  for (const intent of ['remove', 'renew', 'reveal'])
    expect((await stranger.send('/profile/persons', { intent, person: id })).status).toBe(404);
  expect(
    (await visit.send(`/profile/persons/${id}`, { ...child, idNumber: '', name: 'Adam Haikal bin Rahman' })).status,
  ).toBe(302);
  expect((await visit.open('/profile/persons')).html).toMatch(/Adam Haikal bin Rahman[^]*-0121/);
  expect((await visit.open(`/profile/persons?remove=${id}`)).html).toContain('Yes, remove Adam Haikal bin Rahman');
  expect((await visit.send('/profile/persons', { intent: 'remove', person: id })).location).toBe(
    '/profile/persons?done=removed',
  );
  expect((await visit.open('/profile/persons')).html).not.toContain('Adam Haikal');
});

test('a grown person needs agreement, and a renewal asks for it beside its box', async () => {
  const visit = browserFor(site, aminah);
  const mother = {
    ...child,
    relationship: 'parent',
    name: 'Fatimah binti Omar',
    idNumber: '',
    dateOfBirth: '1955-01-01',
  };
  expect((await visit.send('/profile/persons/new', mother)).html).toContain('href="#agreed"');
  expect((await visit.send('/profile/persons/new', { ...mother, agreed: 'yes' })).status).toBe(302);
  await site.app.db.execute(
    sql`update persons set access_until = '2026-11-22' where account_id = ${aminah.accountId} and relationship = 'parent'`,
  );
  const { html } = await visit.open('/profile/persons');
  expect(html).toMatch(/Access ended[^]*If Fatimah binti Omar agrees/);
  const id = /name="person" value="([0-9a-f-]{36})"/.exec(html)![1]!;
  const unticked = await visit.send('/profile/persons', { intent: 'renew', person: id });
  expect(unticked.html).toContain(`href="#agreed-${id}"`);
  expect(
    (await visit.send('/profile/persons', { intent: 'renew', person: id, [`agreed-${id}`]: 'yes' })).location,
  ).toBe('/profile/persons?done=renewed');
});

test('notification choices are kept for each kind and channel, and what is not ticked is off', async () => {
  const visit = browserFor(site, aminah);
  expect((await visit.open('/profile/notifications')).html.match(/checked=""/g)).toHaveLength(3);
  expect(
    (
      await visit.send('/profile/notifications', {
        appointment_sms: 'yes',
        news_whatsapp: 'yes',
        weather_mail: 'yes',
        purchase_mail: '<script>',
      })
    ).location,
  ).toBe('/profile/notifications?done=saved');
  const { rows } = await site.app.db.execute(sql`select notifications from accounts where id = ${aminah.accountId}`);
  expect(rows[0]!['notifications']).toEqual({
    appointment: { mail: false, sms: true, whatsapp: false },
    purchase: { mail: false, sms: false, whatsapp: false },
    news: { mail: false, sms: false, whatsapp: true },
  });
});

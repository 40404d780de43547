import { Secret, TOTP } from 'otpauth';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import { samplePassword } from '#tests/support/sample-sign-in.ts';
import { queueProfileSync, listConsents } from '#src/features/patient/accounts/accounts.server.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { keepFiles, storeFile } from '#src/platform/files/files.server.ts';
import { sendQueuedProfiles } from '#src/platform/profile-sync/profile-sync-worker.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { browserFor, nobodySignedIn, signedInAgain } from '#src/features/patient/profile/patient-browser.fixture.ts';
import { giveVideoConsent, requireVideoConsent } from '#src/features/appointments/teleconsult/teleconsult.server.ts';
import { videoConsentVersion } from '#src/features/appointments/teleconsult/teleconsult.rules.ts';
import { shippedNoticeVersion } from '#src/features/site/settings/data/notice-version.seed.ts';

/** The button, with the version that stands beside it. */
const agreeing = { intent: 'consent', version: shippedNoticeVersion };

let site: TestSite;
let sample: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  sample = await signedInAgain(site.app, sampleAccounts.patient);
});
beforeEach(() => site.app.db.execute(sql`delete from rate_limits`));
afterAll(() => site.close());

const pages = [
  '/setting',
  '/setting/password',
  '/setting/second-factor',
  '/setting/passkeys',
  '/setting/devices',
  '/setting/access',
  '/setting/data',
];

test.each(pages)('%s is private, in three languages', async (path) => {
  for (const prefix of ['', '/ms', '/zh']) {
    const shown = await browserFor(site, sample).open(prefix + path);
    expect(shown.status, prefix + path).toBe(200);
    expect(shown.headers.get('cache-control')).toBe('no-store');
  }
  expect(await browserFor(site, nobodySignedIn).open(path)).toMatchObject({
    status: 302,
    location: `/login?next=${encodeURIComponent(path)}`,
  });
});

test('the password is changed after the present one was given; other devices are signed out and a mail tells', async () => {
  const other = await signedInAgain(site.app, sampleAccounts.patient);
  const visit = browserFor(site, sample);
  const wrong = await visit.send('/setting/password', {
    current: 'not this one',
    password: 'a longer password of mine',
  });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('href="#current"');
  expect(wrong.html).not.toContain('a longer password of mine');
  for (const password of ['short', 'a'.repeat(129), 'password123', ''])
    expect(
      (await visit.send('/setting/password', { current: samplePassword, password })).html,
      password.slice(0, 12),
    ).toContain('href="#password"');
  expect(
    (await visit.send('/setting/password', { current: samplePassword, password: 'jasmine on the window sill' }))
      .location,
  ).toBe('/setting?done=password');
  expect((await visit.open('/setting')).status).toBe(200);
  expect((await browserFor(site, other).open('/setting')).status).toBe(302);
  expect((await site.outbox('patient@example.test'))[0]!.subject).toMatch(/password/i);
  expect(
    (await visit.send('/setting/password', { current: 'jasmine on the window sill', password: samplePassword })).status,
  ).toBe(302);
});

test('guesses at the present password are limited', async () => {
  const guesser = await signedInPatient(site.app, 'Guesser');
  const statuses = [];
  for (let guess = 0; guess < 11; guess += 1)
    statuses.push(
      (
        await browserFor(site, guesser).send('/setting/password', {
          current: `guess ${guess}`,
          password: 'a longer password of mine',
        })
      ).status,
    );
  expect(statuses.at(-1)).toBe(429);
});

test('the second factor is turned on by a first right code, its recovery codes are shown once, and it is turned off by one more', async () => {
  const patient = await signedInPatient(site.app, 'Careful');
  const visit = browserFor(site, patient);
  const page = await visit.open('/setting/second-factor');
  const secret = /secret=([A-Z2-7]+)/.exec(page.html)![1]!;
  expect(page.html).toContain('<path stroke="#000"');
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret), period: 30 }).generate({ timestamp: site.clock.now().getTime() });
  expect((await visit.send('/setting/second-factor', { intent: 'confirm', code: '000000' })).html).toContain(
    'href="#code"',
  );
  const on = await visit.send('/setting/second-factor', { intent: 'confirm', code: code() });
  const codes = [...on.html.matchAll(/<li>(R[0-9A-Z]{9})<\/li>/g)].map(([, one]) => one!);
  expect(codes).toHaveLength(10);
  expect((await visit.open('/setting/second-factor')).html).not.toContain(codes[0]);
  expect((await visit.send('/setting/second-factor', { intent: 'remove', code: '123456' })).status).toBe(422);
  expect((await visit.send('/setting/second-factor', { intent: 'renew', code: codes[0]! })).html).not.toContain(
    codes[1],
  );
  expect(
    (await visit.send('/setting/second-factor', { intent: 'remove', code: codes[1]! })).status,
    'an old code',
  ).toBe(422);
  site.clock.advance(60_000);
  expect((await visit.send('/setting/second-factor', { intent: 'remove', code: code() })).html).toContain(
    'Two-step sign-in is off',
  );
});

test('a passkey that nothing has made is refused, and only its owner removes one', async () => {
  const visit = browserFor(site, sample);
  for (const response of ['', '{}', 'null', '<script>', 'x'.repeat(4000)])
    expect((await visit.send('/setting/passkeys', { ceremony: 'forged', response, label: 'Phone' })).status).toBe(401);
  const owner = await signedInPatient(site.app, 'Owner');
  const id = site.app.random.uuid();
  await site.app.db.execute(
    sql`insert into passkeys (id, account_id, credential_id, public_key, label) values (${id}, ${owner.accountId}, 'credential', 'key', 'My phone')`,
  );
  expect((await visit.send('/setting/passkeys', { intent: 'remove', passkey: id })).status).toBe(404);
  expect((await visit.send('/setting/passkeys', { intent: 'remove', passkey: "' or 1=1" })).status).toBe(404);
  expect((await browserFor(site, owner).open('/setting/passkeys')).html).toContain('My phone');
  expect((await browserFor(site, owner).send('/setting/passkeys', { intent: 'remove', passkey: id })).location).toBe(
    '/setting/passkeys?done=removed',
  );
});

test('one device is signed out, or all others, or everywhere; nobody signs out a stranger', async () => {
  const first = await signedInPatient(site.app, 'Many devices');
  const [second, third] = [
    await signedInAgain(site.app, first.accountId),
    await signedInAgain(site.app, first.accountId),
  ];
  const visit = browserFor(site, first);
  expect((await visit.open('/setting/devices')).html).toMatch(/This device[^]*Firefox on Windows/);
  expect((await browserFor(site, sample).send('/setting/devices', { device: second.sessionId })).status).toBe(404);
  expect((await visit.send('/setting/devices', { device: second.sessionId })).location).toBe(
    '/setting/devices?done=one',
  );
  expect((await browserFor(site, second).open('/profile')).status).toBe(302);
  expect((await browserFor(site, third).open('/profile')).status).toBe(200);
  await visit.send('/setting/devices', { intent: 'others' });
  expect((await browserFor(site, third).open('/profile')).status).toBe(302);
  expect((await visit.send('/setting/devices', { intent: 'everywhere' })).location).toBe('/login');
  expect((await visit.open('/profile')).status).toBe(302);
});

test("a patient sees who looked at her data, and never at another's", async () => {
  const patient = await signedInPatient(site.app, 'Looked at');
  const staff = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  await site.app.db.transaction((tx) =>
    recordAudit(site.app, tx, {
      actor: staff.actor,
      action: 'look',
      subjectKind: 'appointment',
      subjectId: 'x',
      patientId: patient.accountId,
    }),
  );
  await browserFor(site, patient).send('/profile/notifications', {});
  const mine = await browserFor(site, patient).open('/setting/access');
  expect(mine.html).toMatch(/Hospital staff<\/strong> looked at an appointment/);
  expect(mine.html).not.toContain('You</strong>');
  expect((await browserFor(site, patient).open('/setting/access?own=yes&page=1')).html).toMatch(
    /You<\/strong> changed your account/,
  );
  expect((await browserFor(site, sample).open('/setting/access?page=-1')).html).not.toContain(
    'looked at an appointment',
  );
});

test('all that is kept is handed out as one JSON file, to its owner alone', async () => {
  const file = await browserFor(site, sample).send('/setting/export', {});
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
  expect(file.headers.get('cache-control')).toBe('no-store');
  const data = JSON.parse(file.html);
  expect(data).toMatchObject({
    accountId: sampleAccounts.patient,
    account: { email: 'patient@example.test', phone: '+60123450001', consent: { version: expect.any(String) } },
    appointments: expect.any(Array),
    accessLog: expect.any(Array),
  });
  expect(data.account.persons[0]).toMatchObject({ relationship: 'self', idNumber: '880412105556' });
  expect(file.html).not.toMatch(/"[a-z]*(idHash|tokenHash|totp|secret)[a-z]*":/i);
  expect((await browserFor(site, nobodySignedIn).send('/setting/export', {})).status).toBe(302);
  expect((await browserFor(site, { ...sample, csrfToken: 'z1.forged' }).send('/setting/export', {})).status).toBe(403);
  expect((await browserFor(site, sample).open('/setting/export')).location).toBe('/setting/data');
});

test('the export has payments, receipts, answers and the files themselves, and can be read as a PDF', async () => {
  const { db } = site.app;
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from form_submissions where owner_key = ${`patient:${sampleAccounts.patient}`} limit 1`,
  );
  const fileId = await storeFile(site.app, {
    name: 'Laporan.pdf',
    bytes: Buffer.from('%PDF-1.7 laporan'),
    mime: 'application/pdf',
  });
  await inTransaction(db, (tx) => keepFiles(tx, [fileId]));
  await db.execute(
    sql`insert into form_files (file_id, submission_id, position) values (${fileId}, ${rows[0]!.id}, 1)`,
  );
  const data = JSON.parse((await browserFor(site, sample).send('/setting/export', {})).html);
  expect(data.payments[0]).toMatchObject({ contact: { email: 'patient@example.test' }, payments: expect.any(Array) });
  const documents = data.purchases.flatMap(({ documents: all }: { documents: { base64: string }[] }) => all);
  expect(Buffer.from(documents[0].base64, 'base64').toString('latin1')).toMatch(/^%PDF-/);
  const files = data.forms.flatMap(({ files: all }: { files: { name: string; base64: string }[] }) => all);
  expect(files).toMatchObject([{ name: 'Laporan.pdf', base64: Buffer.from('%PDF-1.7 laporan').toString('base64') }]);
  expect(data.forms.some(({ answers }: { answers: unknown[] }) => answers.length > 0)).toBe(true);
  const pdf = await browserFor(site, sample).send('/setting/export', { format: 'pdf' });
  expect(pdf.headers.get('content-disposition')).toBe('attachment; filename="my-data.pdf"');
  expect(pdf.html).toMatch(/^%PDF-/);
});

test('consent that is withdrawn empties the queue, tells the service that has a profile, and stays in the history', async () => {
  const patient = await signedInAgain(site.app, sampleAccounts.patient);
  const visit = browserFor(site, patient);
  await visit.send('/setting/data', agreeing);
  const queue = (accountId: string) =>
    inTransaction(site.app.db, (tx) => queueProfileSync(site.app, tx, { accountId, action: 'sync-remidi-profile' }));
  await queue(patient.accountId);
  await visit.send('/setting/data', { intent: 'withdraw' });
  const syncs = async () =>
    (await site.app.db.execute(sql`select status from profile_syncs where account_id = ${patient.accountId}`)).rows;
  expect(await syncs(), 'nothing had been sent: nothing is told').toEqual([]);
  await visit.send('/setting/data', agreeing);
  await queue(patient.accountId);
  expect(await sendQueuedProfiles(site.app)).toBe(1);
  await queue(patient.accountId);
  await visit.send('/setting/data', { intent: 'withdraw' });
  expect(await syncs()).toEqual([{ status: 'sent' }, { status: 'queued' }]);
  await sendQueuedProfiles(site.app);
  const { rows } = await site.app.db.execute(
    sql`select fields from profile_sync_log where uid = ${patient.accountId} order by at desc, fields::text limit 5`,
  );
  expect(rows).toContainEqual({ fields: ['id_no', 'consent'] });
  const { account } = JSON.parse((await visit.send('/setting/export', {})).html);
  expect(account.consent.history.map(({ event }: { event: string }) => event)).toEqual([
    'given',
    'withdrawn',
    'given',
    'withdrawn',
  ]);
});

test('consent has a version and a day, is taken back as easily as given, and each is written down', async () => {
  const visit = browserFor(site, await signedInPatient(site.app, 'Consenting'));
  expect((await visit.open('/setting/data')).html).toContain('agreed to the privacy notice, or you have withdrawn');
  await visit.send('/setting/data', agreeing);
  expect((await visit.open('/setting/data')).html).toMatch(
    /You agreed to version \S+ of the privacy notice on Mon 23 Nov 2026/,
  );
  await visit.send('/profile/notifications', { news_mail: 'yes', appointment_sms: 'yes' });
  expect((await visit.send('/setting/data', { intent: 'withdraw' })).location).toBe('/setting/data?done=withdraw');
  expect((await visit.open('/profile/notifications')).html.match(/checked=""/g)).toHaveLength(1);
  const { rows } = await site.app.db.execute(
    sql`select action from audit_log where action like 'consent_%' order by id desc limit 2`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['consent_withdrawn', 'consent_given']);
});

test('the agreement to video is taken back in the settings, with its history, and the room asks again', async () => {
  const patient = await signedInPatient(site.app, 'Seen by video');
  const visit = browserFor(site, patient);
  const events = async () =>
    (await listConsents(site.app.db, patient.accountId))
      .filter(({ subject }) => subject === 'video')
      .map(({ event }) => event);
  const none = (await visit.open('/setting/data')).html;
  expect(none).toContain('agreed to video consultations, or you');
  expect(none).not.toContain('Withdraw my agreement');
  await visit.send('/setting/data', { intent: 'withdraw_video' });
  expect(await events(), 'nothing to take back').toEqual([]);
  await giveVideoConsent(site.app, patient.actor, videoConsentVersion);
  expect((await visit.open('/setting/data')).html).toContain('You agreed to be seen by video on Mon 23 Nov 2026');
  await requireVideoConsent(site.app, patient.actor);
  site.clock.advance(60_000);
  expect((await visit.send('/setting/data', { intent: 'withdraw_video' })).location).toBe(
    '/setting/data?done=withdraw_video',
  );
  await expect(requireVideoConsent(site.app, patient.actor)).rejects.toMatchObject({
    details: { code: 'video_consent_needed' },
  });
  const { html } = await visit.open('/setting/data?done=withdraw_video');
  expect(html).toContain('You have withdrawn your agreement to video consultations.');
  expect(html).toMatch(/History[^]*agreed \(version 2026-11-22\)[^]*withdrawn \(version 2026-11-22\)/);
  await visit.send('/setting/data', { intent: 'withdraw_video' });
  expect(await events(), 'taken back once').toEqual(['given', 'withdrawn']);
  const { rows } = await site.app.db.execute(
    sql`select action, detail from audit_log where action = 'consent_withdrawn' order by id desc limit 1`,
  );
  expect(rows).toMatchObject([{ detail: { subject: 'video', version: '2026-11-22' } }]);
  const { account } = JSON.parse((await visit.send('/setting/export', {})).html);
  expect(account.consent.history).toMatchObject([
    { subject: 'video', event: 'given' },
    { subject: 'video', event: 'withdrawn' },
  ]);
});

test('whoever agreed to an older notice is asked again on the first page', async () => {
  const patient = await signedInPatient(site.app, 'Agreed long ago');
  const visit = browserFor(site, patient);
  const asked = async () => (await visit.open('/profile')).html.includes('The privacy notice has changed');
  expect(await asked(), 'who has not agreed is not asked').toBe(false);
  await visit.send('/setting/data', agreeing);
  expect(await asked()).toBe(false);
  await site.app.db.execute(sql`update accounts set consent_version = '2026-11-01' where id = ${patient.accountId}`);
  expect(await asked()).toBe(true);
  await visit.send('/setting/data', agreeing);
  expect(await asked()).toBe(false);
});

test('the account is deleted after a password or a fresh sign-in: sessions end, details are gone, a mail tells', async () => {
  const patient = await signedInPatient(site.app, 'Leaving');
  const visit = browserFor(site, patient);
  expect((await visit.send('/setting/data', { intent: 'delete' })).html).toContain('href="#confirmed"');
  site.clock.advance(11 * 60_000);
  const late = await visit.send('/setting/data', { intent: 'delete', confirmed: 'yes' });
  expect(late.html).toContain('href="#password"');
  expect((await visit.send('/setting/data', { intent: 'delete', confirmed: 'yes', password: 'wrong' })).html).toContain(
    'href="#current"',
  );
  const fresh = await signedInAgain(site.app, patient.accountId);
  const gone = await browserFor(site, fresh).send('/setting/data', { intent: 'delete', confirmed: 'yes' });
  expect(gone.html).toContain('Your account has been deleted');
  expect(gone.headers.get('set-cookie')).toContain('session=;');
  expect((await visit.open('/profile')).status).toBe(302);
  const { rows } = await site.app.db.execute(
    sql`select name, email, phone, deleted_at, (select count(*)::int from persons where account_id = accounts.id) as persons from accounts where id = ${patient.accountId}`,
  );
  expect(rows[0]).toMatchObject({ name: '', email: `${patient.accountId}@deleted.invalid`, phone: null, persons: 0 });
  expect((await site.outbox(`${patient.accountId}@example.test`))[0]!.subject).toContain(
    'your account has been deleted',
  );
});

test('deleted by password, the sample patient can no longer sign in; a member of staff cannot delete the account', async () => {
  const visit = browserFor(site, await signedInAgain(site.app, sampleAccounts.newPatient));
  expect(
    (await visit.send('/setting/data', { intent: 'delete', confirmed: 'yes', password: samplePassword })).html,
  ).toContain('Your account has been deleted');
  const login = await site.api('POST', 'auth/login', { email: 'newpatient@example.test', password: samplePassword });
  expect(login.body.status).toBe(false);
  const member = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
  const staff = browserFor(site, await signedInAgain(site.app, member.accountId));
  expect((await staff.send('/setting/data', { intent: 'delete', confirmed: 'yes' })).status).toBe(409);
});

test('a button that the page does not have, named like what every object has, changes nothing and is no fault of ours', async () => {
  const visit = browserFor(site, sample);
  const answer = await visit.send('/setting/data', { intent: '__proto__' });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect((await visit.open('/setting/data?done=__proto__')).status).toBe(200);
});

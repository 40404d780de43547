import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  startPasskeySignIn,
  addPasskey,
  listOwnPasskeys,
  removePasskey,
  startPasskey,
  changePassword,
  confirmSecondFactor,
  guessSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '#src/features/patient/credentials/credentials.server.ts';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import { softwarePasskey } from '#src/features/patient/credentials/passkeys/software-passkey.fixture.ts';
import { signedInAgain, browserFor } from '#src/features/patient/profile/patient-browser.fixture.ts';
import { endSessions } from '#src/features/patient/sessions/sessions.server.ts';
import { signInWithIdentity, signInWithPasskey } from '#src/features/patient/sign-in/sign-in.server.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { addresses } from '#src/routes.ts';
import type { Patient } from '#src/platform/actor.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import {
  inviteMember,
  withdrawInvitation,
  changeRoleAssignments,
  listInvitations,
  removeMember,
  unlockMember,
} from '#src/features/console/people/people.server.ts';
import { acceptInvitation } from '#src/features/console/staff-sign-in/staff-sign-in.server.ts';
import { staffBrowser } from '#src/features/console/frame/staff-browser.fixture.ts';
import { shippedNoticeVersion } from '#src/features/site/settings/data/notice-version.seed.ts';

let site: TestSite;
let chief: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
beforeEach(() => site.app.db.execute(sql`delete from rate_limits`));
afterAll(() => site.close());

const visit = { actor: { kind: 'anyone' as const }, clientAddress: '192.0.2.1', userAgent: '', isBrowser: true };
const roleAssignments = [{ role: 'editor' as const, hospitalId: null }];
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), period: 30 }).generate({ timestamp: site.clock.now().getTime() });

/** A patient with its own password, in a session that has just reauthenticated. */
let people = 0;
async function newPatient() {
  const email = `audited-${(people += 1)}@example.test`;
  const password = 'three kind otters';
  await site.api('POST', 'auth/register', {
    name: 'Aminah binti Yusof',
    email,
    phone: '012-345 6789',
    id_kind: 'nric',
    id_number: '900101-14-5678',
    password,
    consent_version: shippedNoticeVersion,
  });
  const code = /verify-email#(\S+)/.exec((await site.outbox(email))[0]!.text)![1]!;
  const reader = staffBrowser(site);
  await reader.open('/verify-email');
  await reader.send('/verify-email', { code, password });
  const { rows } = await site.app.db.execute<{ id: string }>(sql`select id from accounts where email = ${email}`);
  const who = await signedInAgain(site.app, rows[0]!.id);
  return { ...who, actor: who.actor as Patient, email, password, visit: browserFor(site, who) };
}
type Someone = Awaited<ReturnType<typeof newPatient>>;

async function withFactor(who: Someone): Promise<string> {
  const { secret } = await startSecondFactor(site.app, who.actor);
  await confirmSecondFactor(site.app, who.actor, codeOf(secret));
  return secret;
}
async function withPasskey(who: Someone) {
  const device = softwarePasskey();
  const { options, ceremony } = await startPasskey(site.app, who.actor);
  await addPasskey(site.app, who.actor, { ceremony, response: device.make(options.challenge), label: 'Phone' });
  return device;
}
async function member(): Promise<SignedIn> {
  return signedInStaff(site.app, roleAssignments);
}
const signIn = (email: string, password: string) => site.api('POST', 'auth/login', { email, password });

/** Every change of access, with its action in the log and the account that it concerns. */
const ofPatients: [action: string, (who: Someone) => Promise<unknown>][] = [
  ['account_opened', async () => undefined],
  ['address_proved', async () => undefined],
  ['sign_in', ({ email, password }) => signIn(email, password)],
  ['sign_in_refused', ({ email }) => signIn(email, 'not the password')],
  [
    'sign_in_locked',
    async ({ email }) => {
      for (let tries = 0; tries < 10; tries += 1) await signIn(email, 'not the password');
    },
  ],
  ['session_ended', ({ visit: browser }) => browser.send('/logout', {})],
  ['sessions_ended', ({ visit: browser }) => browser.send('/setting/devices', { intent: 'everywhere' })],
  ['signed_out_everywhere', ({ visit: browser }) => browser.send('/setting/devices', { intent: 'others' })],
  [
    'device_signed_out',
    async (who) => {
      const other = await signedInAgain(site.app, who.accountId);
      await who.visit.send('/setting/devices', { intent: 'one', device: other.sessionId });
    },
  ],
  [
    'password_changed',
    ({ actor, password }) =>
      changePassword(site.app, actor, {
        current: password,
        password: 'four calm herons',
        clientAddress: '192.0.2.1',
        endSessions,
      }),
  ],
  [
    'password_reset',
    async ({ email }) => {
      await site.api('POST', 'auth/reset_password', { email });
      const mails = await site.outbox(email);
      const code = /reset-password#(\S+)/.exec(mails.find(({ text }) => text.includes('reset-password#'))!.text)![1]!;
      await site.api('POST', 'auth/reset_password', { code, password: 'four calm herons' });
    },
  ],
  ['email_change_asked', ({ visit: browser }) => browser.send('/setting/email', { email: 'elsewhere@example.test' })],
  [
    'email_changed',
    async ({ visit: browser, email }) => {
      await browser.send('/setting/email', { email: `new-${email}` });
      const code = /email\/confirm#(\S+)/.exec((await site.outbox(`new-${email}`))[0]!.text)![1]!;
      await browser.send('/setting/email/confirm', { code });
    },
  ],
  [
    'phone_changed',
    ({ visit: browser }) =>
      browser.send('/profile/account', { name: 'Aminah binti Yusof', phone: '+60129990222', language: 'en' }),
  ],
  ['second_factor_on', withFactor],
  [
    'recovery_codes_renewed',
    async (who) => {
      await withFactor(who);
      await renewRecoveryCodes(site.app, who.actor);
    },
  ],
  [
    'second_factor_off',
    async (who) => {
      await withFactor(who);
      await removeSecondFactor(site.app, who.actor);
    },
  ],
  ['passkey_added', withPasskey],
  [
    'passkey_removed',
    async (who) => {
      await withPasskey(who);
      const [passkey] = await listOwnPasskeys(site.app, who);
      await removePasskey(site.app, who.actor, passkey!.id);
    },
  ],
  [
    'sign_in_method_added',
    ({ email }) =>
      signInWithIdentity(site.app, visit, {
        issuer: 'https://accounts.google.com',
        subject: `google ${email}`,
        email,
        isEmailVerified: true,
        name: 'Aminah',
        method: 'google',
      }),
  ],
  [
    'owner_proved',
    ({ visit: browser, password }) =>
      browser.send('/setting/second-factor', { proof_way: 'password', proof_value: password }),
  ],
  ['exported', ({ visit: browser }) => browser.send('/setting/export', {})],
];

const entriesOf = async (accountId: string, action: string) =>
  Number(
    (
      await site.app.db.execute<{ count: string }>(sql`select count(*) from audit_log where action = ${action}
        and ${accountId} in (coalesce(account_id::text, ''), coalesce(patient_id::text, ''), subject_id)`)
    ).rows[0]!.count,
  );

describe('of a patient', () => {
  test.each(ofPatients)('%s is in the audit log, with the account', async (action, act) => {
    const who = await newPatient();
    const before = ['account_opened', 'address_proved'].includes(action) ? 0 : await entriesOf(who.accountId, action);
    await act(who);
    expect(await entriesOf(who.accountId, action)).toBeGreaterThan(before);
  });
});

const ofStaff: [action: string, () => Promise<string>][] = [
  [
    'staff_invited',
    async () => {
      await inviteMember(site.app, chief.actor, { email: 'invited@example.test', roleAssignments, language: 'en' });
      return chief.accountId;
    },
  ],
  [
    'invitation_withdrawn',
    async () => {
      await inviteMember(site.app, chief.actor, { email: 'withdrawn@example.test', roleAssignments, language: 'en' });
      const open = await listInvitations(site.app, chief.actor);
      await withdrawInvitation(site.app, chief.actor, open.find(({ email }) => email === 'withdrawn@example.test')!.id);
      return chief.accountId;
    },
  ],
  [
    'staff_joined',
    async () => {
      const email = 'joined@example.test';
      await inviteMember(site.app, chief.actor, { email, roleAssignments, language: 'en' });
      const token = /staff\/join#(\S+)/.exec((await site.outbox(email))[0]!.text)![1]!;
      const input = { token, name: 'Hana', password: 'four calm herons', clientAddress: '192.0.2.1' };
      await acceptInvitation(site.app, input);
      const { rows } = await site.app.db.execute<{ id: string }>(sql`select id from accounts where email = ${email}`);
      const { rows: entries } = await site.app.db.execute<{ account_id: string }>(
        sql`select session.subject_id as account_id from audit_log session where action = 'account_opened' and subject_id = ${rows[0]!.id}`,
      );
      return entries.length === 1 ? '' : 'no entry of the new account';
    },
  ],
  [
    'duties_changed',
    async () => {
      const { accountId } = await member();
      await changeRoleAssignments(site.app, chief.actor, {
        accountId,
        roleAssignments: [{ role: 'recruiter', hospitalId: null }],
      });
      return accountId;
    },
  ],
  [
    'staff_removed',
    async () => {
      const { accountId } = await member();
      await removeMember(site.app, chief.actor, { accountId, reason: 'left' });
      return accountId;
    },
  ],
  [
    'staff_unlocked',
    async () => {
      const { accountId } = await member();
      await unlockMember(site.app, chief.actor, accountId);
      return accountId;
    },
  ],
  [
    'sign_out',
    async () => {
      const { accountId, cookie, csrfToken } = await member();
      await site.request('/staff/sign-out', {
        method: 'POST',
        headers: { cookie, origin: 'http://localhost:3000', 'sec-fetch-dest': 'document' },
        body: new URLSearchParams({ zone_token: csrfToken }),
      });
      return accountId;
    },
  ],
];

describe('of staff', () => {
  test.each(ofStaff)('%s is in the audit log', async (action, act) => {
    const count = async () =>
      Number(
        (await site.app.db.execute<{ count: string }>(sql`select count(*) from audit_log where action = ${action}`))
          .rows[0]!.count,
      );
    const before = await count();
    const about = await act();
    expect(await count()).toBe(before + 1);
    if (about) expect(await entriesOf(about, action)).toBe(1 + (about === chief.accountId ? before : 0));
  });
});

describe('a refused sign-in names the account', () => {
  const refusedOf = (accountId: string) => entriesOf(accountId, 'sign_in_refused');

  test('behind a passkey that answers wrongly, though no address was typed', async () => {
    const who = await newPatient();
    const device = await withPasskey(who);
    const browser = 'a browser';
    await startPasskeySignIn(site.app, browser);
    const answer = { ceremony: 'of nobody', response: device.use('of nobody'), browser, audience: 'patient' as const };
    await expect(signInWithPasskey(site.app, visit, answer)).rejects.toMatchObject({
      details: { code: 'passkey_invalid' },
    });
    expect(await refusedOf(who.accountId)).toBe(1);
  });

  test('of a patient at the door of the staff, by password and by passkey', async () => {
    const who = await newPatient();
    const device = await withPasskey(who);
    const browser = staffBrowser(site);
    await browser.open('/staff/sign-in');
    await browser.send('/staff/sign-in', { email: who.email, password: who.password });
    expect(await refusedOf(who.accountId)).toBe(1);
    const { options, ceremony } = await startPasskeySignIn(site.app, 'a browser');
    const answer = {
      ceremony,
      response: device.use(options.challenge),
      browser: 'a browser',
      audience: 'staff' as const,
    };
    await expect(signInWithPasskey(site.app, visit, answer)).rejects.toMatchObject({
      details: { code: 'invalid-credential' },
    });
    expect(await refusedOf(who.accountId)).toBe(2);
  });

  test('whose address another provider claims without having verified it', async () => {
    const before = await refusedOf(sampleAccounts.patient);
    const identity = {
      issuer: 'https://www.facebook.com',
      subject: 'a stranger',
      email: 'patient@example.test',
      isEmailVerified: false,
      name: 'Stranger',
      method: 'facebook' as const,
    };
    await expect(signInWithIdentity(site.app, visit, identity)).rejects.toMatchObject({
      details: { code: 'address_not_verified' },
    });
    expect(await refusedOf(sampleAccounts.patient)).toBe(before + 1);
  });

  test('also where the code of the second factor is wrong, and the tenth locks it', async () => {
    const who = await newPatient();
    await withFactor(who);
    for (let tries = 0; tries < 10; tries += 1)
      await guessSecondFactor(site.app, who.accountId, {
        code: '000000',
        clientAddress: `192.0.2.${tries}`,
        device: null,
      }).catch(() => undefined);
    expect(await entriesOf(who.accountId, 'sign_in_locked')).toBe(1);
  });
});

test('each list that is saved as a file is an entry: nothing leaves the console unseen', async () => {
  const lists = addresses
    .filter(({ path, access }) => access === 'staff' && path.endsWith('/csv'))
    .map(({ path }) => path);
  expect(lists).toHaveLength(34);
  const roles = ['administrator', 'editor', 'front_desk', 'package_desk', 'gl_officer', 'recruiter'] as const;
  const all = await signedInStaff(
    site.app,
    roles.map((role) => ({ role, hospitalId: null })),
  );
  const counted = () => entriesOf(all.accountId, 'exported');
  for (const path of lists) {
    const before = await counted();
    const address = path.replace(':list', 'doctors') + (path.endsWith('/answers/csv') ? '?form=1' : '');
    const file = await openConsole(site, address, all);
    expect([path, file.status, file.headers.get('content-type')]).toEqual([path, 200, 'text/csv; charset=utf-8']);
    await file.text();
    expect([path, (await counted()) - before]).toEqual([path, 1]);
  }
});

/** The patient data that each list shows, as the log names it. The list's CSV reads the same rows. */
const listsOfPatients: [path: string, kind: string][] = [
  ['/staff/orders', 'order'],
  ['/staff/orders/csv', 'order'],
  ['/staff/refunds', 'refund'],
  ['/staff/refunds/csv', 'refund'],
  ['/staff/enquiries', 'form'],
  ['/staff/enquiries/csv', 'form'],
  ['/staff/guarantee-letters', 'form'],
  ['/staff/guarantee-letters/csv', 'form'],
  ['/staff/appointments?q=ASAMPLE001', 'appointment'],
  ['/staff/appointments/csv?q=ASAMPLE001', 'appointment'],
  ['/staff/search?q=ASAMPLE001', 'appointment'],
  ['/staff/dead-letters', 'profile_sync'],
];

test.each(listsOfPatients)('%s: each patient that it shows is named in the log', async (path, kind) => {
  await newPatient();
  await site.app.db.execute(sql`update profile_syncs set status = 'parked'`);
  await site.app.db
    .execute(sql`insert into refunds (id, reference, order_id, payment_id, amount_sen, reason, state, created_at, updated_at)
    select gen_random_uuid(), 'RAUDIT', order_id, id, 100, 'goodwill', 'proposed', now(), now() from payments
    where order_id = 'MSAMPLE001' on conflict do nothing`);
  const looked = await signedInStaff(site.app, [
    { role: 'administrator', hospitalId: null },
    { role: 'front_desk', hospitalId: null },
  ]);
  const answer = await openConsole(site, path, looked);
  expect(answer.status).toBe(200);
  await answer.text();
  const { rows } = await site.app.db.execute<{ patients: string }>(
    sql`select count(distinct patient_id) as patients from audit_log
      where action = 'look' and subject_kind = ${kind} and account_id = ${looked.accountId}`,
  );
  expect(Number(rows[0]!.patients)).toBeGreaterThan(0);
});

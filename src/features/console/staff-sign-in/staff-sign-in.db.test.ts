import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accounts, recoveryCodes } from '#src/features/patient/accounts/data/accounts.table.ts';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import { samplePassword, sampleTotpSecret } from '#tests/support/sample-sign-in.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { staffRoleAssignments, staffInvitations, staffMembers } from '#src/features/console/roles/data/staff.table.ts';
import { staffBrowser, leadsTo } from '#src/features/console/frame/staff-browser.fixture.ts';
import { headingOf } from '#src/features/console/frame/console.fixture.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(async () => {
  // A code works once: each test uses its own time step.
  site.clock.advance(30_000);
  await site.app.db.execute(sql`delete from rate_limits`);
});
afterAll(() => site.close());

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), period: 30 }).generate({ timestamp: site.clock.now().getTime() });

async function withPassword(email: string, password = samplePassword, path = '/staff/sign-in') {
  const browser = staffBrowser(site);
  await browser.open(path);
  return { browser, answer: await browser.send(path, { email, password }) };
}

async function signedIn(email: string) {
  const { browser } = await withPassword(email);
  await browser.open('/staff/sign-in/code');
  await browser.send('/staff/sign-in/code', { code: codeOf(sampleTotpSecret) });
  return browser;
}

describe('a member of staff', () => {
  test.each([
    ['editor', '/staff/audit', 403],
    ['frontdesk', '/staff/people', 403],
    ['packages', '/staff/settings', 403],
    ['gl', '/staff/people', 403],
    ['recruiter', '/staff/audit', 403],
    ['procurement', '/staff/dead-letters', 403],
    ['admin', '/staff/people', 200],
  ])(
    'of the sample, %s@, signs in with password and code and is let to the desks of the role',
    async (name, desk, status) => {
      const { browser, answer } = await withPassword(`${name}@example.test`);
      expect(leadsTo(answer)).toBe('/staff/sign-in/code');
      expect(browser.cookies.has('staff_session')).toBe(false);
      expect((await browser.open('/staff')).status).toBe(302);
      await browser.open('/staff/sign-in/code');
      const done = await browser.send('/staff/sign-in/code', { code: codeOf(sampleTotpSecret) });
      expect(leadsTo(done)).toBe('/staff');
      expect(done.headers.getSetCookie().find((text) => text.startsWith('staff_session='))).toMatch(
        /; HttpOnly; SameSite=Lax/,
      );
      expect(browser.cookies.has('sign_in')).toBe(false);
      expect(headingOf((await browser.open('/staff')).html)).toBe('Home');
      expect((await browser.open(desk)).status).toBe(status);
    },
  );

  test('goes on to the page that was asked for, and to no other site', async () => {
    const path = '/staff/sign-in?next=%2Fms%2Fstaff%2Fpeople%3Fq%3Dsiti';
    const { browser, answer } = await withPassword('admin@example.test', samplePassword, path);
    expect(leadsTo(answer)).toBe('/staff/sign-in/code?next=%2Fms%2Fstaff%2Fpeople%3Fq%3Dsiti');
    await browser.open(leadsTo(answer)!);
    expect(leadsTo(await browser.send(leadsTo(answer)!, { code: codeOf(sampleTotpSecret) }))).toBe(
      '/ms/staff/people?q=siti',
    );
    for (const next of [
      '//evil.example',
      'https://evil.example/staff',
      '/staff\\@evil.example',
      '/staff/sign-out',
      '/profile',
      '/staff//evil',
    ]) {
      const refused = await withPassword(
        'admin@example.test',
        samplePassword,
        `/staff/sign-in?next=${encodeURIComponent(next)}`,
      );
      expect(leadsTo(refused.answer), next).toMatch(/^\/staff\/sign-in\/code(\?next=%2Fstaff%2F%2Fevil)?$/);
    }
  });

  test('with a recovery code is let in once', async () => {
    const account = {
      accountId: sampleAccounts.gl,
      codeHash: site.app.secrets.hash(`recovery:${sampleAccounts.gl}:RABCDEFGHJ`),
    };
    await site.app.db.insert(recoveryCodes).values(account);
    for (const leads of ['/staff', null]) {
      const { browser } = await withPassword('gl@example.test');
      await browser.open('/staff/sign-in/code');
      expect(leadsTo(await browser.send('/staff/sign-in/code', { code: 'rabc-defg-hj' }))).toBe(leads);
    }
  });

  test('is told in one and the same way that the password is wrong, that nobody has this address, and that somebody is a patient alone', async () => {
    const answers = [
      await withPassword('admin@example.test', 'not the password'),
      await withPassword('nobody@example.test'),
      await withPassword('patient@example.test'),
    ];
    for (const { answer } of answers) {
      expect(answer.status).toBe(401);
      expect(/role="alert"[^>]*>.*?<\/div>/s.exec(answer.html)?.[0]).toBe(
        /role="alert"[^>]*>.*?<\/div>/s.exec(answers[0]!.answer.html)?.[0],
      );
    }
    expect(answers[0]!.answer.html).toContain('value="admin@example.test"');
    expect(answers[0]!.answer.html).not.toContain('not the password');
  });

  test('is stopped after ten wrong passwords, and after ten wrong codes begins anew', async () => {
    const { browser, answer } = await withPassword('recruiter@example.test');
    expect(leadsTo(answer)).toBe('/staff/sign-in/code');
    await browser.open('/staff/sign-in/code');
    for (let index = 0; index < 10; index += 1)
      expect((await browser.send('/staff/sign-in/code', { code: '000000' })).status).toBe(422);
    expect(leadsTo(await browser.send('/staff/sign-in/code', { code: codeOf(sampleTotpSecret) }))).toBe(
      '/staff/sign-in',
    );
    for (let index = 0; index < 10; index += 1) await withPassword('recruiter@example.test', 'wrong');
    expect((await withPassword('recruiter@example.test')).answer.status).toBe(429);
  });

  test('is written down when signing in, and when refused', async () => {
    await signedIn('procurement@example.test');
    const entries = await site.app.db.select().from(auditLog).where(eq(auditLog.accountId, sampleAccounts.procurement));
    expect(entries.map(({ action, actorKind }) => `${actorKind} ${action}`)).toContain('staff sign_in');
    expect(
      (await site.app.db.select().from(auditLog).where(eq(auditLog.action, 'sign_in_refused'))).length,
    ).toBeGreaterThan(0);
  });
});

describe('without a second factor', () => {
  test('a member of staff sets it up before anything else, and the codes are shown once', async () => {
    await site.app.db
      .update(accounts)
      .set({ totpSecret: null, secondFactorAt: null, totpLastStep: null })
      .where(eq(accounts.id, sampleAccounts.editor));
    const { browser, answer } = await withPassword('editor@example.test');
    expect(leadsTo(answer)).toBe('/staff/sign-in/set-up');
    expect((await browser.open('/staff')).status).toBe(302);
    const page = await browser.open('/staff/sign-in/set-up');
    const secret = /<code[^>]*>([A-Z2-7 ]{32,})<\/code>/.exec(page.html)![1]!.replaceAll(' ', '');
    expect((await browser.send('/staff/sign-in/set-up', { code: '000000' })).status).toBe(422);
    expect(browser.cookies.has('staff_session')).toBe(false);
    const done = await browser.send('/staff/sign-in/set-up', { code: codeOf(secret) });
    expect(done.status).toBe(200);
    expect(done.html.match(/<code>R[A-Z0-9]{9}<\/code>/g)).toHaveLength(10);
    expect((await browser.open('/staff')).status).toBe(200);
    expect((await browser.open('/staff/sign-in/set-up')).html).not.toContain('<code');
  });

  test('the set-up cannot be used to come in past a second factor that is there', async () => {
    const { browser } = await withPassword('frontdesk@example.test');
    expect(leadsTo(await browser.open('/staff/sign-in/set-up'))).toBe('/staff/sign-in/code');
    await browser.open('/staff/sign-in/code');
    for (const fields of [{ code: '123456' }, { code: codeOf(sampleTotpSecret) }, { intent: 'finish' }] as Record<
      string,
      string
    >[]) {
      const answer = await browser.send('/staff/sign-in/set-up', fields);
      expect(leadsTo(answer)).toBe('/staff/sign-in/code');
      expect(browser.cookies.has('staff_session')).toBe(false);
    }
  });

  test('nothing is set up by somebody who has not given the password', async () => {
    const stranger = staffBrowser(site);
    expect((await stranger.open('/staff/sign-in/set-up')).html).toContain('Sign in first');
    await stranger.open('/staff/sign-in');
    expect(leadsTo(await stranger.send('/staff/sign-in/set-up', { code: '123456' }))).toBe('/staff/sign-in');
    expect(leadsTo(await stranger.send('/staff/sign-in/code', { code: '123456' }))).toBe('/staff/sign-in');
  });
});

describe('an invitation', () => {
  async function invited(email: string): Promise<string> {
    site.clock.advance(30_000);
    const admin = await signedIn('admin@example.test');
    await admin.open('/staff/people/invite');
    expect(
      leadsTo(await admin.send('/staff/people/invite', { email, 'role-1': 'front_desk', 'place-1': '3' })),
    ).toContain('done=sent');
    const [mail] = await site.outbox(email);
    return /\/staff\/join#([\w-]{43})\n/.exec(mail!.text)![1]!;
  }
  const membersOf = (email: string) =>
    site.app.db
      .select()
      .from(staffRoleAssignments)
      .innerJoin(staffMembers, eq(staffMembers.accountId, staffRoleAssignments.accountId))
      .innerJoin(accounts, eq(accounts.id, staffRoleAssignments.accountId))
      .where(eq(accounts.email, email));

  test('is opened and accepted with name, password and second factor, once', async () => {
    const token = await invited('joins@example.test');
    const browser = staffBrowser(site);
    await browser.open('/staff/join');
    expect((await browser.send('/staff/join', { token })).html).toContain('joins@example.test');
    const weak = await browser.send('/staff/join', { token, intent: 'join', name: 'Chong Wei', password: '12345678' });
    expect(weak.status).toBe(422);
    expect(weak.html).toContain('value="Chong Wei"');
    expect(
      (await browser.send('/staff/join', { token, intent: 'join', name: ' ', password: 'long rain on tin roofs' }))
        .html,
    ).toContain('href="#name"');
    const done = await browser.send('/staff/join', {
      token,
      intent: 'join',
      name: 'Chong Wei',
      password: 'long rain on tin roofs',
    });
    expect(leadsTo(done)).toBe('/staff/sign-in/set-up');
    expect(
      (await membersOf('joins@example.test')).map(({ staff_duties: { role, hospitalId } }) => `${role}@${hospitalId}`),
    ).toEqual(['front_desk@3']);
    const again = await staffBrowserAt('/staff/join', { token });
    expect(again.status).toBe(422);
    expect(again.html).toContain('This invitation no longer works');
  });

  const staffBrowserAt = async (path: string, fields: Record<string, string>) => {
    const browser = staffBrowser(site);
    await browser.open(path);
    return browser.send(path, fields);
  };

  test('that two accept at once lets one of them in', async () => {
    const token = await invited('both@example.test');
    const both = await Promise.all(
      ['One of Two', 'Two of Two'].map((name) =>
        staffBrowserAt('/staff/join', { token, intent: 'join', name, password: 'long rain on tin roofs' }),
      ),
    );
    expect(both.map(leadsTo).filter(Boolean)).toHaveLength(1);
    expect(await membersOf('both@example.test')).toHaveLength(1);
  });

  test('that is older than three days, was withdrawn or never was is refused in the same words', async () => {
    const old = await invited('late@example.test');
    const withdrawn = await invited('withdrawn@example.test');
    await site.app.db
      .update(staffInvitations)
      .set({ withdrawnAt: site.clock.now() })
      .where(eq(staffInvitations.email, 'withdrawn@example.test'));
    site.clock.advance(3 * 86_400_000);
    for (const token of [old, withdrawn, 'x'.repeat(43), '']) {
      const answer = await staffBrowserAt('/staff/join', {
        token,
        intent: 'join',
        name: 'Too Late',
        password: 'long rain on tin roofs',
      });
      expect(answer.status).toBe(422);
      expect(answer.html).toContain('This invitation no longer works');
    }
    expect(await membersOf('late@example.test')).toEqual([]);
  });

  test('to a patient is accepted with the password of the account that is there', async () => {
    const token = await invited('newpatient@example.test');
    const fields = { token, intent: 'join', name: 'Lim Jia Hao' };
    const wrong = await staffBrowserAt('/staff/join', { ...fields, password: 'long rain on tin roofs' });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('already has an account');
    expect(leadsTo(await staffBrowserAt('/staff/join', { ...fields, password: samplePassword }))).toBe(
      '/staff/sign-in/set-up',
    );
    expect((await membersOf('newpatient@example.test')).map(({ accounts: { id } }) => id)).toEqual([
      sampleAccounts.newPatient,
    ]);
  });
});

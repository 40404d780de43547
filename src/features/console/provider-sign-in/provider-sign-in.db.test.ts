import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { leadsTo, staffBrowser } from '#src/features/console/frame/staff-browser.fixture.ts';
import { ownRoles, staffMembers } from '#src/features/console/roles/data/staff.table.ts';
import { samplePassword } from '#tests/support/sample-sign-in.ts';
import { openTestSite } from '#tests/support/test-site.ts';
import { checkProviderSessions } from './provider-sign-in.server.ts';
import { openProviderSite, reasonOf, type ProviderSite } from './provider-site.fixture.ts';

let group: ProviderSite;
let site: ProviderSite['site'];
let provider: ProviderSite['provider'];
beforeAll(async () => {
  group = await openProviderSite();
  ({ site, provider } = group);
});
beforeEach(() => group.reset());
afterAll(() => group.close());

describe('a person whose group has a role', () => {
  test('is let in with the roles of the group, in that hospital alone, and it is written down', async () => {
    const { known } = group.person(['everybody', 'portal-desk']);
    const { browser, answer } = await group.signIn();
    expect(leadsTo(answer)).toBe('/staff');
    expect(answer.headers.getSetCookie().find((text) => text.startsWith('staff_session='))).toMatch(
      /^staff_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await group.rolesOf(known.email)).toEqual([`front_desk@${group.hospital.id}`]);
    expect((await browser.open('/staff/appointments')).status).toBe(200);
    expect((await browser.open('/staff/people')).status).toBe(403);
    const accountId = await group.accountOf(known.email);
    expect(await group.entriesOf('sign_in', accountId)).toEqual([
      { method: 'provider', hasSecondFactor: 'left to the provider' },
    ]);
    expect(await group.entriesOf('duties_changed', accountId)).toEqual([
      { by: 'provider', before: [], after: [`front_desk@${group.hospital.id}`] },
    ]);
  });

  test('goes on to the page that was asked for, in its language', async () => {
    group.person(['portal-editors']);
    const { answer } = await group.signIn('/staff/sign-in/provider?next=%2Fms%2Fstaff%2Fcontent%3Fq%3Dsiti');
    expect(leadsTo(answer)).toBe('/ms/staff/content?q=siti');
    group.person(['portal-editors']);
    const elsewhere = await group.signIn('/staff/sign-in/provider?next=%2F%2Fevil.example');
    expect(leadsTo(elsewhere.answer)).toBe('/staff');
  });

  test('is asked for with PKCE, a nonce and the one return address', async () => {
    const { address } = await group.begun();
    const asked = new URL(address).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      redirect_uri: 'http://localhost:3000/staff/sign-in/provider/return',
      response_type: 'code',
      client_id: 'portal',
      code_challenge_method: 'S256',
    });
    expect(asked.get('nonce')).toMatch(/^[\w-]{43}$/);
    expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  });

  test('may have a role of the group’s own; once it is removed it gives nothing', async () => {
    const { known } = group.person(['portal-readers']);
    const role = { key: 'own_reader' as const, name: 'Reader', permissions: ['read_audit_log'], changedAt: new Date() };
    await site.app.db.insert(ownRoles).values(role);
    const { browser, answer } = await group.signIn();
    expect(leadsTo(answer)).toBe('/staff');
    expect(await group.rolesOf(known.email)).toEqual([`own_reader@${group.hospital.id}`]);
    expect((await browser.open('/staff/audit')).status).toBe(200);
    expect((await browser.open('/staff/people')).status).toBe(403);
    await site.app.db.update(ownRoles).set({ removedAt: new Date() });
    expect((await browser.open('/staff/audit')).status).not.toBe(200);
    expect(reasonOf((await group.signIn()).answer)).toBe('no_group');
    await site.app.db.delete(ownRoles);
  });

  test('has other roles as soon as the groups differ at a sign-in', async () => {
    const { known } = group.person(['portal-desk', 'portal-editors']);
    await group.signIn();
    known.groups = ['portal-editors'];
    await group.signIn();
    expect(await group.rolesOf(known.email)).toEqual(['editor@all']);
    expect(await group.entriesOf('duties_changed', await group.accountOf(known.email))).toContainEqual({
      by: 'provider',
      before: ['editor@all', `front_desk@${group.hospital.id}`],
      after: ['editor@all'],
    });
  });

  test('changes no credential of the account on the strength of that sign-in', async () => {
    const { known } = group.person(['portal-editors']);
    await group.signIn();
    const { rows } = await site.app.db.execute<{ proved_at: Date | null }>(
      sql`select proved_at from sessions where account_id = ${await group.accountOf(known.email)}`,
    );
    expect(rows).toEqual([{ proved_at: null }]);
  });

  test('is told after signing out that the account at the provider is still open, with the way to end it', async () => {
    group.person(['portal-editors']);
    const { browser } = await group.signIn();
    await browser.open('/staff');
    expect(leadsTo(await browser.send('/staff/sign-out', {}))).toBe('/staff/sign-in?provider=ended');
    expect((await browser.open('/staff/sign-in?provider=ended')).html).toContain('href="/staff/sign-in/provider/end"');
    const end = new URL(leadsTo(await browser.open('/staff/sign-in/provider/end'))!);
    expect(end.origin).toBe(provider.issuer);
    expect(end.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:3000/staff/sign-in');
  });
});

describe('nothing is given to', () => {
  test.each([
    ['who is in no known group', ['everybody', 'constructor', '__proto__'], 'no_group'],
    ['who is in no group', [], 'no_group'],
    ['whose group names a hospital that is not there', ['portal-nowhere'], 'no_group'],
  ])('%s', async (_, groups, reason) => {
    const { known } = group.person(groups);
    const { browser, answer } = await group.signIn();
    expect(reasonOf(answer)).toBe(reason);
    expect(browser.cookies.has('staff_session')).toBe(false);
    const [account] = await site.app.db.select().from(accounts).where(eq(accounts.email, known.email));
    expect(account).toBeUndefined();
    expect((await browser.open(leadsTo(answer)!)).html).toContain('in a group that can use this console');
  });

  test('whose address is in another domain, or is none', async () => {
    for (const email of ['siti@elsewhere.example', 'no address', 'siti@group.example.evil.example']) {
      group.person(['portal-admins'], { email });
      expect(reasonOf((await group.signIn()).answer), email).toBe('address');
    }
  });

  test('whose access an administrator removed', async () => {
    const { known } = group.person(['portal-editors']);
    await group.signIn();
    const accountId = await group.accountOf(known.email);
    await site.app.db
      .update(staffMembers)
      .set({ removedAt: site.clock.now() })
      .where(eq(staffMembers.accountId, accountId));
    const { answer } = await group.signIn();
    expect(reasonOf(answer)).toBe('removed');
    expect(await group.entriesOf('sign_in_refused', accountId)).toEqual([{ method: 'provider', reason: 'removed' }]);
  });
});

describe('whoever the provider lets in', () => {
  test('cannot come in by a password too; an administrator of all hospitals who was made here can', async () => {
    group.person(['portal-editors'], { email: 'editor@example.test' });
    expect(leadsTo((await group.signIn()).answer)).toBe('/staff');
    const byPassword = async (email: string) => {
      const browser = staffBrowser(site);
      await browser.open('/staff/sign-in');
      return browser.send('/staff/sign-in', { email, password: samplePassword });
    };
    expect((await byPassword('editor@example.test')).status).toBe(401);
    group.person(['portal-editors'], { email: 'admin@example.test' });
    expect(leadsTo((await group.signIn()).answer)).toBe('/staff');
    expect(await group.rolesOf('admin@example.test')).toEqual(['administrator@all']);
    expect(leadsTo(await byPassword('admin@example.test'))).toBe('/staff/sign-in/code');
  });
});

describe('the next check, five minutes later,', () => {
  const later = (minutes: number) => site.clock.advance(minutes * 60_000);

  test('signs out whom the provider has disabled', async () => {
    const { known } = group.person(['portal-editors']);
    const { browser } = await group.signIn();
    known.isDisabled = true;
    later(4);
    await checkProviderSessions(site.app);
    expect((await browser.open('/staff')).status).toBe(200);
    later(1);
    expect(await checkProviderSessions(site.app)).toBe(1);
    expect(leadsTo(await browser.open('/staff'))).toMatch(/^\/staff\/sign-in/);
    expect(await group.entriesOf('sessions_ended', await group.accountOf(known.email))).toEqual([
      { by: 'provider', sessions: 1 },
    ]);
  });

  test('signs out who is in no group any more, and takes the roles', async () => {
    const { known } = group.person(['portal-editors']);
    const { browser } = await group.signIn();
    known.groups = ['everybody'];
    later(6);
    expect(await checkProviderSessions(site.app)).toBe(1);
    expect(leadsTo(await browser.open('/staff'))).toMatch(/^\/staff\/sign-in/);
    expect(await group.rolesOf(known.email)).toEqual([]);
  });

  test('changes the roles of who is in other groups, and lets the session go on', async () => {
    const { known } = group.person(['portal-editors']);
    const { browser } = await group.signIn();
    expect((await browser.open('/staff/content')).status).toBe(200);
    known.groups = ['portal-desk'];
    later(6);
    expect(await checkProviderSessions(site.app)).toBe(0);
    expect((await browser.open('/staff/content')).status).toBe(403);
    expect((await browser.open('/staff/appointments')).status).toBe(200);
  });

  test('is repeated with the token that the one before brought, so that a working day is one session', async () => {
    group.person(['portal-editors']);
    const { browser } = await group.signIn();
    for (let hours = 0; hours < 3; hours += 0.5) {
      later(14);
      expect((await browser.open('/staff')).status).toBe(200);
      later(14);
      expect(await checkProviderSessions(site.app)).toBe(0);
      expect((await browser.open('/staff')).status).toBe(200);
    }
  });

  test('that finds the provider down leaves the session until an hour after the last word of it', async () => {
    group.person(['portal-editors']);
    const { browser } = await group.signIn();
    provider.state.isDown = true;
    for (let minutes = 0; minutes < 56; minutes += 14) {
      later(14);
      expect(await checkProviderSessions(site.app)).toBe(0);
      expect((await browser.open('/staff')).status).toBe(200);
    }
    later(5);
    expect(leadsTo(await browser.open('/staff'))).toMatch(/^\/staff\/sign-in/);
  });
});

test('a provider that is down leaves a message and the other way in', async () => {
  provider.state.isDown = true;
  const other = await openTestSite({
    staffProvider: { ...site.app.config.staffProvider!, issuer: 'http://127.0.0.1:9' },
  });
  const browser = staffBrowser(other);
  const answer = await browser.open('/staff/sign-in/provider?next=%2Fzh%2Fstaff');
  expect(leadsTo(answer)).toBe('/zh/staff/sign-in?provider=down&next=%2Fzh%2Fstaff');
  const { html } = await browser.open('/staff/sign-in?provider=down');
  expect(html).toContain('available right now');
  expect(html).toContain('name="password"');
  await other.close();
});

test('without a provider its addresses do not exist, and nothing of it is on the page', async () => {
  const other = await openTestSite();
  const browser = staffBrowser(other);
  for (const path of ['', '/return?code=x&state=y', '/end'])
    expect((await browser.open(`/staff/sign-in/provider${path}`)).status, path).toBe(404);
  expect((await browser.open('/staff/sign-in')).html).not.toContain('/staff/sign-in/provider');
  await other.close();
});

test.each([
  ['administrators', 'admin@example.test', '/staff/sign-in/code'],
  ['administrators', 'gl@example.test', null],
  ['off', 'admin@example.test', null],
] as const)('with own passwords for %s, %s is led to %s', async (staffPasswordSignIn, email, leads) => {
  const other = await openTestSite({ staffProvider: site.app.config.staffProvider!, staffPasswordSignIn });
  const browser = staffBrowser(other);
  const { html } = await browser.open('/staff/sign-in');
  expect(html.includes('name="password"')).toBe(staffPasswordSignIn !== 'off');
  expect(leadsTo(await browser.send('/staff/sign-in', { email, password: samplePassword }))).toBe(leads);
  await other.close();
});

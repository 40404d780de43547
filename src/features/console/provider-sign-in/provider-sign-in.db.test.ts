import { eq, sql } from 'drizzle-orm';
import type { JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { leadsTo, staffBrowser } from '#src/features/console/frame/staff-browser.fixture.ts';
import { staffDuties, staffMembers } from '#src/features/console/roles/data/staff.table.ts';
import { samplePassword } from '#tests/support/sample-sign-in.ts';
import { openTestSite, testOrigin, type TestSite } from '#tests/support/test-site.ts';
import { checkProviderSessions } from './provider-sign-in.server.ts';
import { openGroupProvider, portalClient, type GroupPerson } from './group-provider.fixture.ts';

let provider: Awaited<ReturnType<typeof openGroupProvider>>;
let site: TestSite;
let hospital: { id: number; slug: string };
beforeAll(async () => {
  provider = await openGroupProvider();
  site = await openTestSite({
    staffProvider: {
      issuer: provider.issuer,
      clientId: portalClient.id,
      clientSecret: portalClient.secret,
      scopes: 'openid profile email offline_access',
      groupsClaim: 'groups',
      emailDomains: ['group.example', 'example.test'],
      groups: {
        'portal-desk': [{ role: 'front_desk', hospital: 'melur-tun-razak' }],
        'portal-editors': [{ role: 'editor', hospital: null }],
        'portal-admins': [{ role: 'administrator', hospital: null }],
        'portal-nowhere': [{ role: 'editor', hospital: 'no-such-hospital' }],
      },
    },
  });
  const { rows } = await site.app.db.execute<{ id: number; slug: string }>(
    sql`select id, slug from hospitals where slug = 'melur-tun-razak'`,
  );
  hospital = rows[0]!;
});
beforeEach(async () => {
  site.app.logger.level = 'error';
  await site.app.db.execute(sql`delete from rate_limits`);
});
afterEach(() => {
  provider.state.change = null;
  provider.state.isDown = false;
});
afterAll(async () => {
  await site.close();
  await provider.close();
});

let made = 0;
/** A person at the provider, signed in there. */
function person(groups: string[], change: Partial<GroupPerson> = {}) {
  made += 1;
  const subject = `subject-${made}`;
  const known: GroupPerson = {
    email: `person${made}@group.example`,
    email_verified: true,
    name: 'Siti Aminah',
    groups,
    ...change,
  };
  provider.people.set(subject, known);
  provider.signedIn.subject = subject;
  return { subject, known };
}

/** The browser at the provider: follows redirects with its cookies until one leads back to this site. */
async function throughProvider(address: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(address);
  for (let steps = 0; url.origin !== testOrigin; steps += 1) {
    if (steps > 8) throw new Error(`The provider does not lead back: ${url.pathname}`);
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const text of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text)!;
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    url = new URL(location, url);
  }
  return url;
}

const pathOf = (url: URL) => url.pathname + url.search;

async function begun(path = '/staff/sign-in/provider') {
  const browser = staffBrowser(site);
  const address = leadsTo(await browser.open(path))!;
  return { browser, address };
}

async function signIn(path?: string) {
  const { browser, address } = await begun(path);
  const back = await throughProvider(address);
  const answer = await browser.open(pathOf(back));
  return { browser, back, answer };
}

const reasonOf = (response: Response) => new URL(leadsTo(response) ?? '/none', testOrigin).searchParams.get('provider');

async function dutiesOf(email: string): Promise<string[]> {
  const rows = await site.app.db
    .select({ role: staffDuties.role, hospitalId: staffDuties.hospitalId })
    .from(staffDuties)
    .innerJoin(accounts, eq(accounts.id, staffDuties.accountId))
    .where(eq(accounts.email, email));
  return rows.map(({ role, hospitalId }) => `${role}@${hospitalId ?? 'all'}`).toSorted();
}

async function accountOf(email: string): Promise<string> {
  const [row] = await site.app.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
  return row!.id;
}

async function entriesOf(action: string, subjectId: string) {
  const rows = await site.app.db.select().from(auditLog).where(eq(auditLog.action, action));
  return rows.filter((row) => row.subjectId === subjectId || row.accountId === subjectId).map(({ detail }) => detail);
}

describe('a person whose group has a duty', () => {
  test('is let in with the duties of the group, in that hospital alone, and it is written down', async () => {
    const { known } = person(['everybody', 'portal-desk']);
    const { browser, answer } = await signIn();
    expect(leadsTo(answer)).toBe('/staff');
    expect(answer.headers.getSetCookie().find((text) => text.startsWith('staff_session='))).toMatch(
      /^staff_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await dutiesOf(known.email)).toEqual([`front_desk@${hospital.id}`]);
    expect((await browser.open('/staff/appointments')).status).toBe(200);
    expect((await browser.open('/staff/people')).status).toBe(403);
    const accountId = await accountOf(known.email);
    expect(await entriesOf('sign_in', accountId)).toEqual([
      { method: 'provider', hasSecondFactor: 'left to the provider' },
    ]);
    expect(await entriesOf('duties_changed', accountId)).toEqual([
      { by: 'provider', before: [], after: [`front_desk@${hospital.id}`] },
    ]);
  });

  test('goes on to the page that was asked for, in its language', async () => {
    person(['portal-editors']);
    const { answer } = await signIn('/staff/sign-in/provider?next=%2Fms%2Fstaff%2Fcontent%3Fq%3Dsiti');
    expect(leadsTo(answer)).toBe('/ms/staff/content?q=siti');
    person(['portal-editors']);
    const elsewhere = await signIn('/staff/sign-in/provider?next=%2F%2Fevil.example');
    expect(leadsTo(elsewhere.answer)).toBe('/staff');
  });

  test('is asked for with PKCE, a nonce and the one return address', async () => {
    const { address } = await begun();
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

  test('has other duties as soon as the groups differ at a sign-in', async () => {
    const { known } = person(['portal-desk', 'portal-editors']);
    await signIn();
    known.groups = ['portal-editors'];
    await signIn();
    expect(await dutiesOf(known.email)).toEqual(['editor@all']);
    expect(await entriesOf('duties_changed', await accountOf(known.email))).toContainEqual({
      by: 'provider',
      before: ['editor@all', `front_desk@${hospital.id}`],
      after: ['editor@all'],
    });
  });

  test('changes no credential of the account on the strength of that sign-in', async () => {
    const { known } = person(['portal-editors']);
    await signIn();
    const { rows } = await site.app.db.execute<{ proved_at: Date | null }>(
      sql`select proved_at from sessions where account_id = ${await accountOf(known.email)}`,
    );
    expect(rows).toEqual([{ proved_at: null }]);
  });

  test('is told after signing out that the account at the provider is still open, with the way to end it', async () => {
    person(['portal-editors']);
    const { browser } = await signIn();
    await browser.open('/staff');
    expect(leadsTo(await browser.send('/staff/sign-out', {}))).toBe('/staff/sign-in?provider=ended');
    expect((await browser.open('/staff/sign-in?provider=ended')).html).toContain('href="/staff/sign-in/provider/end"');
    const end = new URL(leadsTo(await browser.open('/staff/sign-in/provider/end'))!);
    expect(end.origin).toBe(provider.issuer);
    expect(end.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:3000/staff/sign-in');
  });
});

describe('a wrong answer opens nothing:', () => {
  const now = () => Math.floor(Date.now() / 1000);
  test.each([
    ['a wrong nonce', (claims: object) => ({ ...claims, nonce: 'of another sign-in' })],
    ['no nonce', (claims: { nonce?: unknown }) => ({ ...claims, nonce: undefined })],
    ['another audience', (claims: object) => ({ ...claims, aud: 'another client' })],
    ['another issuer', (claims: object) => ({ ...claims, iss: 'https://login.evil.example' })],
    ['an end two minutes ago', (claims: object) => ({ ...claims, iat: now() - 600, exp: now() - 120 })],
    ['another person than the one asked about', (claims: object) => ({ ...claims, sub: 'somebody else' })],
  ])('%s', async (_, change) => {
    const { known } = person(['portal-admins']);
    provider.state.change = change as (claims: JWTPayload) => JWTPayload;
    const { browser, answer } = await signIn();
    expect(reasonOf(answer)).toBe('failed');
    expect(browser.cookies.has('staff_session')).toBe(false);
    expect(await dutiesOf(known.email)).toEqual([]);
    expect((await browser.open(leadsTo(answer)!)).html).toContain('Please start again');
  });

  test('a clock that is half a minute off is no wrong answer', async () => {
    person(['portal-editors']);
    provider.state.change = (claims) => ({ ...claims, iat: now() - 600, exp: now() - 30 });
    expect(leadsTo((await signIn()).answer)).toBe('/staff');
  });

  test('a signature by a key that the provider does not publish', async () => {
    person(['portal-admins']);
    const { signing } = provider.state;
    provider.state.signing = { ...(await provider.makeKey('stranger')), kid: signing.kid };
    const { browser, answer } = await signIn();
    provider.state.signing = signing;
    expect(reasonOf(answer)).toBe('failed');
    expect(browser.cookies.has('staff_session')).toBe(false);
  });

  test('the same answer a second time', async () => {
    person(['portal-editors']);
    const { back } = await signIn();
    const again = staffBrowser(site);
    expect(reasonOf(await again.open(pathOf(back)))).toBe('failed');
    const { browser, address } = await begun();
    const returned = await throughProvider(address);
    expect(leadsTo(await browser.open(pathOf(returned)))).toBe('/staff');
    browser.cookies.delete('staff_session');
    expect(reasonOf(await browser.open(pathOf(returned)))).toBe('failed');
    expect(browser.cookies.has('staff_session')).toBe(false);
  });

  test('a used code with a new state', async () => {
    person(['portal-editors']);
    const { back } = await signIn();
    const { browser, address } = await begun();
    const returned = await throughProvider(address);
    returned.searchParams.set('code', back.searchParams.get('code')!);
    expect(reasonOf(await browser.open(pathOf(returned)))).toBe('failed');
    expect(browser.cookies.has('staff_session')).toBe(false);
  });

  test('an answer that another browser began', async () => {
    person(['portal-admins']);
    const { address } = await begun();
    const back = await throughProvider(address);
    const victim = staffBrowser(site);
    await victim.open('/staff/sign-in');
    expect(reasonOf(await victim.open(pathOf(back)))).toBe('failed');
    expect(victim.cookies.has('staff_session')).toBe(false);
  });

  test.each([
    ['names another issuer', 'https://login.evil.example'],
    ['names none, though the provider says that it always does', null],
  ])('an answer that %s', async (_, issuer) => {
    person(['portal-editors']);
    const { browser, address } = await begun();
    const back = await throughProvider(address);
    if (issuer) back.searchParams.set('iss', issuer);
    else back.searchParams.delete('iss');
    expect(reasonOf(await browser.open(pathOf(back)))).toBe('failed');
    expect(browser.cookies.has('staff_session')).toBe(false);
  });

  test('an answer after ten minutes', async () => {
    person(['portal-editors']);
    const { browser, address } = await begun();
    const back = await throughProvider(address);
    site.clock.advance(10 * 60_000);
    expect(reasonOf(await browser.open(pathOf(back)))).toBe('failed');
    expect(browser.cookies.has('staff_session')).toBe(false);
  });

  test('who turns back at the provider is not scolded', async () => {
    provider.signedIn.subject = '';
    const { answer } = await signIn();
    expect(leadsTo(answer)).toBe('/staff/sign-in?next=%2Fstaff');
  });
});

describe('nothing is given to', () => {
  test.each([
    ['who is in no known group', ['everybody', 'constructor', '__proto__'], 'no_group'],
    ['who is in no group', [], 'no_group'],
    ['whose group names a hospital that is not there', ['portal-nowhere'], 'no_group'],
  ])('%s', async (_, groups, reason) => {
    const { known } = person(groups);
    const { browser, answer } = await signIn();
    expect(reasonOf(answer)).toBe(reason);
    expect(browser.cookies.has('staff_session')).toBe(false);
    const [account] = await site.app.db.select().from(accounts).where(eq(accounts.email, known.email));
    expect(account).toBeUndefined();
    expect((await browser.open(leadsTo(answer)!)).html).toContain('in a group that may use this console');
  });

  test('whose address is in another domain, or is none', async () => {
    for (const email of ['siti@elsewhere.example', 'no address', 'siti@group.example.evil.example']) {
      person(['portal-admins'], { email });
      expect(reasonOf((await signIn()).answer), email).toBe('address');
    }
  });

  test('whose access an administrator removed', async () => {
    const { known } = person(['portal-editors']);
    await signIn();
    const accountId = await accountOf(known.email);
    await site.app.db
      .update(staffMembers)
      .set({ removedAt: site.clock.now() })
      .where(eq(staffMembers.accountId, accountId));
    const { answer } = await signIn();
    expect(reasonOf(answer)).toBe('removed');
    expect(await entriesOf('sign_in_refused', accountId)).toEqual([{ method: 'provider', reason: 'removed' }]);
  });
});

describe('whoever the provider lets in', () => {
  test('cannot come in by a password too; an administrator of all hospitals who was made here can', async () => {
    person(['portal-editors'], { email: 'editor@example.test' });
    expect(leadsTo((await signIn()).answer)).toBe('/staff');
    const byPassword = async (email: string) => {
      const browser = staffBrowser(site);
      await browser.open('/staff/sign-in');
      return browser.send('/staff/sign-in', { email, password: samplePassword });
    };
    expect((await byPassword('editor@example.test')).status).toBe(401);
    person(['portal-editors'], { email: 'admin@example.test' });
    expect(leadsTo((await signIn()).answer)).toBe('/staff');
    expect(await dutiesOf('admin@example.test')).toEqual(['administrator@all']);
    expect(leadsTo(await byPassword('admin@example.test'))).toBe('/staff/sign-in/code');
  });
});

describe('the next check, five minutes later,', () => {
  const later = (minutes: number) => site.clock.advance(minutes * 60_000);

  test('signs out whom the provider has disabled', async () => {
    const { known } = person(['portal-editors']);
    const { browser } = await signIn();
    known.isDisabled = true;
    later(4);
    await checkProviderSessions(site.app);
    expect((await browser.open('/staff')).status).toBe(200);
    later(1);
    expect(await checkProviderSessions(site.app)).toBe(1);
    expect(leadsTo(await browser.open('/staff'))).toMatch(/^\/staff\/sign-in/);
    expect(await entriesOf('sessions_ended', await accountOf(known.email))).toEqual([{ by: 'provider', sessions: 1 }]);
  });

  test('signs out who is in no group any more, and takes the duties', async () => {
    const { known } = person(['portal-editors']);
    const { browser } = await signIn();
    known.groups = ['everybody'];
    later(6);
    expect(await checkProviderSessions(site.app)).toBe(1);
    expect(leadsTo(await browser.open('/staff'))).toMatch(/^\/staff\/sign-in/);
    expect(await dutiesOf(known.email)).toEqual([]);
  });

  test('changes the duties of who is in other groups, and lets the session go on', async () => {
    const { known } = person(['portal-editors']);
    const { browser } = await signIn();
    expect((await browser.open('/staff/content')).status).toBe(200);
    known.groups = ['portal-desk'];
    later(6);
    expect(await checkProviderSessions(site.app)).toBe(0);
    expect((await browser.open('/staff/content')).status).toBe(403);
    expect((await browser.open('/staff/appointments')).status).toBe(200);
  });

  test('is repeated with the token that the one before brought, so that a working day is one session', async () => {
    person(['portal-editors']);
    const { browser } = await signIn();
    for (let hours = 0; hours < 3; hours += 0.5) {
      later(14);
      expect((await browser.open('/staff')).status).toBe(200);
      later(14);
      expect(await checkProviderSessions(site.app)).toBe(0);
      expect((await browser.open('/staff')).status).toBe(200);
    }
  });

  test('that finds the provider down leaves the session until an hour after the last word of it', async () => {
    person(['portal-editors']);
    const { browser } = await signIn();
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

// The last one: the clock of the machine and the keys of the provider are others afterwards.
test('a key of the provider that is new is fetched when a token names it', async () => {
  person(['portal-editors']);
  expect(leadsTo((await signIn()).answer)).toBe('/staff');
  const key = await provider.makeKey('second');
  provider.state.keys = [key];
  provider.state.signing = key;
  // The library asks for keys once in a minute at most, by the clock of the machine.
  person(['portal-editors']);
  expect(reasonOf((await signIn()).answer)).toBe('failed');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  expect(leadsTo((await signIn()).answer)).toBe('/staff');
  vi.useRealTimers();
});

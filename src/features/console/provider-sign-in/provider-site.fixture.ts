/** A site whose staff sign in at the certified provider, with browsers that go there and come back. */
import { eq, sql } from 'drizzle-orm';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { leadsTo, staffBrowser } from '#src/features/console/frame/staff-browser.fixture.ts';
import { staffRoleAssignments } from '#src/features/console/roles/data/staff.table.ts';
import { openTestSite, testOrigin, type TestSite } from '#tests/support/test-site.ts';
import { openGroupProvider, portalClient, type GroupPerson } from './group-provider.fixture.ts';

export type ProviderSite = Awaited<ReturnType<typeof openProviderSite>>;

export async function openProviderSite() {
  const provider = await openGroupProvider();
  const site = await openSiteWith(provider.issuer);
  const { rows } = await site.app.db.execute<{ id: number }>(
    sql`select id from hospitals where slug = 'melur-tun-razak'`,
  );
  let made = 0;
  /** A person at the provider, signed in there. */
  const person = (groups: string[], change: Partial<GroupPerson> = {}) => {
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
  };
  const begun = async (path = '/staff/sign-in/provider') => {
    const browser = staffBrowser(site);
    return { browser, address: leadsTo(await browser.open(path))! };
  };
  const signIn = async (path?: string) => {
    const { browser, address } = await begun(path);
    const back = await throughProvider(address);
    return { browser, back, answer: await browser.open(pathOf(back)) };
  };
  return {
    site,
    provider,
    hospital: rows[0]!,
    person,
    begun,
    signIn,
    ...recordsOf(site),
    /** Before each test: nothing is changed, nobody is counted. */
    async reset() {
      provider.state.change = null;
      provider.state.isDown = false;
      await site.app.db.execute(sql`delete from rate_limits`);
    },
    async close() {
      await site.close();
      await provider.close();
    },
  };
}

/** The browser at the provider: follows redirects with its cookies until one leads back to this site. */
export async function throughProvider(address: string): Promise<URL> {
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

/** What this site is asked for. */
export const pathOf = (url: URL) => url.pathname + url.search;

/** Why the sign-in page is shown again. */
export const reasonOf = (response: Response) =>
  new URL(leadsTo(response) ?? '/none', testOrigin).searchParams.get('provider');

/** What the site has stored of a person. */
function recordsOf(site: TestSite) {
  return {
    async rolesOf(email: string): Promise<string[]> {
      const found = await site.app.db
        .select({ role: staffRoleAssignments.role, hospitalId: staffRoleAssignments.hospitalId })
        .from(staffRoleAssignments)
        .innerJoin(accounts, eq(accounts.id, staffRoleAssignments.accountId))
        .where(eq(accounts.email, email));
      return found.map(({ role, hospitalId }) => `${role}@${hospitalId ?? 'all'}`).toSorted();
    },
    async accountOf(email: string): Promise<string> {
      const [row] = await site.app.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
      return row!.id;
    },
    async entriesOf(action: string, about: string) {
      const entries = await site.app.db.select().from(auditLog).where(eq(auditLog.action, action));
      return entries
        .filter(({ subjectId, accountId }) => subjectId === about || accountId === about)
        .map(({ detail }) => detail);
    },
  };
}

function openSiteWith(issuer: string): Promise<TestSite> {
  return openTestSite({
    staffProvider: {
      issuer: issuer,
      clientId: portalClient.id,
      clientSecret: portalClient.secret,
      scopes: 'openid profile email offline_access',
      groupsClaim: 'groups',
      emailDomains: ['group.example', 'example.test'],
      groups: {
        'portal-readers': [{ role: 'own_reader', hospital: 'melur-tun-razak' }],
        'portal-desk': [{ role: 'front_desk', hospital: 'melur-tun-razak' }],
        'portal-editors': [{ role: 'editor', hospital: null }],
        'portal-admins': [{ role: 'administrator', hospital: null }],
        'portal-nowhere': [{ role: 'editor', hospital: 'no-such-hospital' }],
      },
    },
  });
}

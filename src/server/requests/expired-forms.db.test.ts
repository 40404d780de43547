import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInAgain, browserFor } from '#src/features/patient/profile/patient-browser.fixture.ts';
import { endSession } from '#src/features/patient/sessions/sessions.server.ts';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, testOrigin, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const end = {
  'was revoked': (who: SignedIn) => endSession(site.app, who, who.sessionId),
  'has expired': (who: SignedIn) =>
    site.app.db.execute(
      sql`update sessions set expires_at = ${site.clock.now().toISOString()} where id = ${who.sessionId}`,
    ),
  'was idle too long': (who: SignedIn) =>
    site.app.db.execute(
      sql`update sessions set last_seen_at = ${new Date(site.clock.now().getTime() - 3_600_000).toISOString()} where id = ${who.sessionId}`,
    ),
};
const address = {
  label: 'My parents',
  line1: '12 Jalan Melur',
  city: 'Ipoh',
  password: 'secret words',
  nric: '900101 10 1234',
};
const send = async (
  path: string,
  who: Pick<SignedIn, 'cookie' | 'csrfToken'>,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) => {
  const response = await site.request(path, {
    method: 'POST',
    headers: { cookie: who.cookie, origin: testOrigin, 'sec-fetch-dest': 'document', ...headers },
    body: new URLSearchParams({ zone_token: who.csrfToken, ...fields }),
  });
  return {
    status: response.status,
    headers: response.headers,
    location: response.headers.get('location') ?? '',
    html: (await response.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'"),
  };
};
const draftOf = async (who: SignedIn, path: string) =>
  (await browserFor(site, who).call('POST', 'auth/draft', { path })).body.data.fields;

describe.each(Object.entries(end))('a form sent after its session %s', (_how, ended) => {
  test.each(['', '/ms', '/zh'])(
    'leads to sign in and back, and what was typed waits there for its owner alone, once (%s)',
    async (prefix) => {
      const patient = await signedInPatient(site.app);
      await ended(patient);
      const answer = await send(`${prefix}/profile/address`, patient, address);
      expect(answer).toMatchObject({
        status: 303,
        location: `${prefix}/login?ended&next=${encodeURIComponent(`${prefix}/profile/address`)}`,
      });
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await (await site.request(answer.location)).text()).toContain(
        { '': 'with what you typed', '/ms': 'dengan apa yang anda taip', '/zh': '您输入的内容' }[prefix],
      );
      expect(await draftOf(await signedInPatient(site.app), `${prefix}/profile/address`), 'nobody else').toBeNull();
      const again = await signedInAgain(site.app, patient.accountId);
      expect(await draftOf(again, `${prefix}/profile/address`)).toEqual({
        label: 'My parents',
        line1: '12 Jalan Melur',
        city: 'Ipoh',
      });
      expect(await draftOf(again, `${prefix}/profile/address`)).toBeNull();
    },
  );
});

test('a booking that a patient was filling in is kept for her as well, and she comes back to the page on which she was', async () => {
  const patient = await signedInPatient(site.app);
  await end['was revoked'](patient);
  const answer = await send(
    '/enquiry?hospital=melur-ipoh',
    patient,
    { message: 'My knee hurts when I climb stairs' },
    { referer: `${testOrigin}/enquiry?hospital=melur-ipoh` },
  );
  expect(answer).toMatchObject({
    status: 303,
    location: `/login?ended&next=${encodeURIComponent('/enquiry?hospital=melur-ipoh')}`,
  });
  expect(await draftOf(await signedInAgain(site.app, patient.accountId), '/enquiry')).toEqual({
    message: 'My knee hurts when I climb stairs',
  });
});

test.each([
  ['', 'This form is no longer open'],
  ['/ms', 'Borang ini tidak lagi dibuka'],
  ['/zh', '此表格已失效'],
])(
  'a guest whose visit ended gets a page with the typed words and the way on, without scripts (%s)',
  async (prefix, title) => {
    const answer = await send(
      `${prefix}/enquiry`,
      { cookie: '', csrfToken: 'z2.of-an-earlier-visit' },
      { message: 'My knee hurts <b>badly</b>', intent: 'send', password: 'not to be shown' },
    );
    expect(answer.status).toBe(403);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain('script-src');
    expect(answer.html).toContain(title);
    expect(answer.html).toContain('My knee hurts &lt;b&gt;badly&lt;/b&gt;');
    expect(answer.html).not.toContain('not to be shown');
    expect(answer.html).toContain(`href="${prefix}/enquiry"`);
    expect(answer.html, 'what a script of a public page would be after').not.toMatch(/z2\./);
  },
);

test('under another person’s session nothing is taken, nothing is kept for either, and nothing typed is shown', async () => {
  const [first, second] = [await signedInPatient(site.app, 'First'), await signedInPatient(site.app, 'Second')];
  const answer = await send('/profile/address', { cookie: second.cookie, csrfToken: first.csrfToken }, address);
  expect(answer.status).toBe(403);
  expect(answer.html).toContain('This form is no longer open');
  expect(answer.html).not.toContain('Jalan Melur');
  for (const who of [first, second]) expect(await draftOf(who, '/profile/address')).toBeNull();
  await end['was revoked'](second);
  expect(
    (await send('/profile/address', { cookie: second.cookie, csrfToken: first.csrfToken }, address)).status,
    'an ended session, and the document of somebody else',
  ).toBe(403);
  expect(await draftOf(await signedInAgain(site.app, second.accountId), '/profile/address')).toBeNull();
});

test('staff whose session ended copy what they typed and come back to their desk', async () => {
  const nurse = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
  await endSession(site.app, nurse, nurse.sessionId);
  const answer = await send('/staff/leave', nurse, { reason: 'Away for a conference' });
  expect(answer.status).toBe(403);
  expect(answer.html).toContain('Away for a conference');
  expect(answer.html).toContain(`/staff/sign-in?next=${encodeURIComponent('/staff/leave')}`);
  expect((await send('/staff/leave', nurse, { intent: 'withdraw' })).status, 'nothing was typed').toBe(302);
});

test('an address of another site leads nowhere', async () => {
  const answer = await send(
    '/enquiry',
    { cookie: '', csrfToken: '' },
    { message: 'Two words' },
    { referer: 'https://evil.example/enquiry' },
  );
  expect(answer.html).not.toContain('evil.example');
});

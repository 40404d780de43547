/** A request of a page counts only with the CSRF token of a document of that session, and only from the site itself. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInPatient, signedInStaff } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { staffRoles } from '#src/platform/actor.ts';
import { csrfTokenFor } from '#src/platform/bound-token.server.ts';
import { guestOf, issueGuestToken } from '#src/platform/guest-token.server.ts';
import { openTestSite, testOrigin, type TestSite } from '#tests/support/test-site.ts';
import {
  consoleAddresses,
  exampleOf,
  guestAddresses,
  otherConsoleAddresses,
  patientAddresses,
  publicForms,
} from './private-addresses.ts';

interface Visit {
  cookie: string;
  csrfToken: string;
}

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

function newGuest(): Visit {
  const token = issueGuestToken(site.app);
  return { cookie: `guest=${token}`, csrfToken: csrfTokenFor(site.app, 'visit', guestOf(site.app, token)!)! };
}
const newStaff = () =>
  signedInStaff(
    site.app,
    staffRoles.map((role) => ({ role, hospitalId: null })),
  );

const zones: Record<string, { paths: readonly string[]; visit: () => Visit | Promise<Visit>; count: number }> = {
  'sign-in, a form or the checkout': { paths: guestAddresses, visit: newGuest, count: 33 },
  'a patient': { paths: patientAddresses, visit: () => signedInPatient(site.app), count: 45 },
  'the console': {
    paths: [...Object.keys(consoleAddresses), ...otherConsoleAddresses],
    visit: newStaff,
    count: 170,
  },
};

interface Sent {
  path: string;
  visit: Visit;
  token?: string;
  origin?: string;
}

async function post({ path, visit, token, origin = testOrigin }: Sent): Promise<number> {
  const response = await site.request(path, {
    method: 'POST',
    body: new URLSearchParams(token ? { zone_token: token } : { intent: 'save' }),
    headers: { cookie: visit.cookie, origin },
  });
  await response.text();
  return response.status;
}

describe.each(Object.entries(zones))('every address of %s', (_zone, { paths, visit, count }) => {
  test('takes nothing without the token of its document, nor with that of another visit, as a form or as a script’s call', async () => {
    const [own, other] = [await visit(), await visit()];
    let refused = 0;
    for (const path of paths.map(exampleOf)) {
      expect(await post({ path, visit: own }), path).toBe(403);
      expect(await post({ path, visit: own, token: other.csrfToken }), path).toBe(403);
      expect(await post({ path: `${path}.data`, visit: own }), `${path}.data`).toBe(403);
      refused += 1;
    }
    expect(refused).toBe(count);
  });

  test('takes nothing from another site, though it carries the token', async () => {
    const own = await visit();
    for (const path of paths.map(exampleOf))
      expect(await post({ path, visit: own, token: own.csrfToken, origin: 'https://other.example' }), path).toBe(403);
  });
});

test('with its own token a form is heard', async () => {
  const heard = [
    ['/contact-us', newGuest(), 422],
    ['/profile/account', await signedInPatient(site.app), 422],
    ['/staff/sign-out', await newStaff(), 302],
  ] as const;
  for (const [path, visit, status] of heard)
    expect(await post({ path, visit, token: visit.csrfToken }), path).toBe(status);
});

test('the forms of public pages are heard from the site alone', async () => {
  for (const path of publicForms) {
    expect(await post({ path, visit: newGuest() }), path).toBe(422);
    expect(await post({ path, visit: newGuest(), origin: 'https://other.example' }), path).toBe(403);
  }
});

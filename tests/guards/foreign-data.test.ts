/**
 * The sample patient's data reaches nobody else: every private page with her own ids, its data requests, and every
 * call, in twenty spellings.
 */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signedInAgain } from '#src/features/patient/profile/patient-browser.fixture.ts';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { staffRoles } from '#src/platform/actor.ts';
import { describedCalls } from '#tests/fuzz/call-targets.ts';
import { spellings } from '#tests/support/path-spellings.ts';
import { openTestSite, testOrigin, type TestSite } from '#tests/support/test-site.ts';
import { callWithHerIds, planted, plantWaiting, privatePaths } from './planted-data.ts';
import { otherProgramsKey, strangersTo, type Stranger } from './foreign-data-actors.ts';

let site: TestSite;
let owner: SignedIn;
let strangers: Stranger[];
let paths: ReturnType<typeof privatePaths>;
let calls: ReturnType<typeof callWithHerIds>[];

beforeAll(async () => {
  site = await openTestSite({ partnerKeys: [otherProgramsKey] });
  owner = await signedInAgain(site.app, sampleAccounts.patient);
  const cardId = (await site.app.pool.query<{ id: string }>('select id from medical_cards limit 1')).rows[0]!.id;
  await plantWaiting(site.app);
  strangers = await strangersTo(site, owner);
  paths = privatePaths(cardId);
  calls = (await describedCalls(site))
    .filter(({ path }) => !endsTheSession.has(path))
    .map((call) => callWithHerIds(call, cardId));
});
afterAll(() => site.close());

/** It returns nothing, and every later request would be without a session. */
const endsTheSession = new Set(['/api/auth/logout']);

type Visitor = Pick<Stranger, 'cookie' | 'csrfToken' | 'marker' | 'bearer'>;

const openPage = (path: string, { cookie, csrfToken }: Visitor) =>
  site.request(testOrigin + path, { redirect: 'manual', headers: { cookie, 'x-zone-token': csrfToken } });

function makeCall({ method, body, ...call }: (typeof calls)[number], path: string, who: Visitor): Promise<Response> {
  const isBrowser = who.bearer === undefined;
  return site.request(`${testOrigin}${path}?${call.query}`, {
    method,
    redirect: 'manual',
    headers: {
      'x-api-key': 'demo-web-key',
      'content-type': 'application/json',
      ...(isBrowser
        ? {
            cookie: who.cookie,
            'sec-fetch-site': 'same-origin',
            'x-zone-token': who.csrfToken,
            authorization: `Bearer ${who.marker}`,
          }
        : { authorization: `Bearer ${who.bearer}` }),
    },
    ...(body === undefined ? {} : { body }),
  });
}

/** A call's address in that spelling. Nothing below '/API' is an address of the site: capitals come after it. */
function spelledCall(name: string, spell: (path: string) => string, path: string): string {
  return name === 'capital letters' ? `/api${spell(path.slice('/api'.length))}` : spell(path);
}

/** Four at once: much of their time is the database's. */
async function eachStranger(work: (who: Stranger) => Promise<void>): Promise<void> {
  const waiting = [...strangers];
  const lane = async () => {
    for (let who = waiting.shift(); who; who = waiting.shift()) await work(who);
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
}

const seenIn = (text: string) => planted.filter((word) => text.includes(word));

test('there are twenty-two strangers, twenty spellings, all private addresses and all calls', () => {
  expect(strangers).toHaveLength(22);
  expect(Object.keys(spellings)).toHaveLength(20);
  expect(new Set(paths.map(({ path }) => path)).size).toBeGreaterThanOrEqual(162);
  expect(paths.filter(({ namesHers }) => namesHers).length).toBeGreaterThan(15);
  expect(calls.length).toBeGreaterThan(110);
});

test('what is looked for is there: the owner and the desks of all hospitals see every word of it', async () => {
  const desks = await signedInStaff(
    site.app,
    staffRoles.map((role) => ({ role, hospitalId: null })),
  );
  const seen = new Set<string>();
  for (const { path, access } of paths)
    for (const word of seenIn(await (await openPage(path, access === 'staff' ? desks : owner)).text())) seen.add(word);
  expect([...seen].toSorted()).toEqual([...planted].toSorted());
});

describe('twenty-two strangers, and not one word of hers', () => {
  test('on every private page and in its data, in twenty spellings', async () => {
    const errors = vi.spyOn(console, 'error');
    let asked = 0;
    const found: string[] = [];
    await eachStranger(async (who) => {
      const seen = new Set<string>();
      for (const { path, access, namesHers } of paths)
        for (const spell of Object.values(spellings)) {
          const spelled = new URL(testOrigin + spell(path)).pathname;
          asked += 1;
          // The URL parser has made the same request of two spellings, or a redirect has led there already.
          if (seen.has(spelled)) continue;
          seen.add(spelled);
          const first = await openPage(spelled, who);
          const next = first.status === 301 ? first.headers.get('location')! : null;
          if (next && seen.has(next)) continue;
          if (next) seen.add(next);
          const answer = next ? await openPage(next, who) : first;
          const label = `${who.name}: ${spelled} ${answer.status}`;
          const words = seenIn(await answer.text());
          if (words.length > 0) found.push(`${label}: ${words.join(', ')}`);
          if (answer.status >= 500) found.push(label);
          if (answer.status === 200 && access === 'patient' && (namesHers || !who.home)) found.push(`${label}: opened`);
          if (answer.status === 200 && answer.headers.get('cache-control') !== 'no-store') found.push(`${label}: kept`);
        }
      if (who.home) expect((await openPage(who.home, who)).status, `${who.name} is still signed in`).toBe(200);
    });
    console.info(`foreign data: ${paths.length} private paths, ${asked} askings, ${found.length} finds`);
    expect(found).toEqual([]);
    expect(asked).toBe(22 * 20 * paths.length);
    expect(errors).not.toHaveBeenCalled();
  }, 600_000);

  test('in the answer of any call with her ids, in twenty spellings', async () => {
    let asked = 0;
    const found: string[] = [];
    await eachStranger(async (who) => {
      for (const call of calls)
        for (const [name, spell] of Object.entries(spellings)) {
          const spelled = spelledCall(name, spell, call.path);
          const answer = await makeCall(call, spelled, who);
          asked += 1;
          const words = seenIn(await answer.text());
          if (words.length > 0 || answer.status >= 500)
            found.push(`${who.name}: ${call.method} ${spelled} ${answer.status}: ${words.join(', ')}`);
        }
    });
    console.info(`foreign data: ${calls.length} calls, ${asked} askings, ${found.length} finds`);
    expect(found).toEqual([]);
    expect(asked).toBe(22 * 20 * calls.length);
  }, 600_000);
});

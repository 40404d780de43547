/** What is the sample patient's reaches nobody else: every private page with her own ids, its data, and every call, in twenty spellings. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { waitingListEntries } from '#src/features/appointments/appointments/data/waiting-list.table.ts';
import { signedInAgain } from '#src/features/patient/profile/patient-browser.fixture.ts';
import { samplePersons } from '#src/features/patient/profile/data/sample-patient.seed.ts';
import { sampleAccounts } from '#src/features/patient/accounts/sample-accounts.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sign-in/signed-in.fixture.ts';
import { staffRoles } from '#src/platform/actor.ts';
import { addresses } from '#src/routes.ts';
import { seededRandom } from '#src/shared/seeded-random.ts';
import { describedCalls } from '#tests/fuzz/call-targets.ts';
import { sampleOf } from '#tests/fuzz/sample-values.ts';
import { spellings } from '#tests/support/path-spellings.ts';
import { openTestSite, testOrigin, type TestSite } from '#tests/support/test-site.ts';
import { otherProgramsKey, strangersTo, type Stranger } from './foreign-data-actors.ts';

/** Hers alone: names, numbers, an address, and words of health that were sealed. The owner and the desks see each of them. */
const planted = [
  'Nur Aisyah binti Hamzah',
  'Adam Harith bin Faizal',
  'Zainab binti Mahmud',
  'patient@example.test',
  'Jalan Melati 3',
  'Cough at night',
  'Gallstones: keyhole operation',
  'Removal of a plate from the wrist',
  'two visits on the same day',
  'result of the ultrasound',
  'Waits with a rash that is hers alone',
] as const;

const ids = {
  appointment: 'ASAMPLE001',
  waiting: 'WSAMPLE001',
  letter: 'GSAMPLE001',
  secondLetter: 'GSAMPLE002',
  message: 'C4ACE7GHJ9',
  order: 'MSAMPLE002',
};
let cardId: string;

let site: TestSite;
let owner: SignedIn;
let strangers: Stranger[];
/** Private paths, with her ids where they name something. */
let paths: { path: string; access: string; namesHers: boolean }[];
let calls: { method: string; path: string; query: string; body: string | undefined }[];

beforeAll(async () => {
  site = await openTestSite({ engineKeys: [otherProgramsKey] });
  owner = await signedInAgain(site.app, sampleAccounts.patient);
  cardId = (await site.app.pool.query<{ id: string }>('select id from medical_cards limit 1')).rows[0]!.id;
  await plantWaiting();
  strangers = await strangersTo(site, owner);
  paths = privatePaths();
  calls = (await describedCalls(site)).filter(({ path }) => !endsTheSession.has(path)).map(callWithHerIds);
});
afterAll(() => site.close());

/** It tells nothing, and everything after it would be asked by nobody. */
const endsTheSession = new Set(['/api/auth/logout']);

async function plantWaiting(): Promise<void> {
  const { app, clock } = site;
  const id = app.random.uuid();
  const seal = (column: string, text: string) => app.secrets.seal(text, ['waiting_list_entries', column, id]);
  const { rows } = await app.pool.query<{ doctor_id: number; hospital_id: number }>(
    "select doctor_id, hospital_id from appointments where reference = 'ASAMPLE001'",
  );
  await app.db.insert(waitingListEntries).values({
    id,
    reference: ids.waiting,
    doctorId: rows[0]!.doctor_id,
    hospitalId: rows[0]!.hospital_id,
    day: '2026-11-27',
    status: 'waiting',
    holderHash: `patient:${sampleAccounts.patient}`,
    personId: sampleAccounts.patient,
    patientName: seal('patient_name', 'Nur Aisyah binti Hamzah'),
    phone: seal('phone', '+60123450001'),
    phoneHash: app.secrets.hash('phone:+60123450001'),
    email: seal('email', 'patient@example.test'),
    reason: seal('reason', 'Waits with a rash that is hers alone'),
    visit: 'returning',
    payer: 'self_pay',
    language: 'en',
    consentVersion: '2026-11-01',
    queuedAt: clock.now(),
    createdAt: clock.now(),
    updatedAt: clock.now(),
  });
}

function privatePaths() {
  const own = addresses.flatMap(({ path, access }) => (access ? [{ pattern: path, access }] : []));
  return own.flatMap(({ pattern, access }) =>
    hersIn(pattern).map((path) => ({
      path,
      access,
      namesHers: /:(?:reference|orderId|cardId|personId)/.test(pattern),
    })),
  );
}

/** The addresses of her own things under a pattern; what stands for nothing of hers is a made-up word. */
function hersIn(pattern: string): string[] {
  const references = pattern.includes('waiting-list')
    ? [ids.waiting]
    : pattern.startsWith('/gl-application')
      ? [ids.letter]
      : pattern.startsWith('/staff/enquiries')
        ? [ids.letter, ids.secondLetter, ids.message]
        : [ids.appointment];
  const filled = pattern
    .replace(':orderId', ids.order)
    .replace(':cardId', cardId)
    .replace(':side', 'front')
    .replace(':personId', samplePersons.son)
    .replace(':accountId', sampleAccounts.patient);
  return (filled.includes(':reference') ? references : ['']).map((reference) =>
    filled.replace(':reference', reference).replace(/:\w+|\*/g, '777777'),
  );
}

const hersByName: readonly (readonly [RegExp, string])[] = [
  [/order/i, ids.order],
  [/person|member/i, samplePersons.son],
  [/waiting|entry/i, ids.waiting],
  [/letter|gl_/i, ids.letter],
  [/account|patient|user/i, sampleAccounts.patient],
  [/reference|appointment|booking/i, ids.appointment],
  [/hospital/i, '1'],
];

/** A call with her ids in every parameter and field that takes a text. */
function callWithHerIds({ method, path, parameters, body }: Awaited<ReturnType<typeof describedCalls>>[number]) {
  const idOf = (name: string) =>
    /card/i.test(name)
      ? cardId
      : (hersByName.find(([pattern]) => pattern.test(name))?.[1] ?? (/id$/.test(name) ? ids.order : undefined));
  const known = { get: (name: string) => (idOf(name) ? [idOf(name)!] : undefined) };
  const random = { ...seededRandom(path), next: () => 0 };
  const query = parameters
    .filter((one) => one.in === 'query')
    .map(({ name, schema }) => `${name}=${encodeURIComponent(String(sampleOf(schema, name, { known, random })))}`);
  return {
    method,
    path: path.replace(/\{(\w+)\}/g, (_all, name: string) => idOf(name) ?? 'none'),
    query: query.join('&'),
    body: method === 'POST' ? JSON.stringify(body ? sampleOf(body, '', { known, random }) : {}) : undefined,
  };
}

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

const seenIn = (text: string) => planted.filter((word) => text.includes(word));

test('there are twenty strangers, twenty spellings, all private addresses and all calls', () => {
  expect(strangers).toHaveLength(20);
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

describe('twenty strangers, and not one word of hers', () => {
  test('on every private page and in its data, in twenty spellings', async () => {
    const errors = vi.spyOn(console, 'error');
    let asked = 0;
    const found: string[] = [];
    for (const who of strangers) {
      const seen = new Set<string>();
      for (const { path, access, namesHers } of paths)
        for (const spell of Object.values(spellings)) {
          const spelled = spell(path);
          const first = await openPage(spelled, who);
          asked += 1;
          const next = first.status === 301 ? first.headers.get('location')! : null;
          // Where another spelling of the same visitor has led already, the same is answered again.
          if (seen.has(next ?? spelled)) continue;
          seen.add(next ?? spelled);
          const answer = next ? await openPage(next, who) : first;
          const label = `${who.name}: ${spelled} ${answer.status}`;
          const words = seenIn(await answer.text());
          if (words.length > 0) found.push(`${label}: ${words.join(', ')}`);
          if (answer.status >= 500) found.push(label);
          if (answer.status === 200 && access === 'patient' && (namesHers || !who.home)) found.push(`${label}: opened`);
          if (answer.status === 200 && answer.headers.get('cache-control') !== 'no-store') found.push(`${label}: kept`);
        }
      if (who.home) expect((await openPage(who.home, who)).status, `${who.name} is still signed in`).toBe(200);
    }
    expect(found).toEqual([]);
    expect(asked).toBe(20 * 20 * paths.length);
    expect(errors).not.toHaveBeenCalled();
  }, 600_000);

  test('in the answer of any call with her ids, in twenty spellings', async () => {
    let asked = 0;
    const found: string[] = [];
    for (const who of strangers)
      for (const call of calls)
        for (const spell of Object.values(spellings)) {
          const answer = await makeCall(call, spell(call.path), who);
          asked += 1;
          const words = seenIn(await answer.text());
          if (words.length > 0 || answer.status >= 500)
            found.push(`${who.name}: ${call.method} ${spell(call.path)} ${answer.status}: ${words.join(', ')}`);
        }
    expect(found).toEqual([]);
    expect(asked).toBe(20 * 20 * calls.length);
  }, 600_000);
});

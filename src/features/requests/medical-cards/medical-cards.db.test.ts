import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { persons } from '#src/features/patient/persons/data/persons.table.ts';
import { sampleFiles } from '#src/features/requests/forms/form.fixture.ts';
import { nobodySignedIn, browserFor } from '#src/features/patient/profile/patient-browser.fixture.ts';
import { signedInPatient, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { storedFiles } from '#src/platform/files/files.table.ts';
import { openTestSite, testOrigin, type TestSite } from '#tests/support/test-site.ts';
import { medicalCards } from './data/medical-cards.table.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function patient(name?: string) {
  const who = await signedInPatient(site.app, name);
  const [self] = await site.app.db.select().from(persons).where(eq(persons.accountId, who.accountId));
  return { ...who, personId: self!.id, visit: browserFor(site, who) };
}
const card = {
  insurer: 'Permai Takaful',
  number: 'PT 2024 118 7703',
  validFrom: '2026-01-01',
  validUntil: '2027-12-31',
};
type Picture = { name: string; bytes: Uint8Array };

/** Sends the form with pictures, as a browser would. */
async function send(
  who: SignedIn,
  path: string,
  fields: Record<string, string>,
  pictures: Partial<Record<'front' | 'back', Picture>> = {},
) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ zone_token: who.csrfToken, ...fields })) body.append(name, value);
  for (const [side, { name, bytes }] of Object.entries(pictures))
    body.append(side, new File([bytes as Uint8Array<ArrayBuffer>], name));
  const answer = await site.request(path, {
    method: 'POST',
    headers: { cookie: who.cookie, origin: testOrigin, 'sec-fetch-dest': 'document' },
    body,
  });
  return {
    status: answer.status,
    location: answer.headers.get('location') ?? '',
    html: (await answer.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'"),
  };
}
const rowsOf = (accountId: string) =>
  site.app.db.select().from(medicalCards).where(eq(medicalCards.accountId, accountId));

test('a card is kept with its pictures: sealed, shown as a mask, and in full on demand, which is written down', async () => {
  const who = await patient();
  const saved = await send(
    who,
    '/medical-card/new',
    { person: who.personId, ...card },
    { front: { name: 'front.png', bytes: sampleFiles.png } },
  );
  expect(saved.location).toBe('/medical-card?done=saved');
  const [row] = await rowsOf(who.accountId);
  expect(JSON.stringify(row)).not.toMatch(/2024|118 7703/);
  const { html } = await who.visit.open('/medical-card');
  expect(html).toMatch(/Permai Takaful[^]*\*{9}7703[^]*Fri 31 Dec 2027/);
  expect(html).not.toContain('PT 2024');
  expect((await who.visit.send('/medical-card', { intent: 'reveal', card: row!.id })).html).toContain(
    'PT 2024 118 7703',
  );
  expect(await site.app.db.$count(auditLog, eq(auditLog.subjectId, row!.id))).toBe(2);
  expect((await who.visit.open(`/medical-card/${row!.id}/front`)).headers.get('content-type')).toBe('image/png');
  expect((await who.visit.open(`/medical-card/${row!.id}/back`)).status).toBe(404);
  expect((await who.visit.open('/profile/details')).html).toContain('insurer or employer gave you: 1');
});

test('what is wrong is told beside its field, and what was typed is still there', async () => {
  const who = await patient();
  const wrong = [
    [{ person: '' }, 'person'],
    [{ person: 'x' }, ''],
    [{ insurer: 'Nobody Life' }, 'insurer'],
    [{ number: '' }, 'number'],
    [{ number: '<script>' }, 'number'],
    [{ number: 'x'.repeat(4_000) }, 'number'],
    [{ validFrom: '2026-02-30' }, 'validFrom'],
    [{ validUntil: '2025-12-31' }, 'validUntil'],
  ] as const;
  for (const [change, field] of wrong) {
    const { status, html } = await send(who, '/medical-card/new', { person: who.personId, ...card, ...change });
    expect(status, JSON.stringify(change)).toBe(field === '' ? 404 : 422);
    if (field !== '') expect(html).toContain(`id="${field}-error"`);
  }
  const days = { 'validUntil-day': '31', 'validUntil-month': '1', 'validUntil-year': '30' };
  const { validUntil: _, ...open } = card;
  const short = await send(who, '/medical-card/new', { person: who.personId, ...open, ...days });
  expect([short.status, short.html.includes('Enter the year with 4 digits')]).toEqual([422, true]);
  expect(short.html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="validUntil-year"/);
  const program = await send(
    who,
    '/medical-card/new',
    { person: who.personId, ...card },
    { back: { name: 'card.jpg', bytes: sampleFiles.exe } },
  );
  expect([program.status, program.html.includes('id="back-error"'), program.html.includes('PT 2024 118 7703')]).toEqual(
    [422, true, true],
  );
  expect(await rowsOf(who.accountId)).toEqual([]);
});

test('the same card is kept once, however often it is sent', async () => {
  const who = await patient();
  const both = await Promise.all(
    [1, 2].map(() => send(who, '/medical-card/new', { person: who.personId, ...card, key: 'one-press' })),
  );
  expect(both.map(({ location }) => location)).toEqual(['/medical-card?done=saved', '/medical-card?done=saved']);
  const again = await send(who, '/medical-card/new', { person: who.personId, ...card, number: 'pt-2024-118-7703' });
  expect([again.status, again.html.includes('already saved for this person')]).toEqual([409, true]);
  expect(await rowsOf(who.accountId)).toHaveLength(1);
});

test('a change keeps the number that is not typed, and another picture takes the place of the first', async () => {
  const who = await patient();
  await send(
    who,
    '/medical-card/new',
    { person: who.personId, ...card },
    { front: { name: 'front.png', bytes: sampleFiles.png } },
  );
  const [before] = await rowsOf(who.accountId);
  const path = `/medical-card/${before!.id}`;
  expect((await who.visit.open(path)).html).not.toContain('PT 2024');
  await send(
    who,
    path,
    { insurer: 'Selat Life', number: '', validFrom: '', validUntil: '' },
    { front: { name: 'front.pdf', bytes: sampleFiles.pdf } },
  );
  const [after] = await rowsOf(who.accountId);
  expect(after).toMatchObject({ insurer: 'Selat Life', numberHash: before!.numberHash, validUntil: null });
  const [old] = await site.app.db.select().from(storedFiles).where(eq(storedFiles.id, before!.frontFileId!));
  expect(old?.state ?? 'released').toBe('released');
});

test('nobody else sees, opens, changes or removes a card; a guest is sent to sign in', async () => {
  const [who, stranger] = [await patient(), await patient('Stranger')];
  await send(
    who,
    '/medical-card/new',
    { person: who.personId, ...card },
    { front: { name: 'front.png', bytes: sampleFiles.png } },
  );
  const [row] = await rowsOf(who.accountId);
  for (const path of [`/medical-card/${row!.id}`, `/medical-card/${row!.id}/front`])
    expect((await stranger.visit.open(path)).status, path).toBe(404);
  for (const intent of ['reveal', 'remove'])
    expect((await stranger.visit.send('/medical-card', { intent, card: row!.id })).status, intent).toBe(404);
  expect((await send(stranger, `/medical-card/${row!.id}`, card)).status).toBe(404);
  expect((await send(stranger, '/medical-card/new', { person: who.personId, ...card })).status).toBe(404);
  for (const path of ['/medical-card', '/medical-card/new', `/medical-card/${row!.id}/front`])
    expect((await browserFor(site, nobodySignedIn).open(path)).location, path).toContain('/login?next=');
  expect((await stranger.visit.call('POST', 'medical_card', { action: 'remove', id: row!.id })).status).toBe(404);
  expect(await rowsOf(who.accountId)).toHaveLength(1);
});

test('of somebody between 12 and 17 the number stays a mask; of somebody removed from the account nothing stays', async () => {
  const who = await patient();
  const teenager = site.app.random.uuid();
  await site.app.db
    .insert(persons)
    .values({ id: teenager, accountId: who.accountId, relationship: 'child', name: 'Hana', dateOfBirth: '2011-05-05' });
  await send(
    who,
    '/medical-card/new',
    { person: teenager, ...card },
    { front: { name: 'front.png', bytes: sampleFiles.png } },
  );
  const [row] = await rowsOf(who.accountId);
  expect((await who.visit.send('/medical-card', { intent: 'reveal', card: row!.id })).status).toBe(404);
  await who.visit.send('/profile/persons', { intent: 'remove', person: teenager });
  expect(await rowsOf(who.accountId)).toEqual([]);
  const [file] = await site.app.db.select().from(storedFiles).where(eq(storedFiles.id, row!.frontFileId!));
  expect(file?.state ?? 'released').toBe('released');
});

test('calls list, keep, change and remove cards with masked numbers, once for a key', async () => {
  const who = await patient();
  const { call } = who.visit;
  const kept = await call('POST', 'medical_card', {
    person_id: who.personId,
    insurer: card.insurer,
    card_number: card.number,
  });
  expect(kept.body.data).toMatchObject([
    { person_id: who.personId, card_number_mask: '*********7703', valid_until: null, is_over: false, pictures: [] },
  ]);
  const { id } = kept.body.data[0];
  expect(
    (await call('POST', 'medical_card', { id, insurer: card.insurer, valid_until: '2026-11-01' })).body.data[0],
  ).toMatchObject({ is_over: true, card_number_mask: '*********7703' });
  for (const bad of [
    {},
    { person_id: who.personId },
    { person_id: who.personId, insurer: 'None', card_number: '12345' },
  ])
    expect((await call('POST', 'medical_card', bad)).status).toBe(422);
  for (let index = 0; index < 5; index += 1)
    await call('POST', 'medical_card', {
      person_id: who.personId,
      insurer: card.insurer,
      card_number: `NUMBER ${index}`,
    });
  expect(
    (
      await call('POST', 'medical_card', {
        person_id: who.personId,
        insurer: card.insurer,
        card_number: 'ONE TOO MANY',
      })
    ).status,
  ).toBe(409);
  const both = await Promise.all([1, 2].map(() => call('POST', 'medical_card', { action: 'remove', id })));
  expect(both.map(({ status }) => status)).toContain(200);
  expect((await call('GET', 'medical_card')).body.data).toHaveLength(5);
  expect((await site.api('GET', 'medical_card')).status).toBe(401);
});

test('cards are in the export in clear, and gone with the account', async () => {
  const who = await patient();
  await send(
    who,
    '/medical-card/new',
    { person: who.personId, ...card },
    { back: { name: 'back.png', bytes: sampleFiles.png } },
  );
  const exported = JSON.parse((await who.visit.send('/setting/export', {})).html);
  expect(exported.medicalCards).toMatchObject([
    { insurer: card.insurer, number: card.number, pictures: [{ name: 'back.png', mime: 'image/png' }] },
  ]);
  expect((await who.visit.send('/setting/data', { intent: 'delete', confirmed: 'yes' })).html).toContain(
    'Your account has been deleted',
  );
  expect(await rowsOf(who.accountId)).toEqual([]);
});

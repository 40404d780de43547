import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { persons } from '#src/features/patient/persons/data/persons.table.ts';
import { noticeVersionOf } from '#src/features/requests/forms/form.fixture.ts';
import { signedInPatient, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { testOrigin } from '#tests/support/test-site.ts';
import { hospital, openLetters, documents, type Letters } from './letters.fixture.ts';

let site: Letters;
beforeAll(async () => {
  site = await openLetters();
});
afterAll(() => site.close());

describe('a program', () => {
  async function create(
    values: Record<string, string>,
    {
      key,
      who,
      files = documents,
    }: { key?: string; who?: SignedIn; files?: { name: string; bytes: Uint8Array }[] } = {},
  ) {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...values, consent_version: await noticeVersionOf(site.app) }))
      body.append(name, value);
    for (const { name, bytes } of files) body.append('files', new File([bytes as Uint8Array<ArrayBuffer>], name));
    const own: Record<string, string> = who
      ? {
          cookie: who.cookie,
          authorization: `Bearer ${who.marker}`,
          'x-zone-token': who.csrfToken,
          'sec-fetch-site': 'same-origin',
          origin: testOrigin,
        }
      : { authorization: `Bearer ${await guestToken()}` };
    const answer = await site.request('/api/guarantee_letter/create', {
      method: 'POST',
      body,
      headers: { 'x-api-key': 'demo-web-key', ...own, ...(key ? { 'idempotency-key': key } : {}) },
    });
    return { status: answer.status, body: await answer.json() };
  }
  let guest = '';
  const guestToken = async () =>
    (guest ||= (await site.api('POST', 'auth/token', { action: 'get_token' })).body.token as string);

  test('applies by a form with files, once for a key, and asks how it stands by the last four', async () => {
    const values = { ...site.typed(), hospital };
    await guestToken();
    const both = await Promise.all([1, 2].map(() => create(values, { key: 'letter-one' })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]!.body.data).toEqual({ reference: both[1]!.body.data.reference, state: 'submitted' });
    expect((await create({ ...values, diagnosis: 'Something else' }, { key: 'letter-one' })).status).toBe(422);
    const { reference } = both[0]!.body.data;
    const status = (last_four: string) =>
      site.api('GET', `guarantee_letter/status?${new URLSearchParams({ reference, last_four })}`);
    expect((await status('5678')).body.data).toMatchObject({
      reference,
      state: 'submitted',
      state_name: 'Submitted',
      insurer: 'Permai Takaful',
      history: [{ by: 'sender', state: 'Submitted' }],
    });
    expect((await status('1111')).status).toBe(404);
    expect((await status('')).status).toBe(404);
    expect((await site.api('GET', 'guarantee_letter/status?reference=none')).status).toBe(422);
  });

  test('is told each field that is wrong, and names a person and a card of the own account alone', async () => {
    const bad = await create({ ...site.typed(), hospital, insurer: 'None', policy_number: '' }, { files: [] });
    expect([bad.status, Object.keys(bad.body.errors).sort()]).toEqual([422, ['files', 'insurer', 'policy_number']]);
    const [who, stranger] = [await signedInPatient(site.app), await signedInPatient(site.app, 'Stranger')];
    const [self] = await site.app.db.select().from(persons).where(eq(persons.accountId, who.accountId));
    const values = { ...site.typed(), hospital, person_id: self!.id };
    expect((await create(values, { who: stranger })).status).toBe(404);
    expect((await create(values, { who })).body.data.reference).toMatch(/^G/);
    expect((await create({ ...values, card_id: site.app.random.uuid() }, { who })).status).toBe(404);
  });
});

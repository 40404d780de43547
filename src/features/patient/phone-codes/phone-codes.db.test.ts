import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signedInPatient } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { sendQueuedMessages } from '#src/platform/outbox/outbox-worker.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { phoneCodes } from './data/phone-codes.table.ts';
import { countCodeFrom, sendCode } from './phone-codes.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(async () => {
  await site.app.db.execute(sql`delete from rate_limits`);
  await site.app.db.delete(phoneCodes);
});
afterAll(() => site.close());

const ask = async (phone_no: string) => {
  const { status, body } = await site.api('POST', 'auth/twilio', { phone_no });
  return [status, body.code ?? body.status];
};

test.each([
  ['a Malaysian mobile', '012-999 0101', 200, true],
  ['a mobile of Singapore', '+6581234567', 200, true],
  ['a Malaysian line at home', '03-2161 0000', 422, 'phone_not_served'],
  ['a Malaysian premium number', '+601600123456', 422, 'phone_not_served'],
  ['a mobile far away', '+447400123456', 422, 'phone_not_served'],
  ['a British premium number', '+449012345678', 422, 'phone_not_served'],
  ['a satellite phone', '+881612345678', 422, 'phone_not_served'],
])('%s: %s answers %i', async (_name, phone, status, code) => {
  expect(await ask(phone)).toEqual([status, code]);
});

/** Codes that others requested within the hour. */
const otherCodes = (many: number, of: { purpose: string; country?: string }) =>
  site.app.db.insert(phoneCodes).values(
    Array.from({ length: many }, (_, index) => ({
      id: site.app.random.uuid(),
      phoneHash: `other ${index}`,
      codeHash: 'none',
      expiresAt: site.clock.now(),
      createdAt: site.clock.now(),
      ...of,
    })),
  );

test('whoever uses up the codes of bookings keeps no patient from proving a number or setting a password', async () => {
  await otherCodes(500, { purpose: 'booking' });
  const send = (purpose: 'booking' | 'verify' | 'reset' | 'waiting', phone: string) =>
    sendCode(site.app, { phone, language: 'en', purpose });
  await expect(send('booking', '+60129990201')).rejects.toMatchObject({ details: { code: 'code_sends_spent' } });
  for (const purpose of ['verify', 'reset', 'waiting'] as const)
    expect(await send(purpose, `+6012999021${purpose.length}`)).toEqual({ validMinutes: 5 });
});

test('a hundred codes an hour go to another country, and Malaysia goes on', async () => {
  await otherCodes(100, { purpose: 'waiting', country: 'SG' });
  expect(await ask('+6581234568')).toEqual([429, 'code_sends_spent']);
  expect(await ask('+66812345678')).toEqual([200, true]);
  expect(await ask('012-999 0302')).toEqual([200, true]);
});

test('an account asks for fifteen codes a day, from whatever address', async () => {
  const { actor } = await signedInPatient(site.app);
  for (let asked = 0; asked < 15; asked += 1)
    await countCodeFrom(site.app, { actor, clientAddress: `192.0.2.${asked}` });
  await expect(countCodeFrom(site.app, { actor, clientAddress: '192.0.2.99' })).rejects.toMatchObject({
    details: { status: 429 },
  });
  await countCodeFrom(site.app, { actor: { kind: 'anyone' }, clientAddress: '192.0.2.99' });
});

test('a code that waits in the outbox dies with its time, and is sent no more', async () => {
  await ask('012-999 0401');
  const queued = async () =>
    (await site.outbox('+60129990401')).map(({ status, text }) => [status, text.includes('code')]);
  site.clock.advance(5 * 60_000 - 1);
  const sent: string[] = [];
  const carriers = { mail: null, sms: null };
  await sendQueuedMessages(site.app, carriers);
  expect(await queued()).toEqual([['queued', true]]);
  site.clock.advance(1);
  await sendQueuedMessages(site.app, carriers);
  expect(
    (await site.app.db.execute(sql`select status, payload, last_error from outbox order by id desc limit 1`)).rows,
  ).toEqual([{ status: 'discarded', payload: null, last_error: 'expired' }]);
  await sendQueuedMessages(site.app, { mail: null, sms: async ({ recipient }) => void sent.push(recipient) });
  expect(sent).not.toContain('+60129990401');
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { profileSyncs } from '#src/platform/profile-sync/profile-sync.table.ts';
import { outbox } from '#src/platform/outbox/outbox.table.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';

let site: TestSite;
let chief: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => site.close());

const path = '/staff/dead-letters';

async function parked(dedupeKey: string, channel: 'mail' | 'sms' = 'mail'): Promise<number> {
  const to = channel === 'mail' ? 'aminah.yusof@example.test' : '+60123456789';
  await site.app.db.transaction((tx) =>
    enqueueMessage(site.app, tx, {
      channel,
      to,
      subject: `About ${dedupeKey}`,
      text: 'The text is for its reader alone',
      dedupeKey,
      now: site.clock.now(),
    }),
  );
  const [row] = await site.app.db
    .update(outbox)
    .set({ status: 'parked', attempts: 10, lastError: 'Error ETIMEDOUT' })
    .where(eq(outbox.dedupeKey, dedupeKey))
    .returning({ id: outbox.id });
  return row!.id;
}
const stateOf = async (id: number) => (await site.app.db.select().from(outbox).where(eq(outbox.id, id)))[0]!;
const entriesOf = async (id: number) =>
  (
    await site.app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(id)))
  ).filter(({ subjectKind }) => subjectKind === 'message');

test('messages that were parked are listed with where they were to go, masked, and never with what they say', async () => {
  await parked('listed');
  await parked('listed-sms', 'sms');
  const html = await (await openConsole(site, path, chief)).text();
  expect(html).toContain('About listed');
  expect(html).toContain('a…@example.test');
  expect(html).toContain('…6789');
  expect(html).not.toMatch(/aminah\.yusof|\+60123456789|for its reader alone/);
  const mails = await (await openConsole(site, `${path}?channel=sms`, chief)).text();
  expect(mails).not.toContain('a…@example.test');
});

test('they are found by address, number and subject, and saved as a file that names nobody', async () => {
  await parked('findable');
  await parked('findable-sms', 'sms');
  const read = async (query: string) => (await openConsole(site, `${path}${query}`, chief)).text();
  expect(await read('?q=AMINAH.yusof')).toContain('About findable');
  expect(await read('?q=456789')).not.toContain('a…@example.test');
  expect(await read('?q=%25')).not.toContain('About findable');
  const file = await read('/csv?q=findable');
  expect(file.trim().split('\r\n')).toHaveLength(3);
  expect(file).toContain('a…@example.test,About findable');
  expect(file).not.toMatch(/aminah\.yusof|\+60123456789|for its reader alone/);
  expect(
    (await openConsole(site, `${path}/csv`, await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }])))
      .status,
  ).toBe(403);
});

test('a parked message is sent anew with all its tries, once, and that is written down', async () => {
  const id = await parked('retry');
  expect((await sendForm(site, path, chief, { intent: 'retry', id: String(id) })).headers.get('location')).toBe(
    `${path}?done=retried`,
  );
  expect(await stateOf(id)).toMatchObject({ status: 'queued', attempts: 0 });
  expect((await sendForm(site, path, chief, { intent: 'retry', id: String(id) })).status).toBe(409);
  expect((await entriesOf(id)).map(({ action }) => action)).toEqual(['message_sent_anew']);
});

test('it is let go only with a reason, and decided once when two press at the same time', async () => {
  const id = await parked('discard');
  const without = await sendForm(site, path, chief, { intent: 'discard', id: String(id), reason: ' ' });
  expect(without.status).toBe(422);
  const refused = await without.text();
  expect(refused).toContain('href="#reason"');
  expect(refused).toContain('<title>Error: ');
  const both = await Promise.all(
    [1, 2].map(() =>
      sendForm(site, path, chief, { intent: 'discard', id: String(id), reason: 'The address is closed' }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([302, 409]);
  expect((await stateOf(id)).status).toBe('discarded');
  expect((await entriesOf(id)).map(({ detail }) => detail)).toEqual([{ reason: 'The address is closed' }]);
});

test.each(['', '0', '-1', 'x', '99999999'])('no message has the number %j', async (id) => {
  expect((await sendForm(site, path, chief, { intent: 'retry', id })).status).toBe(409);
});

test('a profile that did not arrive is sent anew or let go with a reason, once', async () => {
  const { clock, random, secrets, db } = site.app;
  const parkedProfile = async () => {
    const id = random.uuid();
    await db.insert(profileSyncs).values({
      id,
      accountId: chief.accountId,
      action: 'update-remidi-profile',
      payload: secrets.seal(JSON.stringify({ userData: { id_no: '880412105556' } }), ['profile_syncs', 'payload', id]),
      status: 'parked',
      attempts: 10,
      nextAttemptAt: clock.now(),
      createdAt: clock.now(),
    });
    return id;
  };
  const [again, gone] = [await parkedProfile(), await parkedProfile()];
  expect(await (await openConsole(site, path, chief)).text()).toContain('******-**-5556');
  const send = (id: string, intent: string, reason = '') =>
    sendForm(site, path, chief, { kind: 'profile', id, intent, reason });
  expect((await send(again, 'retry')).status).toBe(302);
  expect((await send(again, 'retry')).status).toBe(409);
  expect((await send(gone, 'discard')).status).toBe(422);
  expect((await send(gone, 'discard', 'The account is closed')).status).toBe(302);
  expect((await send(gone, 'discard', 'The account is closed')).status).toBe(409);
  expect((await send('not-an-id', 'retry')).status).toBe(409);
  const left = await db.select({ id: profileSyncs.id, status: profileSyncs.status }).from(profileSyncs);
  expect(left).toEqual([{ id: again, status: 'queued' }]);
});

test('nobody but an administrator decides', async () => {
  const id = await parked('editor');
  const editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
  expect((await sendForm(site, path, editor, { intent: 'retry', id: String(id) })).status).toBe(403);
  expect((await stateOf(id)).status).toBe('parked');
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import { listConsents, queueProfileSync } from '#src/features/patient/accounts/accounts.server.ts';
import { browserFor, signedInAgain } from '#src/features/patient/profile/patient-browser.fixture.ts';
import { storeDraft } from '#src/features/patient/sessions/sessions.server.ts';
import { signedInPatient } from '#src/features/patient/sessions/signed-in.fixture.ts';
import type { Patient } from '#src/platform/actor.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { sendQueuedProfiles } from '#src/platform/profile-sync/profile-sync-worker.server.ts';
import { leaseDueSyncs } from '#src/platform/profile-sync/profile-sync.store.server.ts';
import { fieldLabels } from './export-labels.ts';
import { partTitles } from './export-parts.rules.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { shippedNoticeVersion } from '#src/features/site/settings/data/notice-version.seed.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.app.db.execute(sql`delete from rate_limits`));
afterAll(() => site.close());

const rows = async (query: ReturnType<typeof sql>) => (await site.app.db.execute(query)).rows;
const current = { intent: 'consent', version: shippedNoticeVersion };
const sample = async () => browserFor(site, await signedInAgain(site.app, sampleAccounts.patient));
const queueSample = () =>
  inTransaction(site.app.db, (tx) =>
    queueProfileSync(site.app, tx, { accountId: sampleAccounts.patient, action: 'sync-remidi-profile' }),
  );
const syncs = () =>
  rows(
    sql`select status, next_attempt_at from profile_syncs where account_id = ${sampleAccounts.patient} order by created_at`,
  );

test('consent is to the version that was shown: where another holds by now it is asked for again', async () => {
  const patient = await signedInPatient(site.app, 'Reading slowly');
  const visit = browserFor(site, patient);
  expect((await visit.open('/setting/data')).html).toContain(`name="version" value="${shippedNoticeVersion}"`);
  for (const version of ['2026-11-01', '', 'anything']) {
    const refused = await visit.send('/setting/data', { intent: 'consent', version });
    expect([
      refused.status,
      refused.html.includes('The privacy notice has changed since this page was opened'),
    ]).toEqual([409, true]);
  }
  expect(await listConsents(site.app.db, patient.accountId)).toEqual([]);
  expect((await visit.send('/setting/data', current)).location).toBe('/setting/data?done=consent');
  expect(await listConsents(site.app.db, patient.accountId)).toMatchObject([
    { event: 'given', version: shippedNoticeVersion },
  ]);
});

test('consent that is withdrawn while a profile is on its way: the service is told after it, as it may have arrived', async () => {
  const visit = await sample();
  await visit.send('/setting/data', current);
  await queueSample();
  const now = site.clock.now();
  await leaseDueSyncs(site.app.db, { now, leaseEnd: new Date(now.getTime() + 60_000), limit: 10 });
  await visit.send('/setting/data', { intent: 'withdraw' });
  expect(await syncs()).toMatchObject([{ status: 'queued' }]);
  expect(await sendQueuedProfiles(site.app), 'not while the other may still be on its way').toBe(0);
  site.clock.advance(21_000);
  expect(await sendQueuedProfiles(site.app)).toBe(1);
  expect(await rows(sql`select fields from profile_sync_log where uid = ${sampleAccounts.patient}`)).toEqual([
    { fields: ['id_no', 'consent'] },
  ]);
});

test('the export has what is not finished, vouchers and notes; the PDF carries the files themselves', async () => {
  const who = await signedInAgain(site.app, sampleAccounts.patient);
  const owner = who.actor as Patient;
  await storeDraft(site.app, owner, { path: '/profile/address', fields: { line1: 'Half an address' } });
  await browserFor(site, who).send('/setting/email', { email: 'soon@example.test' });
  await site.app.db.execute(sql`update orders set promotion_code = 'EARLYBIRD' where id = 'MSAMPLE001'`);
  const data = JSON.parse((await browserFor(site, who).send('/setting/export', {})).html);
  expect(data.account.drafts).toMatchObject([{ path: '/profile/address', fields: { line1: 'Half an address' } }]);
  expect(data.account.addressesToProve).toMatchObject([{ email: 'soon@example.test' }]);
  const bought = data.purchases.find(({ orderID }: { orderID: string }) => orderID === 'MSAMPLE001');
  expect(bought.promotionCode).toBe('EARLYBIRD');
  expect(bought.vouchers).toContainEqual(
    expect.objectContaining({ code: expect.any(String), validUntil: expect.any(String) }),
  );
  const files = JSON.stringify(data).match(/"base64":"/g)!.length;
  expect(files).toBeGreaterThan(0);
  const { exportedAt: _at, accountId: _account, ...parts } = data;
  expect(Object.keys(parts).filter((part) => !(part in partTitles))).toEqual([]);
  expect(unlabelled(Object.values(parts))).toEqual([]);
  const pdf = await browserFor(site, who).send('/setting/export', { format: 'pdf' });
  expect(pdf.html.match(/\/Type \/EmbeddedFile\b/g)).toHaveLength(files);
});

test('an account that is deleted: what waits to be sent does not leave, and the profile service is told', async () => {
  const visit = await sample();
  await visit.send('/setting/data', current);
  await queueSample();
  expect(await sendQueuedProfiles(site.app)).toBe(1);
  await queueSample();
  const other = await signedInPatient(site.app, 'Same telephone');
  const send = (channel: 'mail' | 'sms', to: string, dedupeKey: string) =>
    inTransaction(site.app.db, (tx) =>
      enqueueMessage(site.app, tx, { channel, to, text: 'Words for her', dedupeKey, now: site.clock.now() }),
    );
  await send('mail', 'Patient@example.test', 'hers');
  await send('mail', `${other.accountId}@example.test`, 'not hers');
  await send('sms', '+60123450001', 'her number');
  await site.app.db.execute(sql`delete from profile_sync_log`);
  const gone = await visit.send('/setting/data', { intent: 'delete', confirmed: 'yes' });
  expect(gone.html).toContain('Your account has been deleted');
  expect(
    await rows(sql`select dedupe_key, status, payload is null as is_empty from outbox
      where dedupe_key in ('hers', 'not hers', 'her number') order by dedupe_key`),
  ).toEqual([
    { dedupe_key: 'her number', status: 'discarded', is_empty: true },
    { dedupe_key: 'hers', status: 'discarded', is_empty: true },
    { dedupe_key: 'not hers', status: 'queued', is_empty: false },
  ]);
  expect(await syncs(), 'the profile that waited is gone, as is what was sent').toMatchObject([{ status: 'queued' }]);
  expect(await sendQueuedProfiles(site.app)).toBe(1);
  expect(await rows(sql`select uid, fields from profile_sync_log`)).toEqual([
    { uid: sampleAccounts.patient, fields: ['id_no', 'consent'] },
  ]);
  expect(await rows(sql`select payload from profile_syncs where account_id = ${sampleAccounts.patient}`)).toEqual([
    { payload: '' },
  ]);
});

test('a number that two accounts have proved still gets what waits for the other', async () => {
  const [leaving, staying] = [await signedInPatient(site.app, 'Leaving'), await signedInPatient(site.app, 'Staying')];
  const number = '+60123450777';
  for (const { accountId } of [leaving, staying])
    await site.app.db
      .execute(sql`update accounts set phone = ${site.app.secrets.seal(number, ['accounts', 'phone', accountId])},
      phone_hash = ${site.app.secrets.hash(`phone:${number}`)}, phone_verified_at = now() where id = ${accountId}`);
  await inTransaction(site.app.db, (tx) =>
    enqueueMessage(site.app, tx, {
      channel: 'sms',
      to: number,
      text: 'Words for one of two',
      dedupeKey: 'shared number',
      now: site.clock.now(),
    }),
  );
  await browserFor(site, leaving).send('/setting/data', { intent: 'delete', confirmed: 'yes' });
  expect(await rows(sql`select status from outbox where dedupe_key = 'shared number'`)).toEqual([{ status: 'queued' }]);
});

/**
 * The names of exported fields that the PDF has no label for. What a form, a draft or the tax authority names is left
 * out.
 */
function unlabelled(value: unknown): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap(unlabelled))];
  if (typeof value !== 'object' || value === null || 'en' in value) return [];
  const named = Object.entries(value).filter(([name]) => !['base64', 'mime', 'bytes'].includes(name));
  const unknown = named.map(([name]) => name).filter((name) => !(name in fieldLabels));
  const inside = named.filter(([name]) => !['values', 'fields', 'eInvoice', 'eInvoices'].includes(name));
  return [...new Set([...unknown, ...inside.flatMap(([, one]) => unlabelled(one))])];
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleAccounts } from './data/sample-accounts.seed.ts';
import { signedInAgain, browserFor } from '#src/features/patient/profile/patient-browser.fixture.ts';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { profileSyncPort, signatureOf } from '#src/platform/profile-sync/profile-sync.server.ts';
import { maximumAttempts } from '#src/platform/profile-sync/profile-sync.rules.ts';
import { retryDelayMs, sendQueuedProfiles } from '#src/platform/profile-sync/profile-sync-worker.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { listUndelivered, retryUndelivered } from './profile-sync.server.ts';

let site: TestSite;
let sample: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  sample = await signedInAgain(site.app, sampleAccounts.patient);
});
afterAll(() => site.close());

const sync = (body: object, who: SignedIn = sample) => browserFor(site, who).call('POST', 'remidi/api', body);
const rows = async (query: ReturnType<typeof sql>) => (await site.app.db.execute(query)).rows;

test('a profile is queued sealed, sent in the background, and written down masked by the embedded service', async () => {
  expect(
    (
      await sync({
        uid: sampleAccounts.patient,
        action: 'sync-remidi-profile',
        userData: { id_no: 'whatever the browser says' },
      })
    ).body,
  ).toEqual({ status: true, data: { outcome: 'queued' } });
  expect(JSON.stringify(await rows(sql`select * from profile_syncs`))).not.toContain('880412105556');
  expect(await sendQueuedProfiles(site.app)).toBe(1);
  expect(await sendQueuedProfiles(site.app), 'never twice').toBe(0);
  const [log] = await rows(sql`select uid, action, id_mask, fields from profile_sync_log`);
  expect(log).toMatchObject({
    uid: sampleAccounts.patient,
    action: 'sync-remidi-profile',
    id_mask: '******-**-5556',
    fields: expect.arrayContaining(['id_no', 'name', 'date_of_birth']),
  });
  expect(await rows(sql`select payload, status from profile_syncs`)).toEqual([{ payload: '', status: 'sent' }]);
});

test('nothing is sent without an identity number, nor without consent', async () => {
  const unnumbered = await signedInPatient(site.app, 'No number');
  expect((await sync({ action: 'update-remidi-profile' }, unnumbered)).body.data.outcome).toBe('skipped');
  expect((await sync({ action: 'update-remidi-profile', userData: { name: 'x' } })).body.data.outcome).toBe('skipped');
  await site.app.db.execute(sql`update accounts set consent_version = null where id = ${sampleAccounts.patient}`);
  expect((await sync({ action: 'update-remidi-profile' })).body.data.outcome).toBe('skipped');
  await site.app.db.execute(
    sql`update accounts set consent_version = '2026-11-01' where id = ${sampleAccounts.patient}`,
  );
  expect((await sync({ action: 'delete-everything' })).status).toBe(422);
});

test("a foreign uid is ignored and written down: the session's own profile goes", async () => {
  await site.app.db.execute(sql`delete from profile_sync_log`);
  expect((await sync({ uid: sampleAccounts.newPatient, action: 'update-remidi-profile' })).body.data.outcome).toBe(
    'queued',
  );
  await sendQueuedProfiles(site.app);
  expect(await rows(sql`select uid from profile_sync_log`)).toEqual([{ uid: sampleAccounts.patient }]);
  expect(await rows(sql`select account_id from audit_log where action = 'foreign_uid_ignored'`)).toEqual([
    { account_id: sampleAccounts.patient },
  ]);
});

test('a change of the profile updates it at the service by itself', async () => {
  await site.app.db.execute(sql`delete from profile_sync_log`);
  await browserFor(site, sample).send('/profile/account', {
    name: 'Nur Aisyah',
    phone: '012-345 0001',
    language: 'en',
  });
  expect(await sendQueuedProfiles(site.app)).toBe(1);
  expect(await rows(sql`select action from profile_sync_log`)).toEqual([{ action: 'update-remidi-profile' }]);
});

test('a refusing service is tried again later and later, then staff find the profile in the dead-letter list and try it anew', async () => {
  site.app.config.profileSyncFails = true;
  await sync({ action: 'update-remidi-profile' });
  for (let attempt = 1; attempt <= maximumAttempts; attempt += 1) {
    expect(await sendQueuedProfiles(site.app)).toBe(0);
    expect(await rows(sql`select attempts from profile_syncs where status <> 'sent'`)).toEqual([{ attempts: attempt }]);
    await sendQueuedProfiles(site.app);
    site.clock.advance(retryDelayMs(attempt));
  }
  const admin = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  const letters = await listUndelivered(site.app, admin.actor, { limit: 20, offset: 0 });
  expect(letters).toMatchObject({
    total: 1,
    items: [{ accountId: sampleAccounts.patient, idMask: '******-**-5556', attempts: maximumAttempts }],
  });
  const editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
  await expect(listUndelivered(site.app, editor.actor, { limit: 20, offset: 0 })).rejects.toThrow('forbidden');
  await expect(retryUndelivered(site.app, sample.actor, { id: letters.items[0]!.id })).rejects.toThrow('forbidden');
  site.app.config.profileSyncFails = false;
  await retryUndelivered(site.app, admin.actor, { id: letters.items[0]!.id });
  await expect(retryUndelivered(site.app, admin.actor, { id: letters.items[0]!.id })).rejects.toThrow('sync_unknown');
  expect(await sendQueuedProfiles(site.app)).toBe(1);
});

test('the real service gets a signed request, and its refusal and silence count as failures', async () => {
  const seen: { body: string; headers: Record<string, unknown> }[] = [];
  let status = 200;
  const service = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      seen.push({ body, headers: request.headers });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/profiles`;
  const send = profileSyncPort({
    ...site.app,
    config: { ...site.app.config, profileSyncUrl: url, profileSyncSecret: 'a key of this test' },
  });
  const profile = {
    uid: 'u1',
    action: 'sync-remidi-profile' as const,
    userData: { id_no: '900101145678', name: 'Someone' },
  };
  await send('sync-1', profile);
  const { body, headers } = seen[0]!;
  expect(JSON.parse(body)).toEqual(profile);
  expect(headers['idempotency-key']).toBe('sync-1');
  expect(headers['x-signature']).toBe(signatureOf('a key of this test', String(headers['x-timestamp']), body));
  status = 503;
  await expect(send('sync-1', profile)).rejects.toThrow('refused');
  await new Promise((resolve) => {
    service.close(resolve);
  });
  await expect(send('sync-1', profile)).rejects.toThrow();
});

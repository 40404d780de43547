import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserFor } from '#src/features/patient/profile/patient-browser.fixture.ts';
import { removeFromProvider } from '#src/platform/identity/identity-removals.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { endRevokedSessions } from './revoked-sessions.server.ts';
import { signedInPatient, type SignedIn } from './signed-in.fixture.ts';

/** A simulated Firebase administration: users by id, and the deleted ones. */
const users = new Map<string, { disabled?: boolean; validSince?: string }>();
const deleted: string[] = [];
let isAway = false;
let firebase: Server;
let site: TestSite;
beforeAll(async () => {
  firebase = createServer(async (request, response) => {
    const { localId } = (await json(request)) as { localId: string | string[] };
    const body = request.url!.endsWith('accounts:delete')
      ? void deleted.push(String(localId))
      : [localId].flat().flatMap((id) => (users.has(id) ? [{ localId: id, ...users.get(id) }] : []));
    response.writeHead(isAway ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isAway ? { error: { message: 'BACKEND_ERROR' } } : { users: body }));
  });
  await new Promise<void>((resolve) => firebase.listen(0, '127.0.0.1', resolve));
  const emulatorHost = `127.0.0.1:${(firebase.address() as AddressInfo).port}`;
  site = await openTestSite({
    firebase: { projectId: 'demo-portal', apiKey: 'key', authDomain: 'demo.firebaseapp.com', emulatorHost },
  });
});
afterAll(async () => {
  await site.close();
  firebase.close();
});

async function patientOf(subject: string): Promise<SignedIn> {
  const patient = await signedInPatient(site.app);
  await site.app.db.execute(sql`insert into identities (account_id, issuer, subject)
    values (${patient.accountId}, 'https://securetoken.google.com/demo-portal', ${subject})`);
  return patient;
}
const isSignedIn = async (who: SignedIn) => (await browserFor(site, who).open('/profile')).status === 200;
const seconds = (date: Date) => String(Math.floor(date.getTime() / 1000));

test('whom Firebase disabled or deleted, and who set a new password there, is signed out within a minute; others stay', async () => {
  const [kept, disabled, gone, changed, changer] = await Promise.all(
    ['kept', 'disabled', 'gone', 'changed', 'changer'].map(patientOf),
  );
  const soon = new Date(site.clock.now().getTime() + 10_000);
  site.clock.advance(60_000);
  users.set('kept', { validSince: seconds(new Date(site.clock.now().getTime() - 86_400_000)) });
  users.set('disabled', { disabled: true });
  users.set('changed', { validSince: seconds(site.clock.now()) });
  users.set('changer', { validSince: seconds(soon) });
  expect(await endRevokedSessions(site.app)).toBe(3);
  const signedIn = [];
  for (const who of [kept, disabled, gone, changed, changer]) signedIn.push(await isSignedIn(who!));
  expect(signedIn).toEqual([true, false, false, false, true]);
  const { rows } = await site.app.db.execute(
    sql`select account_id from audit_log where action = 'sessions_ended' and account_id is null`,
  );
  expect(rows).toHaveLength(3);
  expect(await endRevokedSessions(site.app)).toBe(0);
});

test('an account that is deleted while Firebase is away is deleted there once it answers', async () => {
  const patient = await patientOf('leaves');
  isAway = true;
  const answer = await browserFor(site, patient).send('/setting/data', { intent: 'delete', confirmed: 'yes' });
  expect(answer.status, answer.html.slice(0, 300)).toBeLessThan(400);
  const waiting = async () => (await site.app.db.execute(sql`select subject, attempts from identity_removals`)).rows;
  expect(await waiting()).toEqual([{ subject: 'leaves', attempts: 1 }]);
  isAway = false;
  deleted.length = 0;
  expect(await removeFromProvider(site.app), 'not before its time').toBe(0);
  site.clock.advance(60_000);
  expect(await removeFromProvider(site.app)).toBe(1);
  expect([deleted, await waiting()]).toEqual([['leaves'], []]);
});

test('with Firebase our own way to Google and back is closed', async () => {
  for (const path of ['/login/with/google', '/login/with/google/return?state=x&code=y'])
    expect((await site.request(path)).status).toBe(404);
  expect(await (await site.request('/login')).text()).not.toContain('/login/with/google');
});

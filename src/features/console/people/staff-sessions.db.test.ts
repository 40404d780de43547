import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { sessions } from '#src/features/patient/sessions/data/sessions.table.ts';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import type { RoleAssignment } from '#src/platform/actor.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const page = '/staff/sessions';
async function member(name: string, ...roles: RoleAssignment[]): Promise<SignedIn> {
  const who = await signedInStaff(site.app, roles);
  await site.app.db.update(accounts).set({ name }).where(eq(accounts.id, who.accountId));
  return who;
}
const seenBy = async (who: SignedIn, query = '') => (await openConsole(site, `${page}${query}`, who)).text();
const end = (who: SignedIn, session: string) => sendForm(site, page, who, { session });
const isOpen = async (who: SignedIn) => (await openConsole(site, '/staff', who)).status === 200;

test('an administrator of one hospital sees and ends the sessions of colleagues of that hospital alone', async () => {
  const admin = await member('Admin of three', { role: 'administrator', hospitalId: 3 });
  const colleague = await member('Colleague of three', { role: 'front_desk', hospitalId: 3 });
  const elsewhere = await member('Colleague of four', { role: 'front_desk', hospitalId: 4 });
  const inBoth = await member(
    'Colleague of both',
    { role: 'front_desk', hospitalId: 3 },
    { role: 'editor', hospitalId: 4 },
  );
  const ofGroup = await member('Colleague of the group', { role: 'administrator', hospitalId: null });
  const patient = await signedInPatient(site.app, 'Patient of three');
  const html = await seenBy(admin);
  expect(html).toContain('Colleague of three');
  for (const name of ['Colleague of four', 'Colleague of both', 'Colleague of the group', 'Patient of three'])
    expect(html, name).not.toContain(name);
  for (const other of [elsewhere, inBoth, ofGroup, patient])
    expect((await end(admin, other.sessionId)).status).toBe(404);
  for (const other of [elsewhere, inBoth, ofGroup]) expect(await isOpen(other)).toBe(true);

  expect((await end(admin, colleague.sessionId)).headers.get('location')).toBe(`${page}?done=ended`);
  expect(await isOpen(colleague)).toBe(false);
  expect((await end(admin, colleague.sessionId)).status).toBe(404);
  const [entry] = await site.app.db.select().from(auditLog).where(eq(auditLog.subjectId, colleague.sessionId));
  expect(entry).toMatchObject({
    action: 'session_ended',
    accountId: admin.accountId,
    detail: { person: colleague.accountId, device: 'Chrome on Android' },
  });
});

test('an administrator of the group sees everybody: who, in which role and where, on which device, since when', async () => {
  const chief = await member('Chief', { role: 'administrator', hospitalId: null });
  const nurse = await member('Nurse of nine', { role: 'front_desk', hospitalId: 9 });
  const html = await seenBy(chief, '?q=Nurse+of+nine');
  expect(html).toMatch(/Nurse of nine[^]*Front desk · [^<]+[^]*Chrome on Android[^]*23 Nov 2026,[^]*9:00/);
  expect(html).not.toContain('Colleague of four');
  expect((await end(chief, nurse.sessionId)).status).toBe(302);
  expect(await seenBy(chief, '?q=Nurse+of+nine')).not.toContain('Chrome on Android, Nurse of nine');
  expect(await isOpen(nurse)).toBe(false);
});

test('who administers nobody sees and ends their own other sessions alone, and never the one that asks', async () => {
  const nurse = await member('Nurse alone', { role: 'front_desk', hospitalId: 3 });
  const other = await member('Another nurse', { role: 'front_desk', hospitalId: 3 });
  const phone = site.app.random.uuid();
  const [row] = await site.app.db.select().from(sessions).where(eq(sessions.id, nurse.sessionId));
  await site.app.db.insert(sessions).values({ ...row!, id: phone, tokenHash: 'phone', device: 'Safari on iPhone' });
  const html = await seenBy(nurse);
  expect(html).toContain('Safari on iPhone');
  expect(html).not.toContain('Another nurse');
  expect((await end(nurse, other.sessionId)).status).toBe(404);
  expect((await end(nurse, nurse.sessionId)).status).toBe(404);
  expect((await end(nurse, 'nonsense')).status).toBe(404);
  expect(await isOpen(nurse)).toBe(true);
  expect((await end(nurse, phone)).status).toBe(302);
  expect(await seenBy(nurse)).not.toContain('Safari on iPhone');
  expect(await isOpen(nurse)).toBe(true);
});

test('guests and patients are sent to sign in, and a session that is idle or over is not listed', async () => {
  expect((await openConsole(site, page)).status).toBe(302);
  expect((await openConsole(site, page, await signedInPatient(site.app))).status).toBe(302);
  const chief = await member('Chief of the clock', { role: 'administrator', hospitalId: null });
  const gone = await member('Gone home', { role: 'editor', hospitalId: null });
  await site.app.db
    .update(sessions)
    .set({ lastSeenAt: new Date(site.clock.now().getTime() - 24 * 3_600_000) })
    .where(eq(sessions.id, gone.sessionId));
  expect(await seenBy(chief, '?q=Gone+home')).not.toContain('Gone home, Chrome');
});

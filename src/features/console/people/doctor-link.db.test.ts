import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { staffMembers } from '#src/features/console/roles/data/staff.table.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
let chief: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => site.close());

const newReviewer = () => signedInStaff(site.app, [{ role: 'clinical_reviewer', hospitalId: null }]);
const link = (accountId: string, doctor: string, who = chief) =>
  sendForm(site, `/staff/people/${accountId}`, who, { intent: 'doctor', doctor });
const doctorOf = async (accountId: string) =>
  (await site.app.db.select().from(staffMembers).where(eq(staffMembers.accountId, accountId)))[0]!.doctorId;

it('a person is linked to a doctor of the register, and to none again, with what it was in the audit log', async () => {
  const { accountId } = await newReviewer();
  expect(await (await openConsole(site, `/staff/people/${accountId}`, chief)).text()).toContain(
    'Doctor of the register',
  );
  expect((await link(accountId, '7')).status).toBe(302);
  expect(await doctorOf(accountId)).toBe(7);
  expect((await link(accountId, '')).status).toBe(302);
  expect(await doctorOf(accountId)).toBeNull();
  const entries = await site.app.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'staff_doctor_linked'), eq(auditLog.subjectId, accountId)));
  expect(entries.map(({ detail }) => detail)).toEqual([
    { before: null, after: 7 },
    { before: 7, after: null },
  ]);
});

it('a doctor is one person alone, also for two administrators at once, and one who exists', async () => {
  const [one, other] = [await newReviewer(), await newReviewer()];
  const sent = await Promise.all([link(one.accountId, '8'), link(other.accountId, '8')]);
  expect(sent.map(({ status }) => status).toSorted()).toEqual([302, 409]);
  expect((await link(other.accountId, '999999')).status).toBe(422);
});

it('nobody links themselves, and only an administrator of the whole group links others', async () => {
  expect((await link(chief.accountId, '9')).status).toBe(409);
  const { accountId } = await newReviewer();
  const ofOneHospital = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: 3 }]);
  const editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
  for (const who of [ofOneHospital, editor]) expect((await link(accountId, '9', who)).status).toBe(403);
  expect(await doctorOf(accountId)).toBeNull();
});

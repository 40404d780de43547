import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { formSubmissions } from '#src/features/requests/forms/data/forms.table.ts';
import { openForm, referenceOf, sendOpened } from '#src/features/requests/forms/form.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
let desk: SignedIn;
let colleague: SignedIn;
let reference: string;
beforeAll(async () => {
  site = await openTestSite();
  desk = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
  colleague = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
  const form = await openForm(site, '/contact-us');
  const answer = await sendOpened(site, '/contact-us', form, {
    topic: 'records',
    hospital: '1',
    name: 'Lim Wei Ling',
    email: 'late@example.test',
    phone: '+6591234567',
    message: 'Please send my report',
  });
  reference = await referenceOf(site, answer, form.cookie);
});
afterAll(() => site.close());

const stored = async () => {
  const [row] = await site.app.db.select().from(formSubmissions).where(eq(formSubmissions.reference, reference));
  return row!;
};
const press = (who: SignedIn, intent: 'take' | 'release', owner: string) =>
  sendForm(site, `/staff/enquiries/${reference}`, who, { intent, owner });
const isListed = async (attention: string, who = desk) =>
  (await (await openConsole(site, `/staff/enquiries?attention=${attention}`, who)).text()).includes(reference);

it('one member of staff takes it; a colleague who saw it free is told, and it is given back', async () => {
  expect(await isListed('unowned')).toBe(true);
  expect((await press(desk, 'take', '')).status).toBe(303);
  expect((await stored()).handlerId).toBe(desk.accountId);
  expect((await press(colleague, 'take', '')).status).toBe(409);
  expect((await stored()).handlerId).toBe(desk.accountId);
  expect([await isListed('mine'), await isListed('mine', colleague), await isListed('unowned')]).toEqual([
    true,
    false,
    false,
  ]);
  // Who sees that it is a colleague's takes it over.
  expect((await press(colleague, 'take', desk.accountId)).status).toBe(303);
  expect((await press(colleague, 'release', colleague.accountId)).status).toBe(303);
  expect((await stored()).handlerId).toBe(null);
  const actions = await site.app.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, reference), eq(auditLog.subjectKind, 'form')));
  expect(actions.filter(({ action }) => action.startsWith('submission_')).map(({ action }) => action)).toEqual([
    'submission_taken',
    'submission_taken',
    'submission_given_back',
  ]);
});

it('it is nobody’s to take who may not handle it', async () => {
  const elsewhere = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: 2 }]);
  const recruiter = await signedInStaff(site.app, [{ role: 'recruiter', hospitalId: null }]);
  for (const stranger of [elsewhere, recruiter]) expect((await press(stranger, 'take', '')).status).toBe(404);
  expect((await stored()).handlerId).toBe(null);
});

it('it is late after two working days, and no longer once it is answered', async () => {
  const { dueAt } = await stored();
  expect(await isListed('late')).toBe(false);
  site.clock.advance(dueAt!.getTime() - site.clock.now().getTime() + 1_000);
  desk = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
  expect(await isListed('late')).toBe(true);
  expect(await (await openConsole(site, '/staff', desk)).text()).toContain('attention=late');
  const step = (state: string) =>
    sendForm(site, `/staff/enquiries/${reference}`, desk, { state, note: 'Your report is ready.', write: 'yes' });
  expect((await step('in_progress')).status).toBe(303);
  expect((await step('answered')).status).toBe(303);
  expect((await stored()).dueAt).toBe(null);
  expect(await isListed('late')).toBe(false);
});

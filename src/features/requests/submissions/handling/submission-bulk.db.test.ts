import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { confirmBulk, openBulk, rowsIn, undoBulk } from '#src/features/console/bulk-changes/bulk.fixture.ts';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { formHistory, formSubmissions } from '#src/features/requests/forms/data/forms.table.ts';
import { openForm, referenceOf, sendOpened } from '#src/features/requests/forms/form.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

const path = '/staff/enquiries';
let site: TestSite;
let desk: SignedIn;
let colleague: SignedIn;
let references: string[];
beforeAll(async () => {
  site = await openTestSite();
  desk = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
  colleague = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
  references = [await sent(1), await sent(2)];
});
afterAll(() => site.close());

async function sent(number: number): Promise<string> {
  const form = await openForm(site, '/contact-us');
  const answer = await sendOpened(site, '/contact-us', form, {
    topic: 'records',
    hospital: '1',
    name: 'Lim Wei Ling',
    email: `bulk${number}@example.test`,
    phone: '+6591234567',
    message: 'Please send my report',
  });
  return referenceOf(site, answer, form.cookie);
}
const stored = async (reference: string) => {
  const [row] = await site.app.db.select().from(formSubmissions).where(eq(formSubmissions.reference, reference));
  return row!;
};
const all = () => Promise.all(references.map(stored));
async function press(who: SignedIn, action: string, keys = references) {
  const { html } = await openBulk(site, who, { path, action, keys });
  return confirmBulk(site, who, { path, html });
}

it('several are taken by one press and given back to whom they belonged by another', async () => {
  const list = await (await openConsole(site, path, desk)).text();
  expect(list).toContain(`value="take"`);
  expect(list).toContain(`aria-label="Select Message to us ${references[0]}"`);
  await press(colleague, 'take', [references[0]!]);
  const done = await press(desk, 'take');
  expect((await all()).map(({ handlerId }) => handlerId)).toEqual([desk.accountId, desk.accountId]);
  expect(done.html).not.toContain('Lim Wei Ling');
  await undoBulk(site, desk, { path, id: done.id });
  expect((await all()).map(({ handlerId }) => handlerId)).toEqual([colleague.accountId, null]);
  const actions = await site.app.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subjectId, references[1]!))
    .orderBy(asc(auditLog.id));
  expect(actions.map(({ action }) => action).filter((action) => action !== 'look')).toEqual([
    'submission_taken',
    'submission_given_back',
  ]);
});

it('nobody gives back what a colleague handles', async () => {
  const { html } = await openBulk(site, desk, { path, action: 'release', keys: references });
  expect(rowsIn(html, 'changing')).toBe('');
  expect(rowsIn(html, 'staying')).toContain('You aren’t handling this');
});

it('a new state of several is one step of each, and undoing restores the promised time', async () => {
  const before = await all();
  const done = await press(desk, 'state:in_progress');
  expect((await all()).map(({ state }) => state)).toEqual(['in_progress', 'in_progress']);
  const mails = (await site.outbox('bulk1@example.test')).length;
  await undoBulk(site, desk, { path, id: done.id });
  expect((await all()).map(({ state, dueAt }) => [state, dueAt])).toEqual(
    before.map(({ state, dueAt }) => [state, dueAt]),
  );
  expect((await site.outbox('bulk1@example.test')).length).toBe(mails);
  const steps = await site.app.db
    .select({ to: formHistory.toState })
    .from(formHistory)
    .where(eq(formHistory.submissionId, before[0]!.id))
    .orderBy(asc(formHistory.id));
  expect(steps.map(({ to }) => to)).toEqual(['received', 'in_progress', 'received']);
});

it('what a colleague has moved on since is not taken back', async () => {
  const done = await press(desk, 'state:in_progress');
  await press(colleague, 'state:answered', [references[0]!]);
  const undone = await undoBulk(site, desk, { path, id: done.id });
  expect((await all()).map(({ state }) => state)).toEqual(['answered', 'received']);
  expect(rowsIn(undone.html, 'changed')).toContain(references[0]);
});

it('a step that writes to the sender, a step that does not exist and what is not theirs stay as they are', async () => {
  const letters = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  const [letter] = await site.app.db.select().from(formSubmissions).where(eq(formSubmissions.kind, 'guarantee_letter'));
  const { html } = await openBulk(site, letters, { path, action: 'state:declined', keys: [letter!.reference] });
  expect(rowsIn(html, 'staying')).toContain('This step writes to the sender.');
  const elsewhere = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: 2 }]);
  const other = await openBulk(site, elsewhere, { path, action: 'take', keys: references });
  expect(rowsIn(other.html, 'changing')).toBe('');
  expect(rowsIn(other.html, 'staying')).toContain('find this.');
  expect((await openBulk(site, desk, { path, action: 'state:nowhere', keys: references })).html).toContain(
    'Nothing is selected yet.',
  );
});

import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { confirmBulk, openBulk, rowsIn, undoBulk } from '#src/features/console/bulk-changes/bulk.fixture.ts';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openForm, referenceOf, sendOpened } from '#src/features/requests/forms/form.fixture.ts';
import { openLetters, type Letters } from './letters.fixture.ts';

const path = '/staff/guarantee-letters';
let site: Letters;
let officer: SignedIn;
let references: string[];
beforeAll(async () => {
  site = await openLetters();
  officer = await signedInStaff(site.app, [{ role: 'gl_officer', hospitalId: 1 }]);
  references = [(await site.apply()).reference, (await site.apply()).reference];
});
afterAll(() => site.close());

const owners = async () => [(await site.rowOf(references[0]!)).handlerId, (await site.rowOf(references[1]!)).handlerId];
async function press(who: SignedIn, action: string, keys: readonly string[] = references) {
  const { html } = await openBulk(site, who, { path, action, keys });
  return { shown: html, ...(await confirmBulk(site, who, { path, html })) };
}

test('several letters are taken by one press and given back to whom they belonged by another', async () => {
  const list = await (await openConsole(site, path, officer)).text();
  expect(list).toContain(`aria-label="Select ${references[0]}"`);
  const colleague = await signedInStaff(site.app, [{ role: 'gl_officer', hospitalId: 1 }]);
  await press(colleague, 'take', [references[0]!]);
  const done = await press(officer, 'take');
  expect(await owners()).toEqual([officer.accountId, officer.accountId]);
  expect(done.html).toContain(`href="/staff/enquiries/${references[0]}"`);
  expect(done.html).not.toContain('Lim Wei Ling');
  await undoBulk(site, officer, { path, id: done.id });
  expect(await owners()).toEqual([colleague.accountId, null]);
  const log = await site.app.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subjectId, references[1]!))
    .orderBy(asc(auditLog.id));
  expect(log.map(({ action }) => action).filter((action) => action !== 'look')).toEqual([
    'submission_taken',
    'submission_given_back',
  ]);
});

test('those of another hospital, and what is no letter, are refused row by row', async () => {
  const elsewhere = await signedInStaff(site.app, [{ role: 'gl_officer', hospitalId: 2 }]);
  const { html } = await openBulk(site, elsewhere, { path, action: 'take', keys: references });
  expect(rowsIn(html, 'staying')).toContain(references[0]);
  expect(rowsIn(html, 'changing')).toBe('');
  expect(html).not.toContain('value="apply"');
  const form = await openForm(site, '/contact-us');
  const answer = await sendOpened(site, '/contact-us', form, {
    topic: 'records',
    hospital: '1',
    name: 'Tan',
    email: 'noletter@example.test',
    phone: '+6591234567',
    message: 'Hello',
  });
  const enquiry = await referenceOf(site, answer, form.cookie);
  const both = await signedInStaff(site.app, [
    { role: 'gl_officer', hospitalId: null },
    { role: 'front_desk', hospitalId: null },
  ]);
  const planned = await openBulk(site, both, { path, action: 'take', keys: [enquiry, references[0]!] });
  expect(rowsIn(planned.html, 'staying')).toContain(enquiry);
  expect(rowsIn(planned.html, 'changing')).toContain(references[0]);
});

test('who handles no letters does not reach it, and no state can be set here', async () => {
  const desk = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
  expect((await openBulk(site, desk, { path, action: 'take', keys: references })).status).toBe(403);
  const { html } = await openBulk(site, officer, { path, action: 'state:approved', keys: references });
  expect(html).toContain('Nothing is selected yet.');
});

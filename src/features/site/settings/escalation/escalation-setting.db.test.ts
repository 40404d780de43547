import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { settings } from '../data/settings.table.ts';
import { readSetting } from '../settings.server.ts';

const path = '/staff/settings/escalation';
let site: TestSite;
let chief: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => site.close());
const emailOf = ({ accountId }: SignedIn) => `${accountId}@example.test`;
const store = (rules: object[]) =>
  site.app.db
    .update(settings)
    .set({ value: { secondAfterHours: 24, rules } })
    .where(eq(settings.key, 'escalation'));
beforeEach(() => store([]));

const open = async () => (await (await openConsole(site, path, chief)).text()).replaceAll('<!-- -->', '');
const rule = (row: number, change: Partial<Record<'kind' | 'hospital' | 'role' | 'email' | 'remove', string>> = {}) =>
  Object.fromEntries(
    Object.entries({ kind: 'contact', hospital: '*', role: 'front_desk', email: '', ...change }).map(
      ([part, value]) => [`rules.${row}.${part}`, value],
    ),
  );
const save = async (fields: Record<string, string>) => {
  const version = /name="saved-at" value="([^"]+)"/.exec(await open())![1]!;
  return sendForm(site, path, chief, { intent: 'publish', 'saved-at': version, secondAfterHours: '24', ...fields });
};
const rules = async () => (await readSetting(site.app, 'escalation')).rules;

describe('who is notified of late enquiries', () => {
  test('is chosen from the kinds of form that promise an answer, the hospitals and the roles', async () => {
    const html = await open();
    const kinds = /name="rules\.0\.kind"[^]*?<\/select>/.exec(html)![0];
    expect([...kinds.matchAll(/value="([^"]*)"/g)].map(([, value]) => value)).toEqual([
      '',
      '*',
      'contact',
      'enquiry',
      'challenge_enquiry',
      'tourism_enquiry',
      'visa_letter',
      'interpreter',
      'guarantee_letter',
      'consultant_application',
      'custom_enquiry',
      'custom_international',
      'custom_application',
    ]);
    expect(kinds).toContain('>Message to us</option>');
    const answer = await save({
      ...rule(0),
      ...rule(1, { kind: '*', hospital: '3', role: 'email', email: emailOf(chief) }),
      ...rule(2, { kind: '', hospital: '', role: '' }),
    });
    expect(answer.headers.get('location')).toBe(`${path}?done=saved`);
    expect(await rules()).toEqual([
      { kind: 'contact', hospital: '*', to: 'front_desk' },
      { kind: '*', hospital: '3', to: emailOf(chief) },
    ]);
    expect(await open()).toContain('Rule 4');
  });

  test.each([
    ['an unknown kind', { kind: 'contacts' }, 'rules.1.kind'],
    // Nobody waits for an answer to it, so that it is never late.
    ['a kind without a promised answer', { kind: 'event_registration' }, 'rules.1.kind'],
    ['no kind', { kind: '' }, 'rules.1.kind'],
    ['an unknown hospital', { hospital: '99999' }, 'rules.1.hospital'],
    ['a number beyond the column', { hospital: '99999999999' }, 'rules.1.hospital'],
    ['no hospital', { hospital: '' }, 'rules.1.hospital'],
    ['an unknown role', { role: 'porter' }, 'rules.1.role'],
    ['a role of the group that is not there', { role: 'own_nobody' }, 'rules.1.role'],
    ['nobody', { role: '' }, 'rules.1.role'],
    ['a person without an email', { role: 'email' }, 'rules.1.role'],
    ['a person who is no member of staff', { role: 'email', email: 'patient@example.test' }, 'rules.1.email'],
  ])('a rule with %s is refused beside it, and nothing is lost', async (_name, change, input) => {
    const answer = await save({ ...rule(0), ...rule(1, change) });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(`href="#${input}"`);
    expect(html).toContain(`id="${input}-error"`);
    expect(html.match(/href="#rules/g)).toHaveLength(1);
    expect(await rules()).toEqual([]);
  });

  test('a form without rows, opened before an update, removes no rule', async () => {
    await store([{ kind: 'contact', hospital: '*', to: 'front_desk' }]);
    expect((await save({ rules: 'contact | * | editor', secondAfterHours: '48' })).status).toBe(302);
    expect(await readSetting(site.app, 'escalation')).toEqual({
      secondAfterHours: 48,
      rules: [{ kind: 'contact', hospital: '*', to: 'front_desk' }],
    });
  });

  test('an older rule of an unknown kind is read as before, shown, and refused until it is changed or removed', async () => {
    await store([{ kind: 'contacts', hospital: '*', to: 'front_desk' }]);
    expect(await rules()).toEqual([{ kind: 'contacts', hospital: '*', to: 'front_desk' }]);
    expect(await open()).toMatch(/<option value="contacts" selected="">contacts \(no longer available\)<\/option>/);
    expect((await save(rule(0, { kind: 'contacts' }))).status).toBe(422);
    expect((await save(rule(0, { kind: 'contacts', remove: 'yes' }))).status).toBe(302);
    expect(await rules()).toEqual([]);
  });
});

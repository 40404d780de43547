import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { formHistory, formSubmissions } from '#src/features/requests/forms/data/forms.table.ts';
import { openForm, referenceOf, sendOpened } from '#src/features/requests/forms/form.fixture.ts';
import { settings } from '#src/features/site/settings/data/settings.table.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { escalateLate } from './escalations.server.ts';

let site: TestSite;
let desk: SignedIn;
let lead: SignedIn;
let chief: SignedIn;
let reference: string;

beforeAll(async () => {
  site = await openTestSite();
  desk = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: 1 }]);
  lead = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: 1 }]);
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  // The sample's own submissions and staff would be passed on, and told, too.
  await site.app.db.delete(formSubmissions);
  await site.app.db.execute(
    sql`update staff_members set removed_at = now() where account_id not in (${desk.accountId}, ${lead.accountId}, ${chief.accountId})`,
  );
});
afterAll(() => site.close());

beforeEach(async () => {
  await site.app.db.delete(formSubmissions);
  await names([]);
  const form = await openForm(site, '/contact-us');
  const answer = await sendOpened(site, '/contact-us', form, {
    topic: 'records',
    hospital: '1',
    name: 'Lim Wei Ling',
    email: 'late@example.test',
    phone: '+6591234567',
    message: 'Please send my report of the stroke clinic',
  });
  reference = await referenceOf(site, answer, form.cookie);
});

const mailOf = ({ accountId }: SignedIn) => `${accountId}@example.test`;
/** Mails about this submission to a person. */
const mailsTo = async (who: SignedIn) =>
  (await site.outbox(mailOf(who)))
    .filter(({ text }) => text.includes(reference))
    .map(({ subject, text }) => ({ subject, text }));
const stored = async () => {
  const [row] = await site.app.db.select().from(formSubmissions).where(eq(formSubmissions.reference, reference));
  return row!;
};
const names = (rules: { kind: string; hospital: string; to: string }[]) =>
  site.app.db
    .update(settings)
    .set({ value: { secondAfterHours: 24, rules } })
    .where(eq(settings.key, 'escalation'));
async function becomeLate(): Promise<void> {
  const { dueAt } = await stored();
  site.clock.advance(dueAt!.getTime() - site.clock.now().getTime());
}
const hour = 3_600_000;
const actions = async () =>
  await site.app.db
    .select({ action: auditLog.action, detail: auditLog.detail, hospitalId: auditLog.hospitalId })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, reference), eq(auditLog.action, 'submission_escalated')))
    .orderBy(asc(auditLog.id));

describe('a submission that nobody has answered', () => {
  test('is passed on once when its promised time has come, not a moment before', async () => {
    await names([{ kind: 'contact', hospital: '1', to: mailOf(lead) }]);
    const { dueAt } = await stored();
    site.clock.advance(dueAt!.getTime() - site.clock.now().getTime() - 1_000);
    expect(await escalateLate(site.app)).toBe(0);
    site.clock.advance(1_000);
    expect(await escalateLate(site.app)).toBe(1);
    expect(await escalateLate(site.app)).toBe(0);
    expect(await mailsTo(lead)).toEqual([
      {
        subject: 'Melur: enquiries not answered in time (1)',
        text: expect.stringContaining(`${reference}: http://localhost:3000/staff/enquiries/${reference}`),
      },
    ]);
    expect([await mailsTo(desk), await mailsTo(chief)]).toEqual([[], []]);
    expect(await stored()).toMatchObject({ escalation: 1, escalatedAt: dueAt });
  });

  test('is told of without a word about its sender', async () => {
    await becomeLate();
    await escalateLate(site.app);
    const [mail] = await mailsTo(chief);
    expect(mail!.text).not.toMatch(/Lim|late@example|6591234567|stroke|report/);
  });

  test('is told to whoever has the role in its hospital', async () => {
    await names([{ kind: '*', hospital: '*', to: 'front_desk' }]);
    await becomeLate();
    await escalateLate(site.app);
    expect([(await mailsTo(desk)).length, (await mailsTo(lead)).length, (await mailsTo(chief)).length]).toEqual([
      1, 1, 0,
    ]);
  });

  test('is told to administrators where the named person may not open it, or does not exist', async () => {
    const elsewhere = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: 2 }]);
    await names([{ kind: '*', hospital: '*', to: mailOf(elsewhere) }]);
    await becomeLate();
    await escalateLate(site.app);
    expect([(await mailsTo(elsewhere)).length, (await mailsTo(chief)).length]).toEqual([0, 1]);
  });

  test('is passed on to the administrators a set time later, and then no more', async () => {
    await names([{ kind: 'contact', hospital: '*', to: 'front_desk' }]);
    await becomeLate();
    await escalateLate(site.app);
    site.clock.advance(24 * hour - 1_000);
    expect(await escalateLate(site.app)).toBe(0);
    site.clock.advance(1_000);
    expect(await escalateLate(site.app)).toBe(1);
    expect((await mailsTo(chief)).length).toBe(1);
    site.clock.advance(24 * 30 * hour);
    expect(await escalateLate(site.app)).toBe(0);
    expect((await mailsTo(desk)).length).toBe(1);
    expect(await stored()).toMatchObject({ escalation: 2 });
    expect(await actions()).toEqual([
      {
        action: 'submission_escalated',
        hospitalId: 1,
        detail: { stage: 1, to: expect.arrayContaining([desk.accountId, lead.accountId]) },
      },
      { action: 'submission_escalated', hospitalId: 1, detail: { stage: 2, to: [chief.accountId] } },
    ]);
  });

  test('is passed on once by two servers', async () => {
    await becomeLate();
    const passed = await Promise.all([escalateLate(site.app), escalateLate(site.app), escalateLate(site.app)]);
    expect(passed.reduce((sum, count) => sum + count)).toBe(1);
    expect((await mailsTo(chief)).length).toBe(1);
  });

  test('is passed on with its mail or not at all', async () => {
    await becomeLate();
    const broken = {
      ...site.app,
      secrets: {
        ...site.app.secrets,
        seal: () => {
          throw new Error('no key');
        },
      },
    };
    await expect(escalateLate(broken)).rejects.toThrow('no key');
    expect(await stored()).toMatchObject({ escalation: 0, escalatedAt: null });
    expect(await mailsTo(chief)).toEqual([]);
  });

  test('shows it in the list and in its history, to staff alone', async () => {
    await becomeLate();
    await escalateLate(site.app);
    const who = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: 1 }]);
    const listed = async (attention: string) =>
      (await openConsole(site, `/staff/enquiries?attention=${attention}`, who)).text();
    expect(await listed('escalated')).toContain(reference);
    expect(await listed('late')).toContain('Escalated');
    const page = await (await openConsole(site, `/staff/enquiries/${reference}`, who)).text();
    expect(page).toContain('Not answered in time, escalated');
    expect(page).toContain('Member of staff');
    const csv = await (await openConsole(site, '/staff/enquiries/csv?attention=escalated', who)).text();
    expect(csv).toContain('escalated');
    const steps = await site.app.db.select().from(formHistory).where(eq(formHistory.by, 'system'));
    expect(steps.map(({ isForSender, fromState, toState }) => ({ isForSender, fromState, toState }))).toEqual([
      { isForSender: false, fromState: 'received', toState: 'received' },
    ]);
  });

  test('is not passed on once it is answered, and begins anew when it is opened again', async () => {
    await becomeLate();
    await escalateLate(site.app);
    const who = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: 1 }]);
    const step = (state: string) =>
      sendForm(site, `/staff/enquiries/${reference}`, who, { state, note: 'Your report is ready.', write: 'yes' });
    expect((await step('in_progress')).status).toBe(303);
    expect(await stored()).toMatchObject({ escalation: 1 });
    expect((await step('answered')).status).toBe(303);
    expect(await stored()).toMatchObject({ escalation: 0, escalatedAt: null, dueAt: null });
    site.clock.advance(48 * hour);
    expect(await escalateLate(site.app)).toBe(0);
  });
});

describe('whom it names', () => {
  const save = async (who: SignedIn, rules: readonly string[], hours = '24') => {
    const page = await (await openConsole(site, '/staff/settings/escalation', who)).text();
    const savedAt = /name="saved-at" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const rows = rules.flatMap((line, row) => {
      const [kind = '', hospital = '', role = '', email = ''] = line.split(' | ');
      return Object.entries({ kind, hospital, role, email }).map(([part, value]) => [`rules.${row}.${part}`, value]);
    });
    return sendForm(site, '/staff/settings/escalation', who, {
      'saved-at': savedAt,
      secondAfterHours: hours,
      ...Object.fromEntries(rows),
    });
  };

  test('is set by administrators, and a rule that cannot be is refused', async () => {
    const who = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
    for (const [rules, hours] of [
      [['contact | * | porter'], '24'],
      [['contact | first | front_desk'], '24'],
      [['contacts | * | front_desk'], '24'],
      [['Contact! | * | front_desk'], '24'],
      [['contact | * | front_desk'], '0'],
      [['contact | * | front_desk'], '99999'],
    ] as const)
      expect((await save(who, rules, hours)).status, `${rules.join()} ${hours}`).toBe(422);
    const head = mailOf(lead).replace('example', 'Example');
    expect((await save(who, ['contact | 1 | front_desk', `* | * | email | ${head}`], '12')).status).toBe(302);
    const [row] = await site.app.db.select().from(settings).where(eq(settings.key, 'escalation'));
    expect(row!.value).toEqual({
      secondAfterHours: 12,
      rules: [
        { kind: 'contact', hospital: '1', to: 'front_desk' },
        { kind: '*', hospital: '*', to: mailOf(lead) },
      ],
    });
  });
});

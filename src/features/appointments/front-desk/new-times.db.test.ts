import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { at, insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import {
  appointmentHistory,
  appointments,
  doctorLeave,
} from '#src/features/appointments/appointments/data/appointments.table.ts';
import { timeProposals } from '#src/features/appointments/time-proposals/data/time-proposals.table.ts';
import {
  appointmentNow,
  ask,
  heldSlots,
  insertAskable,
} from '#src/features/appointments/time-proposals/time-proposals.fixture.ts';
import { settleProposals } from '#src/features/appointments/time-proposals/time-proposals.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
let clinic: Awaited<ReturnType<typeof insertClinic>>;
let nurse: SignedIn;
let elsewhere: SignedIn;
let phones = 0;
beforeAll(async () => {
  site = await openTestSite();
  clinic = await insertClinic(site.app);
});
beforeEach(async () => {
  const { db } = site.app;
  await db.delete(timeProposals);
  await db.delete(appointmentHistory);
  await db.delete(appointments);
  await db.delete(doctorLeave);
  site.clock.set('2026-11-23T09:00:00+08:00');
  nurse = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: clinic.selangor }]);
  elsewhere = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: clinic.perlis }]);
});
afterAll(() => site.close());

const path = '/staff/new-times';
/** How often the page says so: its filter names every state once. */
const times = (html: string, words: string) => html.split(words).length - 1;
const page = async (where: string, who = nurse) => (await openConsole(site, where, who)).text();

function booked(startsAt = at('2026-12-07', '09:00')) {
  phones += 1;
  return insertAskable(site.app, {
    doctorId: clinic.doctorId,
    hospitalId: clinic.selangor,
    startsAt,
    holderHash: `guest-${phones}`,
    phone: `+6012444${String(phones).padStart(4, '0')}`,
    email: `desk${phones}@example.test`,
  });
}

test('the list names who was asked, with the number to call, in the own hospitals alone, and records the look', async () => {
  const row = await booked();
  await ask(site.app, row, at('2026-12-15', '09:00'));
  const html = await page(path);
  expect(html).toContain('Aminah binti Yusof');
  expect(times(html, 'Waiting for an answer')).toBe(2);
  expect(html).toMatch(/href="tel:\+?6012444/);
  expect(await page(path, elsewhere)).not.toContain('Aminah');
  expect(await page(`${path}?hospital=${clinic.selangor}`, elsewhere)).not.toContain('Aminah');
  expect(await page(`${path}?state=accepted`)).not.toContain('Aminah');
  const looks = await site.app.db.select().from(auditLog).where(eq(auditLog.subjectId, row.reference));
  expect(looks.filter(({ action }) => action === 'look')).not.toHaveLength(0);
});

test('the list is a file with its filters, in the own hospitals alone, and each row in it is recorded as seen', async () => {
  const row = await booked();
  await ask(site.app, row, at('2026-12-15', '09:00'));
  const looks = () => site.app.db.$count(auditLog, eq(auditLog.subjectId, row.reference));
  expect(await page(path)).toContain('href="/staff/new-times/csv?sort=due"');
  const before = await looks();
  const file = (await page(`${path}/csv`)).split('\r\n');
  expect(file[0]).toMatch(/^\uFEFF?reference,patient,doctor,hospital,was,proposed,due,state,answered$/);
  expect(file[1]).toContain(`${row.reference},Aminah binti Yusof,`);
  expect(file[1]).toContain(',2026-12-15T01:00:00.000Z,');
  expect(file[1]).toMatch(/,proposed,$/);
  expect(await looks()).toBe(before + 1);
  expect(await page(`${path}/csv?state=accepted`)).not.toContain('Aminah');
  expect(await page(`${path}/csv`, elsewhere)).not.toContain('Aminah');
});

test('staff of another hospital neither take an answer nor take a question back', async () => {
  const row = await booked();
  const { id } = await ask(site.app, row, at('2026-12-15', '09:00'));
  for (const intent of ['accepted', 'withdrawn'])
    expect((await sendForm(site, path, elsewhere, { intent, id })).status, intent).toBe(404);
  expect((await sendForm(site, path, nurse, { intent: 'accepted', id: 'no-id' })).status).toBe(404);
  expect((await openConsole(site, `${path}/${row.reference}`, elsewhere)).status).toBe(404);
  expect(
    (
      await sendForm(site, `${path}/${row.reference}`, elsewhere, {
        doctor: String(clinic.doctorId),
        slot: at('2026-12-16', '09:00').toISOString(),
      })
    ).status,
  ).toBe(404);
  expect((await appointmentNow(site.app, row.id)).startsAt).toEqual(row.startsAt);
  expect(await heldSlots(site.app)).toHaveLength(1);
});

test('an answer on the phone moves the appointment; a question taken back leaves it, each with an audit entry', async () => {
  const [one, two] = [await booked(), await booked(at('2026-12-07', '09:20'))];
  const first = await ask(site.app, one, at('2026-12-15', '09:00'));
  const second = await ask(site.app, two, at('2026-12-15', '09:20'));
  expect((await sendForm(site, path, nurse, { intent: 'accepted', id: first.id })).status).toBe(302);
  expect(await appointmentNow(site.app, one.id)).toMatchObject({
    status: 'rescheduled',
    startsAt: at('2026-12-15', '09:00'),
  });
  expect((await sendForm(site, path, nurse, { intent: 'withdrawn', id: second.id })).status).toBe(302);
  expect(await appointmentNow(site.app, two.id)).toMatchObject({ status: 'confirmed', startsAt: two.startsAt });
  expect((await sendForm(site, path, nurse, { intent: 'withdrawn', id: second.id })).status).toBe(409);
  expect(await heldSlots(site.app)).toEqual([]);
  const actions = (await site.app.db.select().from(auditLog)).map(({ action }) => action);
  expect(actions).toContain('new_time_accepted_on_phone');
  expect(actions).toContain('new_time_withdrawn');
});

test('who did not answer stays in the list, is called, and is asked about another time', async () => {
  const row = await booked();
  const { dueAt } = await ask(site.app, row, at('2026-12-15', '09:00'));
  site.clock.set(dueAt);
  await settleProposals(site.app);
  // The session of the nurse has ended meanwhile.
  nurse = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: clinic.selangor }]);
  expect(times(await page(path), 'No answer: call')).toBe(2);
  const choices = await page(`${path}/${row.reference}`);
  const slot = /<option value="(20[^"]+)"/.exec(choices)![1]!;
  const sent = await sendForm(site, `${path}/${row.reference}`, nurse, { doctor: String(clinic.doctorId), slot });
  expect(sent.headers.get('location')).toContain('done=asked');
  expect(await heldSlots(site.app)).toEqual([expect.objectContaining({ startsAt: new Date(slot) })]);
  expect(times(await page(path), 'No answer: call')).toBe(1);
  const colleague = await sendForm(site, `${path}/${row.reference}`, nurse, {
    doctor: String(clinic.requestDoctorId),
    slot,
  });
  expect(colleague.status, 'a doctor of another speciality').toBe(422);
});

test('leave asks the patients instead of moving them: the first choice for each, and a way to the answers', async () => {
  const row = await booked();
  const days = { doctor: String(clinic.doctorId), from: '2026-12-07', to: '2026-12-07' };
  const everywhere = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
  const shown = await (await sendForm(site, '/staff/leave', everywhere, { intent: 'preview', ...days })).text();
  const first = new RegExp(`name="plan-${row.reference}".*?<option value="([^"]+)"`, 's').exec(shown)![1]!;
  expect(first).toMatch(/^ask:2026-/);
  const entered = await sendForm(site, '/staff/leave', everywhere, {
    intent: 'enter',
    ...days,
    [`plan-${row.reference}`]: first,
  });
  expect(entered.headers.get('location')).toContain('done=asked');
  expect(await page('/staff/leave?done=asked', everywhere)).toContain('href="/staff/new-times"');
  expect(await appointmentNow(site.app, row.id)).toMatchObject({ status: 'confirmed', startsAt: row.startsAt });
  expect(await heldSlots(site.app)).toEqual([expect.objectContaining({ startsAt: new Date(first.slice(4)) })]);
  expect((await site.outbox(`desk${phones}@example.test`))[0]!.text).toContain('/new-time#');
});

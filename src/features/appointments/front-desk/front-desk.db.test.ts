import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { headingOf, openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { checkAuditChain, sealAuditLog } from '#src/features/console/audit-log/audit-log.server.ts';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { at, insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { insertAppointment } from '#src/features/appointments/appointments/appointments.server.ts';
import {
  appointmentHistory,
  appointments,
  doctorLeave,
} from '#src/features/appointments/appointments/data/appointments.table.ts';

let site: TestSite;
let clinic: Awaited<ReturnType<typeof insertClinic>>;
let nurse: SignedIn;
let phones = 0;
beforeAll(async () => {
  site = await openTestSite();
  clinic = await insertClinic(site.app);
  await site.app.db.delete(doctorLeave);
});
beforeEach(async () => {
  await site.app.db.delete(appointmentHistory);
  await site.app.db.delete(appointments);
  nurse = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: clinic.selangor }]);
});
afterAll(() => site.close());

interface Booked {
  name?: string;
  startsAt?: Date;
  status?: 'requested' | 'confirmed' | 'arrived';
  hospitalId?: number;
  patientId?: string;
}

async function booked({
  name = 'Aminah binti Yusof',
  startsAt = at('2026-11-23', '10:00'),
  status = 'confirmed',
  hospitalId = clinic.selangor,
  patientId,
}: Booked = {}) {
  phones += 1;
  const phone = `+6012345${String(phones).padStart(4, '0')}`;
  const { app } = site;
  const row = await app.db.transaction((tx) =>
    insertAppointment(tx, {
      id: app.random.uuid(),
      reference: app.random.reference('A'),
      doctorId: clinic.doctorId,
      hospitalId,
      mode: 'in_person',
      seat: 1,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 20 * 60_000),
      status,
      holderHash: patientId ? `patient:${patientId}` : `guest-${phone}`,
      patientName: app.secrets.seal(name),
      phone: app.secrets.seal(phone),
      phoneHash: app.secrets.hash(`phone:${phone}`),
      email: app.secrets.seal(`${phone.slice(1)}@example.test`),
      reason: app.secrets.seal('A cough'),
      visit: 'new',
      payer: 'self_pay',
      language: 'en',
    }),
  );
  return { ...row, phone };
}
const page = async (path: string, who = nurse) => (await openConsole(site, path, who)).text();
const stateOf = async (reference: string) =>
  (await site.app.db.select().from(appointments).where(eq(appointments.reference, reference)))[0]!;
const accessesTo = async (reference: string) =>
  (await site.app.db.select().from(auditLog).where(eq(auditLog.subjectId, reference))).filter(
    ({ action }) => action === 'look',
  );

describe('the day at the front desk', () => {
  test('shows the hospital’s day, in order of time, and finds by name, phone and reference', async () => {
    const late = await booked({ name: 'Zul bin Late', startsAt: at('2026-11-23', '11:00') });
    const early = await booked({ name: 'Aishah binti Early' });
    const next = await booked({ name: 'Nadia binti Tomorrow', startsAt: at('2026-11-24', '09:20') });
    const html = await page('/staff/appointments');
    expect(html.indexOf('Aishah')).toBeLessThan(html.indexOf('Zul bin Late'));
    expect(html).not.toContain('Nadia');
    expect(await page('/staff/appointments?day=2026-11-24')).toContain('Nadia');
    expect(await page('/staff/appointments?q=zul')).not.toContain('Aishah');
    expect(await page(`/staff/appointments?q=${next.reference}`)).toContain('Nadia');
    expect(await page(`/staff/appointments?q=${encodeURIComponent(`0${next.phone.slice(3)}`)}`)).toContain('Nadia');
    expect(await page('/staff/appointments?state=requested')).not.toContain('Aishah');
    expect(await page('/staff/appointments?day=2026-11-21')).toContain('Next visits: Mon 23 Nov 2026');
    expect(await page(`/staff/appointments?doctor=${clinic.requestDoctorId}`)).not.toContain('Aishah');
    for (const day of ['never', '0001-01-01', '9999-12-31', '2026-02-30'])
      expect(await page(`/staff/appointments?day=${day}`), day).toContain('Aishah');
    expect(await page('/staff/appointments/csv?day=0001-01-01')).toContain('Aishah');
    const file = await page('/staff/appointments/csv?day=2026-11-23');
    expect(file).toContain(early.reference);
    expect(file).toContain(late.reference);
    expect(file).not.toContain('A cough');
  });

  test('is read by time, patient or state, in both directions', async () => {
    await booked({ name: 'Zul bin First', startsAt: at('2026-11-23', '09:00'), status: 'arrived' });
    await booked({ name: 'Aishah binti Second', startsAt: at('2026-11-23', '09:20'), status: 'requested' });
    await booked({ name: 'Émile Third', startsAt: at('2026-11-23', '09:40') });
    const order = async (sort: string) =>
      [
        ...(await page(`/staff/appointments?day=2026-11-23&sort=${sort}`)).matchAll(
          />(\w+|Émile) (?:bin |binti )?(First|Second|Third)</g,
        ),
      ]
        .map(([, , nth]) => nth)
        .join();
    expect(await order('time')).toBe('First,Second,Third');
    expect(await order('-time')).toBe('Third,Second,First');
    expect(await order('name')).toBe('Second,Third,First');
    expect(await order('-name')).toBe('First,Third,Second');
    expect(await order('state')).toBe('Second,Third,First');
  });

  test('lists every request that waits for an answer, whatever its day: the first page counts just these', async () => {
    await booked({ name: 'Request Far Ahead', status: 'requested', startsAt: at('2026-12-15', '09:20') });
    await booked({ name: 'Confirmed Far Ahead', startsAt: at('2026-12-15', '09:40') });
    const html = await page('/staff/appointments?state=requested');
    expect(html).toContain('Request Far Ahead');
    expect(html).not.toContain('Confirmed Far Ahead');
    expect(html).toContain('Tue 15 Dec 2026');
    expect(await page('/staff/appointments?state=requested&day=2026-11-24')).not.toContain('Request Far Ahead');
  });

  test('shows no other hospital’s patient, and no page of one', async () => {
    const elsewhere = await booked({ name: 'Other Hospital', hospitalId: clinic.perlis });
    expect(await page('/staff/appointments')).not.toContain('Other Hospital');
    expect(await page(`/staff/appointments?hospital=${clinic.perlis}`)).not.toContain('Other Hospital');
    expect(await page(`/staff/appointments?q=${elsewhere.reference}`)).not.toContain('Other Hospital');
    expect(await page('/staff/appointments/csv')).not.toContain('Other Hospital');
    expect((await openConsole(site, `/staff/appointments/${elsewhere.reference}`, nurse)).status).toBe(404);
    for (const intent of ['arrived', 'cancel', 'move', 'note']) {
      expect(
        (
          await sendForm(site, `/staff/appointments/${elsewhere.reference}`, nurse, {
            intent,
            reason: 'because',
            moveReason: 'because',
            note: 'a note',
            slot: at('2026-11-24', '09:00').toISOString(),
          })
        ).status,
      ).toBe(404);
    }
    expect((await stateOf(elsewhere.reference)).status).toBe('confirmed');
  });

  test('is closed to other roles', async () => {
    const { reference } = await booked();
    for (const role of [
      'editor',
      'package_desk',
      'gl_officer',
      'recruiter',
      'procurement_officer',
      'privacy_officer',
    ] as const) {
      const who = await signedInStaff(site.app, [{ role, hospitalId: null }]);
      expect((await openConsole(site, '/staff/appointments', who)).status, role).toBe(403);
      expect((await openConsole(site, `/staff/appointments/${reference}`, who)).status, role).toBe(403);
      expect((await sendForm(site, `/staff/appointments/${reference}`, who, { intent: 'arrived' })).status, role).toBe(
        403,
      );
    }
  });

  test('writes every look at a patient down, with the account whose data it was, and the log stays whole', async () => {
    const patient = await signedInPatient(site.app);
    const own = await booked({ patientId: patient.accountId });
    const other = await booked({ name: 'Guest', startsAt: at('2026-11-23', '11:00') });
    await page('/staff/appointments');
    await page(`/staff/appointments/${own.reference}`);
    expect(
      (await accessesTo(own.reference)).map(({ patientId, accountId, hospitalId, detail }) => ({
        patientId,
        accountId,
        hospitalId,
        detail,
      })),
    ).toEqual(
      ['list', 'details'].map((where) => ({
        patientId: patient.accountId,
        accountId: nurse.accountId,
        hospitalId: clinic.selangor,
        detail: { where },
      })),
    );
    expect(await accessesTo(other.reference)).toHaveLength(1);
    expect(JSON.stringify(await accessesTo(own.reference))).not.toContain('Aminah');
    const chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
    await sealAuditLog(site.app);
    expect((await checkAuditChain(site.app, chief.actor)).brokenId).toBeNull();
  });
});

describe('a visit', () => {
  const act = (reference: string, fields: Record<string, string>) =>
    sendForm(site, `/staff/appointments/${reference}`, nurse, fields);

  test('goes from requested to confirmed, arrived and completed, and the patient is told once', async () => {
    const { reference, phone } = await booked({ status: 'requested' });
    for (const intent of ['confirmed', 'arrived', 'completed']) {
      expect(headingOf(await page(`/staff/appointments/${reference}`))).toBe('Aminah binti Yusof');
      expect((await act(reference, { intent })).status, intent).toBe(302);
      expect((await stateOf(reference)).status).toBe(intent);
    }
    expect(await site.outbox(phone)).toHaveLength(1);
    expect((await site.outbox(phone))[0]!.text).toContain('confirmed');
  });

  test('takes no step that its state does not allow, even when two press at once', async () => {
    const { reference } = await booked();
    expect((await act(reference, { intent: 'completed' })).status).toBe(409);
    expect((await act(reference, { intent: 'no_show' })).status).toBe(409);
    const both = await Promise.all([act(reference, { intent: 'arrived' }), act(reference, { intent: 'arrived' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([302, 409]);
    expect((await act(reference, { intent: 'move', slot: at('2026-11-24', '09:00').toISOString() })).status).toBe(409);
  });

  test('is cancelled with a reason, which the history keeps; the patient is told and the time is free', async () => {
    const { reference, phone } = await booked();
    const without = await act(reference, { intent: 'cancel', reason: '' });
    expect(without.status).toBe(422);
    expect(await without.text()).toContain('href="#reason"');
    expect((await act(reference, { intent: 'cancel', reason: 'The doctor is ill' })).status).toBe(302);
    expect(await stateOf(reference)).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'staff',
      cancelReason: expect.stringMatching(/^b1\./),
    });
    expect((await site.outbox(phone))[0]!.text).toContain('cancelled');
    expect(await page(`/staff/appointments/${reference}`)).toContain('The doctor is ill');
    await booked({ name: 'Next One' });
  });

  test('is moved to a free time, never to a taken one', async () => {
    const first = await booked();
    await booked({ startsAt: at('2026-11-24', '09:00') });
    expect((await act(first.reference, { intent: 'move', slot: at('2026-11-24', '09:00').toISOString() })).status).toBe(
      409,
    );
    expect((await act(first.reference, { intent: 'move', slot: at('2026-11-24', '09:07').toISOString() })).status).toBe(
      422,
    );
    expect((await act(first.reference, { intent: 'move', slot: 'soon' })).status).toBe(422);
    expect(await page(`/staff/appointments/${first.reference}?move=2026-11-24`)).toContain(
      `value="${at('2026-11-24', '09:20').toISOString()}"`,
    );
    expect(
      (
        await act(first.reference, {
          intent: 'move',
          slot: at('2026-11-24', '09:20').toISOString(),
          moveReason: 'She asked',
        })
      ).status,
    ).toBe(302);
    expect(await stateOf(first.reference)).toMatchObject({
      status: 'rescheduled',
      startsAt: at('2026-11-24', '09:20'),
      calendarSequence: 1,
    });
    expect((await site.outbox(first.phone))[0]!.text).toContain('24 Nov 2026');
  });

  test('carries notes of the desk', async () => {
    const { reference } = await booked();
    expect((await act(reference, { intent: 'note', note: '' })).status).toBe(422);
    expect((await act(reference, { intent: 'note', note: '<b>Wheelchair</b> at the door' })).status).toBe(302);
    expect(await page(`/staff/appointments/${reference}`)).toContain('&lt;b&gt;Wheelchair&lt;/b&gt; at the door');
  });
});

describe('leave over existing bookings', () => {
  let everywhere: SignedIn;
  const days = () => ({ doctor: String(clinic.doctorId), from: '2026-11-24', to: '2026-11-24' });
  const send = (fields: Record<string, string>, who = everywhere) => sendForm(site, '/staff/leave', who, fields);
  beforeEach(async () => {
    await site.app.db.delete(doctorLeave);
    everywhere = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
  });

  test('lists the affected patients with new times, and only then moves, cancels and writes to them', async () => {
    const one = await booked({ name: 'First Affected', startsAt: at('2026-11-24', '09:00') });
    const two = await booked({ name: 'Second Affected', startsAt: at('2026-11-24', '09:20') });
    const other = await booked({ name: 'Not Affected', startsAt: at('2026-11-25', '09:00') });
    const preview = await (await send({ intent: 'preview', ...days() })).text();
    expect(preview).toContain('First Affected');
    expect(preview).toContain('Second Affected');
    expect(preview).not.toContain('Not Affected');
    const firstOf = (reference: string) =>
      new RegExp(`name="plan-${reference}".*?<option value="(20[^"]+)"`, 's').exec(preview)![1]!;
    expect(firstOf(one.reference)).not.toBe(firstOf(two.reference));
    expect(await site.app.db.select().from(doctorLeave)).toEqual([]);
    const entered = await send({
      intent: 'enter',
      ...days(),
      [`plan-${one.reference}`]: firstOf(one.reference),
      [`plan-${two.reference}`]: 'cancel',
      reason: 'A course',
    });
    expect(entered.headers.get('location')).toBe('/staff/leave?done=enter');
    expect(await stateOf(one.reference)).toMatchObject({
      status: 'rescheduled',
      startsAt: new Date(firstOf(one.reference)),
    });
    expect(await stateOf(two.reference)).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'staff',
      cancelReason: expect.stringMatching(/^b1\./),
    });
    expect((await stateOf(other.reference)).status).toBe('confirmed');
    expect((await site.outbox(one.phone)).length + (await site.outbox(two.phone)).length).toBe(2);
    expect(await site.outbox(other.phone)).toEqual([]);
    expect(await accessesTo(one.reference)).toHaveLength(1);
  });

  test('enters nothing when somebody booked in between, or a proposed time is gone', async () => {
    const one = await booked({ startsAt: at('2026-11-24', '09:00') });
    expect((await send({ intent: 'enter', ...days() })).status).toBe(409);
    await booked({ startsAt: at('2026-11-25', '09:00') });
    expect(
      (await send({ intent: 'enter', ...days(), [`plan-${one.reference}`]: at('2026-11-25', '09:00').toISOString() }))
        .status,
    ).toBe(409);
    expect(
      (await send({ intent: 'enter', ...days(), [`plan-${one.reference}`]: at('2026-11-24', '10:00').toISOString() }))
        .status,
    ).toBe(422);
    expect(await site.app.db.select().from(doctorLeave)).toEqual([]);
    expect((await stateOf(one.reference)).status).toBe('confirmed');
  });

  test('is refused for days gone by, in the wrong order, twice, and for nobody', async () => {
    for (const wrong of [
      { from: '2026-11-22' },
      { from: '2026-11-26', to: '2026-11-25' },
      { to: '2028-11-25' },
      { from: 'x' },
      { doctor: '0' },
      { doctor: '' },
    ]) {
      expect((await send({ intent: 'preview', ...days(), ...wrong })).status, JSON.stringify(wrong)).toBe(422);
    }
    expect((await send({ intent: 'enter', ...days() })).status).toBe(302);
    expect((await send({ intent: 'preview', ...days() })).status).toBe(422);
  });

  test('of a doctor who practises elsewhere too is for a desk of all those hospitals', async () => {
    expect((await send({ intent: 'preview', ...days() }, nurse)).status).toBe(403);
    const both = await signedInStaff(site.app, [
      { role: 'front_desk', hospitalId: clinic.selangor },
      { role: 'front_desk', hospitalId: clinic.perlis },
    ]);
    expect((await send({ intent: 'preview', ...days() }, both)).status).toBe(200);
  });

  test('is taken back, once', async () => {
    await send({ intent: 'enter', ...days() });
    const id = (await site.app.db.select().from(doctorLeave))[0]!.id;
    expect((await send({ intent: 'withdraw', id: String(id) }, nurse)).status).toBe(403);
    expect((await send({ intent: 'withdraw', id: String(id) })).headers.get('location')).toBe(
      '/staff/leave?done=withdraw',
    );
    expect((await send({ intent: 'withdraw', id: String(id) })).status).toBe(422);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#src/platform/actor.ts';
import { confirmAppointment } from '#src/features/appointments/booking/booking.server.ts';
import {
  at,
  detailsFor,
  guest,
  insertDoctor,
  openClinic,
} from '#src/features/appointments/appointments/clinic.fixture.ts';
import {
  appointmentHistory,
  appointments,
  doctorLeave,
  weeklySessions,
} from '#src/features/appointments/appointments/data/appointments.table.ts';
import {
  cancelAppointment,
  rescheduleAppointment,
} from '#src/features/appointments/my-appointments/my-appointments.server.ts';
import { planReminders } from '#src/features/appointments/reminders/reminders.server.ts';
import { appointmentReminders } from '#src/features/appointments/reminders/data/reminders.table.ts';
import { timeProposals } from './data/time-proposals.table.ts';
import { withdrawProposal } from './ask-patient.server.ts';
import { acceptProposal, cancelByProposal, chooseAnother } from './proposal-answers.server.ts';
import { settleProposals } from './settle-proposals.server.ts';
import { appointmentNow, ask, heldSlots, insertAskable, proposalNow, tokenIn } from './time-proposals.fixture.ts';
import { otherTimes, viewProposal } from './view-proposal.server.ts';

let clinic: Awaited<ReturnType<typeof openClinic>>;
let otherDoctor: number;
let phones = 0;
beforeAll(async () => {
  clinic = await openClinic();
  otherDoctor = await insertDoctor(clinic.app, 'second-doctor', { hasLiveSchedule: true, confirmsAtOnce: true }, [
    clinic.selangor,
  ]);
  await clinic.app.db.insert(weeklySessions).values({
    doctorId: otherDoctor,
    hospitalId: clinic.selangor,
    weekday: 3,
    startsAt: '14:00',
    endsAt: '16:00',
    slotMinutes: 20,
    mode: 'in_person',
  });
});
beforeEach(async () => {
  const { db } = clinic.app;
  await db.delete(appointmentReminders);
  await db.delete(timeProposals);
  await db.delete(appointmentHistory);
  await db.delete(appointments);
  await db.delete(doctorLeave);
  clinic.clock.set(new Date('2026-11-23T09:00:00+08:00'));
});
afterAll(() => clinic.close());

const patient = guest('Aminah');
const nobody: Actor = guest('somebody else');
const monday = at('2026-12-07', '09:00');
const tuesday = at('2026-12-08', '10:00');

/** An appointment on Monday whose patient is asked about Tuesday. */
async function asked(how: { email?: string | null; language?: 'en' | 'ms' | 'zh' } = {}) {
  phones += 1;
  const phone = `+6012777${String(phones).padStart(4, '0')}`;
  const email = how.email === undefined ? `p${phones}@example.test` : how.email;
  const row = await insertAskable(clinic.app, {
    doctorId: clinic.doctorId,
    hospitalId: clinic.selangor,
    startsAt: monday,
    holderHash: (patient as { tokenHash: string }).tokenHash,
    phone,
    ...how,
    email,
  });
  await clinic.app.db.transaction((tx) => planReminders(clinic.app, tx, row));
  const proposal = await ask(clinic.app, row, tuesday);
  // Messages are listed by their time, the newest first.
  clinic.clock.advance(1_000);
  const mails = () => clinic.messages(email ?? 'nobody@example.test');
  const token = email ? tokenIn((await mails())[0]!.text) : '';
  return { row, proposal, phone, email, token, mails, sms: () => clinic.messages(phone) };
}

async function otherBooks(startsAt: Date) {
  phones += 1;
  const phone = `+6012888${String(phones).padStart(4, '0')}`;
  return confirmAppointment(clinic.app, guest(phone), {
    doctorId: clinic.doctorId,
    startsAt,
    language: 'en',
    details: detailsFor(phone),
    code: await clinic.codeFor(phone),
  });
}

describe('the question', () => {
  test('holds the slot, keeps the appointment without reminders, and is mailed and sent by SMS', async () => {
    const { row, proposal, mails, sms } = await asked();
    expect(await heldSlots(clinic.app)).toEqual([
      expect.objectContaining({ id: proposal.heldId, startsAt: tuesday, status: 'held', heldUntil: proposal.dueAt }),
    ]);
    expect(proposal.dueAt).toEqual(at('2026-11-26', '09:00'));
    expect(await appointmentNow(clinic.app, row.id)).toMatchObject({ status: 'confirmed', startsAt: monday });
    expect(await clinic.app.db.select().from(appointmentReminders)).toEqual([]);
    const [mail] = await mails();
    expect(mail!.subject).toContain('Tue 8 Dec 2026, 10:00 am instead of Mon 7 Dec 2026, 9:00 am');
    expect(mail!.text).not.toContain('cough');
    const [text] = await sms();
    expect(text!.text).toContain(row.reference);
    expect(text!.text).not.toMatch(/http|cough|Aminah|Dr /);
    await expect(otherBooks(tuesday)).rejects.toMatchObject({ details: { code: 'slot_taken' } });
  });

  test('keeps the hash of its token alone', async () => {
    const { token } = await asked();
    const [stored] = await clinic.app.db.select().from(timeProposals);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(stored!.tokenHash).not.toBe(token);
  });

  test.each(['ms', 'zh'] as const)('is in the patient’s language (%s)', async (language) => {
    const { mails } = await asked({ language });
    expect((await mails())[0]!.text).toContain(`/${language}/new-time#`);
  });

  test('to a patient without an email address names the call instead of an email', async () => {
    const { sms } = await asked({ email: null });
    expect((await sms())[0]!.text).toContain('Please call the hospital, or sign in');
  });

  test('replaces an earlier one, whose link then no longer answers', async () => {
    const { row, token, proposal } = await asked();
    const again = await ask(clinic.app, row, at('2026-12-09', '10:00'));
    expect(await heldSlots(clinic.app)).toEqual([expect.objectContaining({ id: again.heldId })]);
    expect(await proposalNow(clinic.app, proposal.id)).toMatchObject({ state: 'withdrawn' });
    await expect(acceptProposal(clinic.app, nobody, { token })).rejects.toMatchObject({
      details: { code: 'proposal_over' },
    });
  });

  test('is not asked about a taken slot, one of another kind of visit, or one that is too near', async () => {
    const { row } = await asked();
    await otherBooks(at('2026-12-08', '11:00'));
    const refused = (startsAt: Date) => ask(clinic.app, row, startsAt);
    await expect(refused(at('2026-12-08', '11:00'))).rejects.toMatchObject({ details: { code: 'slot_taken' } });
    await expect(refused(at('2026-12-08', '10:07'))).rejects.toMatchObject({ details: { code: 'slot_off_grid' } });
    await expect(refused(at('2026-11-23', '11:00'))).rejects.toMatchObject({ details: { code: 'asked_too_late' } });
    expect(await heldSlots(clinic.app), 'the former question stays').toHaveLength(1);
  });
});

describe('the answer', () => {
  test('of acceptance moves the appointment into the held slot, with history and a new mail', async () => {
    const { row, token, proposal, mails } = await asked();
    await acceptProposal(clinic.app, nobody, { token });
    expect(await appointmentNow(clinic.app, row.id)).toMatchObject({
      status: 'rescheduled',
      startsAt: tuesday,
      reference: row.reference,
      calendarSequence: 1,
    });
    expect(await heldSlots(clinic.app)).toEqual([]);
    expect(await proposalNow(clinic.app, proposal.id)).toMatchObject({
      state: 'accepted',
      answeredAt: expect.any(Date),
    });
    expect((await mails())[0]!.subject).toContain('Tue 8 Dec 2026, 10:00 am');
    const [step] = await clinic.app.db.select().from(appointmentHistory);
    expect(step).toMatchObject({ fromStatus: 'confirmed', toStatus: 'rescheduled', by: 'patient' });
    expect(await clinic.app.db.select().from(appointmentReminders), 'reminders of the new time').toHaveLength(2);
    // The old slot can be booked again.
    await otherBooks(monday);
  });

  test('of a link that is pressed twice, also at the same moment, counts once', async () => {
    const { row, token } = await asked();
    await Promise.all(Array.from({ length: 4 }, () => acceptProposal(clinic.app, nobody, { token })));
    await acceptProposal(clinic.app, nobody, { token });
    expect(await clinic.app.db.select().from(appointmentHistory)).toHaveLength(1);
    expect((await appointmentNow(clinic.app, row.id)).calendarSequence).toBe(1);
    await expect(cancelByProposal(clinic.app, nobody, { token })).rejects.toMatchObject({
      details: { code: 'proposal_over' },
    });
  });

  test('is one of two that arrive at once', async () => {
    const { row, token } = await asked();
    const outcomes = await Promise.allSettled([
      acceptProposal(clinic.app, nobody, { token }),
      cancelByProposal(clinic.app, nobody, { token }),
      chooseAnother(clinic.app, nobody, { access: { token }, startsAt: at('2026-12-09', '09:00') }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await clinic.app.db.select().from(appointmentHistory)).toHaveLength(1);
    expect(await heldSlots(clinic.app)).toEqual([]);
    expect((await appointmentNow(clinic.app, row.id)).calendarSequence).toBe(1);
  });

  test('may be another free slot of the doctor; a taken one or another kind of visit is refused', async () => {
    const { row, token } = await asked();
    const choose = (startsAt: Date) => chooseAnother(clinic.app, nobody, { access: { token }, startsAt });
    await otherBooks(at('2026-12-09', '09:00'));
    await expect(choose(at('2026-12-09', '09:00'))).rejects.toMatchObject({ details: { code: 'slot_taken' } });
    await expect(choose(at('2026-12-08', '14:00'))).rejects.toMatchObject({ details: { code: 'slot_off_grid' } });
    expect(await heldSlots(clinic.app), 'the proposed slot is still held').toHaveLength(1);
    const times = await otherTimes(clinic.app, nobody, { access: { token }, day: '2026-12-09' });
    expect(times.day).toBe('2026-12-09');
    expect(times.times[0]).toEqual(at('2026-12-09', '09:20'));
    await choose(at('2026-12-09', '09:20'));
    expect(await appointmentNow(clinic.app, row.id)).toMatchObject({ startsAt: at('2026-12-09', '09:20') });
    expect(await heldSlots(clinic.app)).toEqual([]);
    await expect(choose(at('2026-12-09', '09:40'))).rejects.toMatchObject({ details: { code: 'proposal_over' } });
  });

  test('cancels the appointment, also when it is near, because the hospital asked', async () => {
    const { row, token } = await asked();
    await cancelByProposal(clinic.app, nobody, { token });
    expect(await appointmentNow(clinic.app, row.id)).toMatchObject({ status: 'cancelled', cancelledBy: 'patient' });
    await otherBooks(tuesday);
  });

  test('to another doctor’s time gives the appointment to that doctor', async () => {
    const { row } = await asked({ email: 'moved@example.test' });
    await ask(clinic.app, row, at('2026-12-09', '14:00'), otherDoctor);
    const token = tokenIn((await clinic.messages('moved@example.test'))[0]!.text);
    await acceptProposal(clinic.app, nobody, { token });
    expect(await appointmentNow(clinic.app, row.id)).toMatchObject({
      doctorId: otherDoctor,
      startsAt: at('2026-12-09', '14:00'),
      hospitalId: clinic.selangor,
    });
  });

  test('is refused with a wrong token, and from another’s browser without one', async () => {
    const { row, token } = await asked();
    for (const wrong of ['', 'x', token.replace(/^./, (c) => (c === '0' ? '1' : '0')), `${token}0`])
      await expect(acceptProposal(clinic.app, nobody, { token: wrong })).rejects.toMatchObject({
        details: { code: 'proposal_unknown' },
      });
    await expect(acceptProposal(clinic.app, nobody, { reference: row.reference })).rejects.toMatchObject({
      details: { code: 'proposal_unknown' },
    });
    expect((await appointmentNow(clinic.app, row.id)).status).toBe('confirmed');
  });

  test('comes too late at the due time, and the slot is free again', async () => {
    const { row, token, proposal } = await asked();
    clinic.clock.set(proposal.dueAt);
    await expect(acceptProposal(clinic.app, nobody, { token })).rejects.toMatchObject({
      details: { code: 'proposal_over' },
    });
    await otherBooks(tuesday);
    expect(await settleProposals(clinic.app)).toBe(1);
    expect(await proposalNow(clinic.app, proposal.id)).toMatchObject({ state: 'lapsed' });
    expect(await appointmentNow(clinic.app, row.id)).toMatchObject({ status: 'confirmed', startsAt: monday });
    const view = await viewProposal(clinic.app, nobody, { access: { token }, language: 'en' });
    expect(view.state).toBe('over');
  });

  test('finds the proposed slot gone when the doctor went on leave meanwhile; another can be chosen', async () => {
    const { token } = await asked();
    await clinic.app.db
      .insert(doctorLeave)
      .values({ doctorId: clinic.doctorId, startsOn: '2026-12-08', endsOn: '2026-12-08' });
    await expect(acceptProposal(clinic.app, nobody, { token })).rejects.toMatchObject({
      details: { code: 'proposed_time_gone' },
    });
    await chooseAnother(clinic.app, nobody, { access: { token }, startsAt: at('2026-12-09', '09:00') });
  });
});

describe('a change of the appointment meanwhile', () => {
  test('by the patient, also to the held slot, ends the question', async () => {
    const { row, token, proposal } = await asked();
    await rescheduleAppointment(clinic.app, patient, { reference: row.reference, startsAt: tuesday });
    expect(await proposalNow(clinic.app, proposal.id)).toMatchObject({ state: 'withdrawn' });
    expect(await heldSlots(clinic.app)).toEqual([]);
    await expect(cancelByProposal(clinic.app, nobody, { token })).rejects.toMatchObject({
      details: { code: 'proposal_over' },
    });
    expect(await appointmentNow(clinic.app, row.id)).toMatchObject({ status: 'rescheduled', startsAt: tuesday });
  });

  test('at the same moment as the answer has one winner', async () => {
    const { row, token } = await asked();
    const outcomes = await Promise.allSettled([
      acceptProposal(clinic.app, nobody, { token }),
      cancelAppointment(clinic.app, patient, { reference: row.reference }),
    ]);
    const { status } = await appointmentNow(clinic.app, row.id);
    expect(await heldSlots(clinic.app)).toEqual([]);
    // A cancellation after the move is a second change; a move after the cancellation is refused.
    if (outcomes[0].status === 'rejected') expect(status).toBe('cancelled');
    else expect(['cancelled', 'rescheduled']).toContain(status);
  });

  test('that no feature announced is noticed by the job', async () => {
    const { row, proposal } = await asked();
    await clinic.app.db.update(appointments).set({ status: 'arrived' }).where(eq(appointments.id, row.id));
    expect(await settleProposals(clinic.app)).toBe(1);
    expect(await proposalNow(clinic.app, proposal.id)).toMatchObject({ state: 'withdrawn' });
    expect(await heldSlots(clinic.app)).toEqual([]);
  });
});

describe('the job', () => {
  test('asks once more after a day, with the same link, and lapses at the due time', async () => {
    const { token, mails, proposal } = await asked();
    clinic.clock.set(at('2026-11-24', '08:59'));
    expect(await settleProposals(clinic.app)).toBe(0);
    clinic.clock.set(at('2026-11-24', '09:00'));
    await Promise.all([settleProposals(clinic.app), settleProposals(clinic.app)]);
    clinic.clock.set(at('2026-11-25', '09:00'));
    await settleProposals(clinic.app);
    const all = await mails();
    expect(all).toHaveLength(2);
    expect(all[0]!.subject).toContain('Please answer by Thu 26 Nov 2026, 9:00 am');
    expect(tokenIn(all[0]!.text)).toBe(token);
    clinic.clock.set(proposal.dueAt);
    await settleProposals(clinic.app);
    expect(await proposalNow(clinic.app, proposal.id)).toMatchObject({ state: 'lapsed' });
    expect(await heldSlots(clinic.app)).toEqual([]);
  });

  test('deletes a proposal 90 days after its answer was due', async () => {
    const { proposal } = await asked();
    clinic.clock.set(proposal.dueAt);
    await settleProposals(clinic.app);
    clinic.clock.set(new Date(proposal.dueAt.getTime() + 90 * 86_400_000));
    await settleProposals(clinic.app);
    expect(await proposalNow(clinic.app, proposal.id)).toBeDefined();
    clinic.clock.set(new Date(proposal.dueAt.getTime() + 90 * 86_400_000 + 1));
    await settleProposals(clinic.app);
    expect(await proposalNow(clinic.app, proposal.id)).toBeUndefined();
  });
});

test('a question that is taken back frees the slot, brings the reminders back and tells the patient', async () => {
  const { row, mails, token } = await asked();
  await clinic.app.db.transaction((tx) => withdrawProposal(clinic.app, tx, row));
  expect(await heldSlots(clinic.app)).toEqual([]);
  expect(await clinic.app.db.select().from(appointmentReminders)).toHaveLength(2);
  expect((await mails())[0]!.subject).toContain(`${row.reference} stays on Mon 7 Dec 2026`);
  const view = await viewProposal(clinic.app, nobody, { access: { token }, language: 'en' });
  expect(view).toMatchObject({ state: 'withdrawn', present: { isCancelled: false } });
});

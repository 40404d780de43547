/** A proposed new time as its patient sees it, and the other times that can be chosen. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { listPersons, requirePatient } from '#src/features/patient/persons/persons.server.ts';
import { addDays, atMalaysianTime, formatDateTime, malaysianDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import {
  findBookableDoctor,
  holderOf,
  type AppointmentRow,
  type BookableDoctor,
} from '#src/features/appointments/appointments/appointments.server.ts';
import { limits } from '#src/features/appointments/appointments/appointments.rules.ts';
import { bookingWindow, findSchedules } from '#src/features/appointments/availability/availability.server.ts';
import { slotsOfDay } from '#src/features/appointments/availability/slots.rules.ts';
import { listOpenProposalsOf, type ProposalRow, type ProposalWithRow } from './data/time-proposals.store.server.ts';
import { openProposal, type ProposalAccess } from './proposal-answers.server.ts';
import { isStillAbout, type ProposalState } from './time-proposals.rules.ts';

type Ports = Pick<App, 'db' | 'pool' | 'clock' | 'secrets'>;

export interface ProposalView {
  reference: string;
  /** 'over': the appointment was changed in another way, or the time to answer has passed. */
  state: ProposalState | 'over';
  /** The doctor of the proposed slot. */
  doctor: BookableDoctor;
  hospitalId: number;
  /** The doctor of the appointment, where the proposal is with another doctor. */
  formerDoctor: string | null;
  mode: AppointmentRow['mode'];
  /** The appointment's time when the patient was asked, and its present state. */
  was: string;
  present: { when: string; isCancelled: boolean };
  /** The proposed time. */
  when: string;
  until: string;
}

/** The proposal in words. Throws proposal_unknown (404), also for another's and for a wrong token. */
export async function viewProposal(
  app: Ports,
  actor: Actor,
  { access, language }: { access: ProposalAccess; language: Language },
): Promise<ProposalView> {
  const { proposal, row } = await openProposal(app, actor, access);
  const doctor = (await findBookableDoctor(app.db, { id: proposal.doctorId }))!;
  const former = row.doctorId === proposal.doctorId ? null : await findBookableDoctor(app.db, { id: row.doctorId });
  return {
    reference: row.reference,
    state: stateNow({ proposal, row }, app.clock.now()),
    doctor,
    hospitalId: proposal.hospitalId,
    formerDoctor: former?.name ?? null,
    mode: row.mode,
    was: formatDateTime(proposal.fromStartsAt, language),
    present: { when: formatDateTime(row.startsAt, language), isCancelled: row.status === 'cancelled' },
    when: formatDateTime(proposal.startsAt, language),
    until: formatDateTime(proposal.dueAt, language),
  };
}

function stateNow({ proposal, row }: ProposalWithRow, now: Date): ProposalView['state'] {
  if (proposal.state !== 'proposed') return proposal.state === 'lapsed' ? 'over' : proposal.state;
  return proposal.dueAt > now && isStillAbout(proposal, row) ? 'proposed' : 'over';
}

export interface OtherTimes {
  /** Days with an available slot, 'YYYY-MM-DD'. */
  days: string[];
  day: string | null;
  times: Date[];
}

/**
 * Available slots of the proposed doctor in the same hospital and for the same kind of appointment, on the chosen day.
 */
export async function otherTimes(
  app: Ports,
  actor: Actor,
  { access, day: asked }: { access: ProposalAccess; day: string },
): Promise<OtherTimes> {
  const { proposal, row } = await openProposal(app, actor, access);
  const slots = await availableSlots(app, { ...proposal, mode: row.mode, days: await bookingWindow(app) });
  const days = [...slots.keys()];
  const day = slots.has(asked) ? asked : (days[0] ?? null);
  return { days, day, times: day ? slots.get(day)! : [] };
}

/** A doctor's available slots by day, in one hospital and for one kind of appointment. */
export async function availableSlots(
  app: Pick<App, 'pool' | 'clock'>,
  {
    doctorId,
    hospitalId,
    mode,
    days,
  }: Pick<ProposalRow, 'doctorId' | 'hospitalId'> & {
    mode: AppointmentRow['mode'];
    days: number;
  },
): Promise<Map<string, Date[]>> {
  const now = app.clock.now();
  const today = malaysianDay(now);
  const window = { from: atMalaysianTime(today, '00:00'), to: atMalaysianTime(addDays(today, days), '00:00'), now };
  const schedule = (await findSchedules(app, { doctorIds: [doctorId], ...window })).get(doctorId);
  const byDay = new Map<string, Date[]>();
  if (!schedule?.hasLiveSchedule) return byDay;
  for (let ahead = 0; ahead < days; ahead += 1) {
    const day = addDays(today, ahead);
    const available = slotsOfDay(schedule, day, { now, leadMinutes: limits.leadMinutes, hospitalId, mode })
      .filter(({ freeSeats }) => freeSeats.length > 0)
      .map(({ startsAtMs }) => new Date(startsAtMs));
    if (available.length > 0) byDay.set(day, available);
  }
  return byDay;
}

export interface OwnProposal {
  reference: string;
  doctorName: string;
  startsAt: Date;
  dueAt: Date;
}

/** The actor's open questions, the most urgent first. Throws sign_in (401). */
export async function listOwnProposals(
  app: Pick<App, 'db' | 'clock' | 'secrets'>,
  actor: Actor,
): Promise<OwnProposal[]> {
  const patient = requirePatient(actor);
  const [rows, persons] = await Promise.all([
    listOpenProposalsOf(app.db, { holderHash: holderOf(patient), now: app.clock.now() }),
    listPersons(app, patient),
  ]);
  const hidden = new Set(persons.filter(({ access }) => access === 'ended').map(({ id }) => id));
  return rows
    .filter(({ row }) => !row.personId || !hidden.has(row.personId))
    .map(({ row, proposal, doctorName }) => ({
      reference: row.reference,
      doctorName,
      startsAt: proposal.startsAt,
      dueAt: proposal.dueAt,
    }));
}

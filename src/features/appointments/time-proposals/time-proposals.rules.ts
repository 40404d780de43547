/** Rules of a question about a new time: its states, when the answer is due, and when it is asked once more. */
import { canBecome, type AppointmentState } from '#src/features/appointments/appointments/appointments.rules.ts';

export const proposalStates = ['proposed', 'accepted', 'chosen_another', 'cancelled', 'lapsed', 'withdrawn'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** From each state of a proposal, the states it may become: it is answered once, or it ends without an answer. */
export const proposalTransitions: Record<ProposalState, readonly ProposalState[]> = {
  proposed: ['accepted', 'chosen_another', 'cancelled', 'lapsed', 'withdrawn'],
  accepted: [],
  chosen_another: [],
  cancelled: [],
  lapsed: [],
  withdrawn: [],
};

/** Whether a proposal in `from` may become `to`, by the transition table. */
export function mayBecome(from: ProposalState, to: ProposalState): boolean {
  return proposalTransitions[from].includes(to);
}

/** Why a new time is proposed: the doctor is on leave, the schedule changed, or the front desk asks. */
export const proposalReasons = ['leave', 'schedule', 'front_desk'] as const;
export type ProposalReason = (typeof proposalReasons)[number];

export const proposalLimits = {
  /** Hours that a patient has to answer, unless one of the two times is near. */
  answerHours: 72,
  /** Hours before the earlier of the two times by which the answer is due. */
  clearHours: 24,
  /** Hours that a patient has at least, however near the times are. */
  leastHours: 2,
  /** A time at least this many hours ahead may be suggested for a question, so that the patient has a day to answer. */
  leadHours: 48,
  /** Hours after the question at which an unanswered one is asked once more. */
  remindAfterHours: 24,
  /** Days after its end until a proposal is deleted. */
  storedDays: 90,
} as const;

const hourMs = 3_600_000;

/**
 * When the answer is due: three days after the question, but a day before the earlier of the present and the proposed
 * time, and never sooner than two hours from now. Null when a time is too near to ask: the patient is called instead.
 */
export function answerDueAt({ now, from, to }: { now: Date; from: Date; to: Date }): Date | null {
  const { answerHours, clearHours, leastHours } = proposalLimits;
  const earlierMs = Math.min(from.getTime(), to.getTime());
  const nowMs = now.getTime();
  // There must be an hour between the last moment to answer and the earlier time.
  if (earlierMs < nowMs + (leastHours + 1) * hourMs) return null;
  const clear = Math.max(nowMs + leastHours * hourMs, earlierMs - clearHours * hourMs);
  return new Date(Math.min(nowMs + answerHours * hourMs, clear));
}

/** Whether the question is still about this appointment: it is at the same time and has not ended. */
export function isStillAbout(
  proposal: { fromStartsAt: Date },
  appointment: { status: AppointmentState; startsAt: Date },
): boolean {
  return (
    canBecome(appointment.status, 'rescheduled') && appointment.startsAt.getTime() === proposal.fromStartsAt.getTime()
  );
}

/** Whether an unanswered question is due to be asked once more; not in its last hour. */
export function isReminderDue(
  proposal: { state: ProposalState; createdAt: Date; dueAt: Date; remindedAt: Date | null },
  now: Date,
): boolean {
  return (
    proposal.state === 'proposed' &&
    proposal.remindedAt === null &&
    now.getTime() >= proposal.createdAt.getTime() + proposalLimits.remindAfterHours * hourMs &&
    now.getTime() < proposal.dueAt.getTime() - hourMs
  );
}

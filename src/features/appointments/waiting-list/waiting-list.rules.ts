/**
 * Rules of the waiting list: the states of an entry and of an offer, the limits, and to whom a slot is offered next.
 */
export const waitingStates = ['waiting', 'offered', 'booked', 'left', 'closed'] as const;
export type WaitingState = (typeof waitingStates)[number];

/** From each state of an entry, the states it may become. */
export const waitingTransitions: Record<WaitingState, readonly WaitingState[]> = {
  // A freed slot is offered; the patient leaves; the day passes.
  waiting: ['offered', 'left', 'closed'],
  // Accepted; declined or expired, and the patient stays on the list; left; the day passes.
  offered: ['booked', 'waiting', 'left', 'closed'],
  booked: [],
  left: [],
  closed: [],
};

export const offerStates = ['open', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type OfferState = (typeof offerStates)[number];

/** An offer ends once: by its patient, by expiry, or because the patient left the list. */
export const offerTransitions: Record<OfferState, readonly OfferState[]> = {
  open: ['accepted', 'declined', 'expired', 'withdrawn'],
  accepted: [],
  declined: [],
  expired: [],
  withdrawn: [],
};

/** In these states an entry still waits. */
export const liveStates: readonly WaitingState[] = ['waiting', 'offered'];

/** Whether an entry in `from` may become `to`, by the transition table. */
export function mayBecome(from: WaitingState, to: WaitingState): boolean {
  return waitingTransitions[from].includes(to);
}

export const waitingLimits = {
  /** Lists that one phone may be on at a time. */
  entriesPerPhone: 5,
  /** Days ahead for which one may wait. */
  daysAhead: 366,
  /** Days after its day until an ended entry is deleted. */
  storedDays: 30,
} as const;

export interface InQueue {
  id: string;
  hospitalId: number;
  day: string;
  /** Start times of earlier offers that were not accepted. */
  offered: readonly number[];
}

/** The first in the queue to whom this slot was not offered before. The queue is in order. */
export function nextInQueue<Entry extends InQueue>(
  queue: readonly Entry[],
  time: { hospitalId: number; day: string; startsAtMs: number },
): Entry | undefined {
  return queue.find(
    (entry) =>
      entry.hospitalId === time.hospitalId && entry.day === time.day && !entry.offered.includes(time.startsAtMs),
  );
}

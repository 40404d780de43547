export const waitingStates = ['waiting', 'offered', 'booked', 'left', 'closed'] as const;
export type WaitingState = (typeof waitingStates)[number];

/** From each state of an entry, the states it may become. */
export const waitingTransitions: Record<WaitingState, readonly WaitingState[]> = {
  // A free time is offered; the person leaves; the day passes.
  waiting: ['offered', 'left', 'closed'],
  // Accepted; declined or run out, and the person waits on; left; the day passes.
  offered: ['booked', 'waiting', 'left', 'closed'],
  booked: [],
  left: [],
  closed: [],
};

export const offerStates = ['open', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type OfferState = (typeof offerStates)[number];

/** An offer is answered once: by its person, by the clock, or because the person left the list. */
export const offerTransitions: Record<OfferState, readonly OfferState[]> = {
  open: ['accepted', 'declined', 'expired', 'withdrawn'],
  accepted: [],
  declined: [],
  expired: [],
  withdrawn: [],
};

/** In these states somebody still waits. */
export const liveStates: readonly WaitingState[] = ['waiting', 'offered'];

export function mayBecome(from: WaitingState, to: WaitingState): boolean {
  return waitingTransitions[from].includes(to);
}

export const waitingLimits = {
  /** Lists that one phone may stand on at a time. */
  entriesPerPhone: 5,
  /** Days after its day for which an ended entry is kept. */
  keptDays: 30,
} as const;

export interface InQueue {
  id: string;
  hospitalId: number;
  day: string;
  /** Beginnings of times that were offered before and not taken. */
  offered: readonly number[];
}

/** The first in the queue for this time; nobody is offered the same time twice. The queue is in order. */
export function nextInQueue<Entry extends InQueue>(
  queue: readonly Entry[],
  time: { hospitalId: number; day: string; startsAtMs: number },
): Entry | undefined {
  return queue.find(
    (entry) =>
      entry.hospitalId === time.hospitalId && entry.day === time.day && !entry.offered.includes(time.startsAtMs),
  );
}

import { StateChip, type StateTone } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import { m } from '#src/paraglide/messages.js';
import type { OfferState, WaitingState } from '#src/features/appointments/waiting-list/waiting-list.rules.ts';

const words: Record<WaitingState, () => string> = {
  waiting: m.waiting_desk_state_waiting,
  offered: m.waiting_desk_state_offered,
  booked: m.waiting_desk_state_booked,
  left: m.waiting_desk_state_left,
  closed: m.waiting_desk_state_closed,
};
const tones: Record<WaitingState, StateTone> = {
  waiting: 'waiting',
  offered: 'active',
  booked: 'good',
  left: 'quiet',
  closed: 'quiet',
};
const offers: Record<OfferState, () => string> = {
  open: m.waiting_desk_offer_open,
  accepted: m.waiting_desk_offer_accepted,
  declined: m.waiting_desk_offer_declined,
  expired: m.waiting_desk_offer_expired,
  withdrawn: m.waiting_desk_offer_withdrawn,
};

export function waitingWords(state: WaitingState): string {
  return words[state]();
}

export function offerWords(state: OfferState): string {
  return offers[state]();
}

/** The state of an entry of a waiting list, as the front desk sees it. */
export function WaitingChip({ state, isTakenOff }: { state: WaitingState; isTakenOff: boolean }) {
  return (
    <StateChip tone={tones[state]}>{isTakenOff ? m.waiting_desk_state_taken_off() : waitingWords(state)}</StateChip>
  );
}

import { StateChip, type StateTone } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import { m } from '#src/paraglide/messages.js';
import type { ProposalState } from '#src/features/appointments/time-proposals/time-proposals.rules.ts';

const words: Record<ProposalState, () => string> = {
  proposed: m.new_times_state_proposed,
  accepted: m.new_times_state_accepted,
  chosen_another: m.new_times_state_chosen_another,
  cancelled: m.new_times_state_cancelled,
  lapsed: m.new_times_state_lapsed,
  withdrawn: m.new_times_state_withdrawn,
};
const tones: Record<ProposalState, StateTone> = {
  proposed: 'waiting',
  accepted: 'good',
  chosen_another: 'good',
  cancelled: 'quiet',
  lapsed: 'active',
  withdrawn: 'quiet',
};

export function proposalWords(state: ProposalState): string {
  return words[state]();
}

/** The state of a proposed new time, as the front desk sees it. */
export function ProposalChip({ state }: { state: ProposalState }) {
  return <StateChip tone={tones[state]}>{proposalWords(state)}</StateChip>;
}

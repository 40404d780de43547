import { m } from '#src/paraglide/messages.js';
import { pairStates, type PairState } from '../duplicates/duplicates.rules.ts';

const words: Record<PairState, () => string> = {
  open: m.privacy_pair_state_open,
  apart: m.privacy_pair_state_apart,
};

/** The states of a pair in words. */
export const pairStateWords = {
  of: (state: PairState) => words[state](),
  options: () => pairStates.filter((value) => value !== 'open').map((value) => ({ value, label: words[value]() })),
};

import { m } from '#src/paraglide/messages.js';
import { pairStates, type PairState } from '../duplicates/duplicates.rules.ts';
import type { MergeBlocker, MergeField } from '../duplicates/merge.rules.ts';

const words: Record<PairState, () => string> = {
  open: m.privacy_pair_state_open,
  apart: m.privacy_pair_state_apart,
  proposed: m.privacy_pair_state_proposed,
  merged: m.privacy_pair_state_merged,
};

/** The states of a pair in words. */
export const pairStateWords = {
  of: (state: PairState) => words[state](),
  options: () => pairStates.filter((value) => value !== 'open').map((value) => ({ value, label: words[value]() })),
};

/** The details that staff choose from either account. */
export const mergeFieldWords: Record<MergeField, () => string> = {
  name: m.privacy_full_name,
  dateOfBirth: m.privacy_birth,
  gender: m.privacy_gender,
  identity: m.privacy_merge_identity,
  address: m.privacy_pair_address,
};

/** Why two accounts cannot be merged in their present state. */
export const blockerWords: Record<MergeBlocker, () => string> = {
  staff: m.privacy_merge_blocked_staff,
  address_unproved: m.privacy_merge_blocked_unproved,
  too_many_persons: m.privacy_merge_blocked_persons,
  deletion_open: m.privacy_merge_blocked_deletion,
  both_unpaid: m.privacy_merge_blocked_unpaid,
};

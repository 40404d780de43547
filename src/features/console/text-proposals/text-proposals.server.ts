/**
 * Health texts of records (packages, specialities, centres, services, patient care) become public only in the wording
 * that a registered doctor has approved, and the doctor must not be their author.
 */
export { deleteProposals, findOpenProposal, type ProposalRow } from './data/text-proposals.store.server.ts';
export {
  dropOverruled,
  followTexts,
  judgeTexts,
  mayReturn,
  reviewOf,
  type JudgedTexts,
  type ReviewedKind,
  type StoredRecord,
} from './judged-texts.server.ts';
export {
  fingerprintOf,
  storeFormerReview,
  mayStateReviews,
  proposeTexts,
  reviewInForce,
  shownProposal,
  takeBackImported,
  takeBackTexts,
} from './proposed-texts.server.ts';
export {
  approveProposal,
  countWaitingProposals,
  listWaitingProposals,
  proposalForReview,
  recordOfProposal,
  sendBackProposal,
  type ProposalDecision,
} from './proposal-decisions.server.ts';
export type { ProposalContext } from './proposal-record.server.ts';
export { noteMissing, proposalOutdated, proposalUnknown } from './text-proposals.errors.ts';

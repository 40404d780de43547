/** Proposals of new times: after a change of a doctor's schedule, patients are asked and their answers tracked. */
export { endProposal, proposeTime, withdrawProposal, type ProposedTime } from './ask-patient.server.ts';
export { accept, acceptProposal, cancelByProposal, chooseAnother } from './proposal-answers.server.ts';
export { availableSlots, listOwnProposals, viewProposal, type OwnProposal } from './view-proposal.server.ts';
export { settleProposals } from './settle-proposals.server.ts';
export { deleteEndedProposals, findProposal } from './data/time-proposals.store.server.ts';
export { notAskable, proposalOver, proposalUnknown } from './time-proposals.errors.ts';

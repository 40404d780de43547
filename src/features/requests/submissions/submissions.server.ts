/** Submissions after they were sent: followed by their sender, answered by staff. */
export { deletePastSubmissions, formsDataSubject } from './forms-data-subject.server.ts';
export { addToSubmission } from './submission-additions.server.ts';
export {
  listOwnSubmissions,
  viewFollowed,
  findOwnSubmission,
  valuesOfSubmission,
  wayIn,
  referenceIn,
} from './submission-follow-up.server.ts';
export { escalateLate } from './escalations.server.ts';
export { countLate } from './submission-owners.server.ts';
export { countWaitingForms, listEnquiries, oneKind, type EnquiryRow } from './submission-list.server.ts';

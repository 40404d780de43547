/** Submissions after they were sent: seen by their sender, answered by staff. */
export { deletePastSubmissions, formsDataSubject } from './forms-data-subject.server.ts';
export { addToSubmission } from './follow-up/submission-additions.server.ts';
export {
  listOwnSubmissions,
  viewFollowed,
  findOwnSubmission,
  valuesOfSubmission,
  followUpToken,
  referenceIn,
} from './follow-up/submission-follow-up.server.ts';
export { escalateLate } from './escalation/escalations.server.ts';
export { countLate, mostOverdue } from './handling/submission-owners.server.ts';
export { bulkOfKind } from './handling/submission-bulk.server.ts';
export { submissionColumns } from './handling/submission-columns.ts';
export {
  countSentForms,
  countWaitingForms,
  listEnquiries,
  oldestWaitingForm,
  oneKind,
  type EnquiryRow,
} from './handling/submission-list.server.ts';

/** Submissions after they were sent: seen by their sender, answered by staff. */
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
export { countLate, mostOverdue } from './submission-owners.server.ts';
export { bulkOfKind } from './submission-bulk.server.ts';
export { submissionColumns } from './submission-columns.ts';
export {
  countSentForms,
  countWaitingForms,
  listEnquiries,
  oldestWaitingForm,
  oneKind,
  type EnquiryRow,
} from './submission-list.server.ts';

/**
 * The privacy office: patients are found with a reason, requests and breaches are answered within the deadlines of the
 * law.
 */
export { deletePastBreaches } from './breaches.server.ts';
export { deletePastLookUps, deletePastRequests } from './data/privacy-requests.store.server.ts';
export { countPrivacyWork, oldestBreach, oldestPrivacyRequest } from './privacy-office-counts.server.ts';
export { privacyRequestsDataSubject } from './requests-data-subject.server.ts';
export { duplicatesDataSubject } from './duplicates/duplicates-data-subject.server.ts';
export { closeMerges, followMerges } from './duplicates/merge-undo.server.ts';
export { findDuplicatePatients } from './duplicates/find-duplicates.server.ts';

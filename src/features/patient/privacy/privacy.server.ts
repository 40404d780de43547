/** The patient's data rights: consent, export, erasure, and the list of accesses. */
export { collectPatientData, eraseAccountData } from './data-requests.server.ts';
export { stopMarketingIn, withdrawConsentIn } from './consent.server.ts';
export { listAccesses } from './data/data-requests.store.server.ts';
export { accessDataSubject, accountDataSubject } from './profile-data-subject.server.ts';

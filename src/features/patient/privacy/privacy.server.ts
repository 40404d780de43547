/** The patient's data rights: consent, export, erasure, and the list of accesses. */
export { guessLimit } from './data-requests.server.ts';
export { accessDataSubject, accountDataSubject } from './profile-data-subject.server.ts';

/** What a patient can do with the data that the group holds: consent, export, erasure, the record of accesses. */
export { guessLimit } from './data-requests.server.ts';
export { accessDataSubject, accountDataSubject } from './profile-data-subject.server.ts';

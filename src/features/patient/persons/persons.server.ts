/** The persons of an account: the patient and the dependants, with identity numbers under encryption. */
export { addDependant, changePerson, changePersonIn, removePerson, renewAccess } from './change-persons.server.ts';
export {
  idMaskOf,
  openBirthDate,
  sealPerson,
  checkIdentity,
  identityHash,
  openIdNumber,
  type CheckedIdentity,
} from './identity-number.server.ts';
export { signInNeeded, personFieldTexts, personInvalid, accessEnded } from './persons.errors.ts';
export {
  choosePerson,
  findOwnIdentity,
  identityToSend,
  listChoosablePersons,
  listPersons,
  requirePatient,
  revealIdNumber,
  viewPerson,
  type PersonView,
} from './view-persons.server.ts';
export { listPersonRows } from './data/persons.store.server.ts';

/** The persons of an account: the patient and the dependants, with identity numbers under encryption. */
export {
  choosePerson,
  listChoosablePersons,
  listPersons,
  addDependant,
  requirePatient,
  findOwnIdentity,
  changePersonIn,
  changePerson,
  viewPerson,
  renewAccess,
  revealIdNumber,
  removePerson,
  identityToSend,
  type PersonView,
} from './change-persons.server.ts';
export {
  idMaskOf,
  openBirthDate,
  sealPerson,
  checkIdentity,
  openIdNumber,
  type CheckedIdentity,
} from './identity-number.server.ts';
export { signInNeeded, personFieldTexts, personInvalid, accessEnded } from './persons.errors.ts';

/** Roles of staff: their actions, and in which hospitals. */
export {
  findNameOf,
  listHospitalNames,
  countOtherAdministrators,
  lockMembership,
  isMemberByEmail,
  findPerson,
  listPeople,
  removeMembership,
  replaceRoleAssignments,
  saveMember,
  type PersonRow,
} from './data/staff.store.server.ts';
export { isStaffMember } from './staff-members.server.ts';
export {
  forbidden,
  administratorExists,
  emailInvalid,
  alreadyMember,
  invitationOver,
  personUnknown,
  roleAssignmentsMissing,
  roleAssignmentOutside,
  lastAdministrator,
  ownRoleAssignments,
  nameMissing,
  passwordOfAccount,
  passkeyUnknown,
  alreadySettled,
  reasonMissing,
} from './staff.errors.ts';

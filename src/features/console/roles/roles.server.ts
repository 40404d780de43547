/** Roles of staff: their actions, and in which hospitals. */
export {
  findNameOf,
  listHospitalIds,
  listHospitalNames,
  countOtherAdministrators,
  lockMembership,
  isMemberByEmail,
  findPerson,
  listPeople,
  removeMembership,
  replaceRoleAssignments,
  saveManagedMember,
  saveMember,
  type PersonRow,
} from './data/staff.store.server.ts';
export {
  listRoleHolders,
  listStaffByEmail,
  listStaffRecipients,
  type StaffRecipient,
} from './data/staff-recipients.store.server.ts';
export { findReviewer, type RegisteredReviewer } from './data/registered-reviewers.store.server.ts';
export { keepKnownRoles, listOwnRoles, type OwnRoleRow } from './data/own-roles.store.server.ts';
export {
  addRole,
  changeOwnRole,
  createOwnRole,
  deleteUnusedRole,
  listRoles,
  removeOwnRole,
  replaceRole,
  restoreOwnRole,
  viewOwnRole,
  type ListedRole,
} from './own-roles.server.ts';
export { isStaffMember, mayUseOwnCredential } from './staff-members.server.ts';
export { forbidden, invitationOver } from './staff.errors.ts';

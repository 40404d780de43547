/** Staff of the console: invitations, role assignments, the first administrator. */
export { useInvitation, deleteEndedInvitations } from './data/invitations.store.server.ts';
export { hasAdministrator, inviteAdministrator } from './first-administrator.server.ts';
export { readInvitation, inviteMember, withdrawInvitation } from './invitations.server.ts';
export {
  listStaffForImport,
  takeBackInvited,
  writeImportedPerson,
  type ImportedPerson,
} from './people-import.server.ts';
export { changeRoleAssignments } from './role-changes.server.ts';
export { listPeople, peopleShape, listInvitations, removeMember, unlockMember } from './staff-people.server.ts';

/** Staff of the console: invitations, role assignments, the first administrator. */
export { useInvitation, deleteEndedInvitations } from './data/invitations.store.server.ts';
export { hasAdministrator, inviteAdministrator } from './first-administrator.server.ts';
export { readInvitation, inviteMember, withdrawInvitation } from './invitations.server.ts';
export {
  listPeople,
  peopleShape,
  changeRoleAssignments,
  listInvitations,
  removeMember,
  unlockMember,
} from './staff-people.server.ts';

import { Failure, fieldConflict, fieldInvalid } from '#src/shared/failure.ts';
import { m } from '#src/paraglide/messages.js';

/** Also for a session that the actor may not see: nobody learns that it exists. */
export const sessionUnknown = () =>
  new Failure({ status: 404, code: 'session_unknown', text: m.staff_error_session_unknown });
export const personUnknown = () =>
  new Failure({ status: 404, code: 'person_unknown', text: m.staff_error_person_unknown });
export const ownRoleAssignments = () =>
  new Failure({ status: 409, code: 'own_role_assignments', text: m.staff_error_own_role_assignments });
export const administratorExists = () =>
  new Failure({ status: 409, code: 'administrator_exists', text: m.staff_error_administrator_exists });
export const lastAdministrator = () =>
  new Failure({ status: 409, code: 'last_administrator', text: m.staff_error_last_administrator });
export const managedByProvider = () =>
  new Failure({ status: 409, code: 'managed_by_provider', text: m.staff_error_managed });
/** Only the members themselves change their names. */
export const personNameKept = () => fieldInvalid('name_kept', 'name', m.staff_error_name_kept);
export const personNameMissing = () => fieldInvalid('name_missing', 'name', m.staff_error_person_name);
export const alreadyMember = () => fieldConflict('already_member', 'email', m.staff_error_already_member);
export const emailInvalid = () => fieldInvalid('email_invalid', 'email', m.staff_error_email);
export const roleAssignmentsMissing = () =>
  fieldInvalid('role_assignments_missing', 'roleAssignments', m.staff_error_role_assignments_missing);
export const roleAssignmentOutside = () =>
  fieldInvalid('role_assignment_outside', 'roleAssignments', m.staff_error_role_assignment_outside);
export const roleAssignmentOutsideRights = () =>
  fieldInvalid('role_assignment_outside_rights', 'roleAssignments', m.roles_error_outside_rights);

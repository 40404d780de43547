import { m } from '#src/paraglide/messages.js';
import { Failure, fieldConflict, fieldInvalid } from '#src/shared/failure.ts';

/** Signed in, but not allowed. */
export function forbidden(): Failure {
  return new Failure({ status: 403, code: 'forbidden', text: m.staff_error_forbidden });
}

export const ownRoleUnknown = () => new Failure({ status: 404, code: 'role_unknown', text: m.errors_not_found });
/** Another person has saved meanwhile: that change is not overwritten. */
export const ownRoleChangedMeanwhile = () =>
  new Failure({ status: 409, code: 'role_changed_meanwhile', text: m.roles_error_meanwhile });
export const ownRoleNameInvalid = () => fieldInvalid('role_name_invalid', 'name', m.roles_error_name);
export const ownRoleNameTaken = () => fieldConflict('role_name_taken', 'name', m.roles_error_taken);
export const ownRoleKeyTaken = () => fieldConflict('role_key_taken', 'key', m.roles_error_key);
export const ownRolePermissionsMissing = () =>
  fieldInvalid('role_permissions_missing', 'permissions', m.roles_error_permissions);
export const ownRolePermissionsExtra = () =>
  fieldInvalid('role_permissions_outside_rights', 'permissions', m.roles_error_outside_rights);
export const ownRolesTooMany = () => new Failure({ status: 409, code: 'roles_too_many', text: m.roles_error_many });
/** Unknown, used, withdrawn or older than three days: the same answer for all. */
export const invitationOver = () => fieldInvalid('invitation_over', 'token', m.staff_error_invitation_over);

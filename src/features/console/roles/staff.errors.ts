import { m } from '#src/paraglide/messages.js';
import { Failure, fieldConflict, fieldInvalid } from '#src/shared/failure.ts';

/** Signed in, but not allowed. */
export function forbidden(): Failure {
  return new Failure({ status: 403, code: 'forbidden', text: m.staff_error_forbidden });
}

export const passkeyUnknown = () => new Failure({ status: 404, code: 'passkey_unknown', text: m.errors_not_found });
/** Also for a session out of reach: nobody learns that it exists. */
export const sessionUnknown = () =>
  new Failure({ status: 404, code: 'session_unknown', text: m.staff_error_session_unknown });
export const personUnknown = () =>
  new Failure({ status: 404, code: 'person_unknown', text: m.staff_error_person_unknown });
export const ownRoleAssignments = () =>
  new Failure({ status: 409, code: 'own_duties', text: m.staff_error_own_duties });
export const administratorExists = () =>
  new Failure({ status: 409, code: 'administrator_exists', text: m.staff_error_administrator_exists });
export const lastAdministrator = () =>
  new Failure({ status: 409, code: 'last_administrator', text: m.staff_error_last_administrator });
export const managedByProvider = () =>
  new Failure({ status: 409, code: 'managed_by_provider', text: m.staff_error_managed });
/** A member's own name: nobody else changes it. */
export const personNameKept = () => fieldInvalid('name_kept', 'name', m.staff_error_name_kept);
export const personNameMissing = () => fieldInvalid('name_missing', 'name', m.staff_error_person_name);
export const alreadyMember = () => fieldConflict('already_member', 'email', m.staff_error_already_member);
export const emailInvalid = () => fieldInvalid('email_invalid', 'email', m.staff_error_email);
export const roleAssignmentsMissing = () => fieldInvalid('duties_missing', 'duties', m.staff_error_duties_missing);
export const roleAssignmentOutside = () => fieldInvalid('duty_outside', 'duties', m.staff_error_duty_outside);
export const roleAssignmentBeyond = () => fieldInvalid('duty_beyond', 'duties', m.roles_error_beyond);
export const ownRoleUnknown = () => new Failure({ status: 404, code: 'role_unknown', text: m.errors_not_found });
/** Another person has saved meanwhile: that change is not overwritten. */
export const ownRoleChangedMeanwhile = () =>
  new Failure({ status: 409, code: 'role_changed_meanwhile', text: m.roles_error_meanwhile });
export const ownRoleNameInvalid = () => fieldInvalid('role_name_invalid', 'name', m.roles_error_name);
export const ownRoleNameTaken = () => fieldConflict('role_name_taken', 'name', m.roles_error_taken);
export const ownRoleKeyTaken = () => fieldConflict('role_key_taken', 'key', m.roles_error_key);
export const ownRolePermissionsMissing = () =>
  fieldInvalid('role_permissions_missing', 'permissions', m.roles_error_permissions);
export const ownRolePermissionsBeyond = () =>
  fieldInvalid('role_permissions_beyond', 'permissions', m.roles_error_beyond);
export const ownRolesTooMany = () => new Failure({ status: 409, code: 'roles_too_many', text: m.roles_error_many });
export const alreadySettled = () =>
  new Failure({ status: 409, code: 'already_settled', text: m.staff_error_already_settled });
export const reasonMissing = () => fieldInvalid('reason_missing', 'reason', m.staff_error_reason);
export const nameMissing = () => fieldInvalid('name_missing', 'name', m.staff_error_name);
/** Only the reader of the invitation learns that the address has an account. */
export const passwordOfAccount = () =>
  fieldInvalid('password_of_account', 'password', m.staff_error_password_of_account);
/** Unknown, used, withdrawn or older than three days: the same answer for all. */
export const invitationOver = () => fieldInvalid('invitation_over', 'token', m.staff_error_invitation_over);

/**
 * Staff sign-in: accepting an invitation, password or passkey, and the second factor, which every member of staff
 * needs.
 */
export { acceptInvitation } from './joining.server.ts';

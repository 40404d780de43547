/** PROMISE console/staff-sign-in */
export { acceptInvitation } from './joining.server.ts';

/** Sessions: who is signed in on which device, until when, and the drafts of forms. */
export {
  insertPending,
  deletePending,
  findPending,
  tryPending,
  type PendingSignIn,
} from './data/pending-sign-ins.store.server.ts';
export { rememberDevice, readDeviceCookie } from './device-cookies.server.ts';
export { storeDraft, takeDraft, saveExpiredForm } from './drafts.server.ts';
export {
  endSession,
  endSessions,
  listDevices,
  openSession,
  signOut,
  findSignedIn,
  type NewSession,
  type OpenedSession,
} from './session.server.ts';
export { revokeSession as revokeStaffSession } from './data/sessions.store.server.ts';
export { endRevokedSessions } from './revoked-sessions.server.ts';
export {
  deleteEndedSessions,
  deleteKnownDevices,
  deleteOldDrafts,
  deletePendingSignIns,
} from './data/retention.store.server.ts';

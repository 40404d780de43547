/** The patient's own pages: details, address, history, and open tasks. */
export { findAccountRow, updateAccountRow } from './data/profile.store.server.ts';
export { profileInvalid } from './profile.errors.ts';
export { viewConsent } from './consent-state.server.ts';

/** Accounts: registered people, their consents, and whether their address is verified. */
export {
  identityUnavailable,
  passkeyInvalid,
  passwordTooShort,
  invalidCredential,
  addressNotVerified,
} from './accounts.errors.ts';
export { clearGuesses, countGuess, giveBackGuess } from './attempt-limits.server.ts';
export { isCurrentNotice, hasConsent, recordConsent, lastConsent } from './consents.server.ts';
export {
  findAccountById,
  findAccountByEmail,
  listIdentities,
  lockAddress,
  updateAccount,
  findAccountOfIdentity,
  mergedEmailEnd,
  listAccountsByPhone,
  type AccountRow,
} from './data/accounts.store.server.ts';
export { deleteSyncsOfErased } from './data/profile-sync.store.server.ts';
export { listConsents } from './data/consents.store.server.ts';
export {
  findAccount,
  accountOfIdentity,
  emailHashOf,
  findAccountOfAddress,
  accountSummary,
  type AccountSummary,
} from './open-account.server.ts';
export {
  discardUndelivered,
  listUndelivered,
  retryUndelivered,
  queueProfileSync,
  withdrawProfile,
  eraseProfile,
  type SyncOutcome,
} from './profile-sync.server.ts';
export { proveAddress, type EndSessions } from './prove-address.server.ts';
export { maskedEmail } from './masked-email.rules.ts';
export { checkPassword, registerAccount } from './registration.server.ts';
export { readVerificationCode } from './verification-code.server.ts';
export { noteCredentialChange, type CredentialChange } from './credential-notice.server.ts';

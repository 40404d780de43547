/**
 * Credentials of an account: password, passkeys, second factor, phone and mail address, and reauthentication for
 * their changes.
 */
export {
  changeCredential,
  requireReauthentication,
  isReauthenticated,
  type JustSignedIn,
} from './credential-changes.server.ts';
export { confirmEmailChange, requestEmailChange } from './email-change.server.ts';
export { startPasskeySignIn, accountOfPasskey, ownerOfPasskey } from './passkeys/passkey-sign-in.server.ts';
export { addPasskey, listOwnPasskeys, removePasskey, startPasskey } from './passkeys/passkeys.server.ts';
export {
  replaceUnprovedPassword,
  changePassword,
  checkPresentPassword,
  isOwnPassword,
  requestPasswordReset,
  requestResetByPhone,
  resetPassword,
  resetPasswordByPhone,
} from './password.server.ts';
export { confirmPhone } from './phone.server.ts';
export {
  proofMethods,
  proveOwner,
  mailOwnerCode,
  type OwnerProof,
  type ProofMethod,
} from './reauthentication.server.ts';
export {
  confirmSecondFactor,
  startSecondFactor,
  secondFactorState,
  removeSecondFactor,
  renewRecoveryCodes,
  guessSecondFactor,
} from './second-factor.server.ts';
export { signInMethodsOf, type SignInMethod } from './sign-in-methods.server.ts';
export { spendOnce } from './spend-once.server.ts';
export { verifyAddress } from './verify-address.server.ts';
export { deleteSpentChallenges } from './data/passkeys.store.server.ts';

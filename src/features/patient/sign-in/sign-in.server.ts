/** Sign-in by password, passkey, provider or code, the second factor, and registration. */
export type { SignInAnswer } from './steps/open-sign-in.server.ts';
export { withProof, askToReauthenticate } from './steps/reauthentication-step.server.ts';
export { completeSecondFactor, findPendingSignIn, finishAfterSetUp } from './steps/second-factor-step.server.ts';
export { signInWithPassword, signInWithPasskey, signInWithIdentity } from './methods/sign-in-by-proof.server.ts';
export { clientOf } from './sign-in-pages.server.ts';
export { commonCookies, pendingCookie, renewedSessionCookie } from './sign-in-responses.server.ts';

/** Sign-in by password, passkey, provider or code, the second factor, and registration. */
export type { SignInAnswer } from './open-sign-in.server.ts';
export { withProof, askToReauthenticate } from './reauthentication-step.server.ts';
export { completeSecondFactor, findPendingSignIn, finishAfterSetUp } from './second-factor-step.server.ts';
export { signInWithPassword, signInWithPasskey, signInWithIdentity } from './sign-in-by-proof.server.ts';
export { clientOf } from './sign-in-pages.server.ts';
export { commonCookies, pendingCookie, renewedSessionCookie } from './sign-in-responses.server.ts';

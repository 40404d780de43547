/** Google and Facebook by Firebase's own script, which is loaded only where a Firebase project is configured. */
import { m } from '#src/paraglide/messages.js';
import { forgetRedirect, noteRedirect } from './firebase-redirect.ts';
import { firebaseWords } from './firebase-words.ts';
import { exchange, messageOf, type Outcome } from './sign-in-flow.ts';

export interface FirebaseClient {
  projectId: string;
  apiKey: string;
  authDomain: string;
}

/** The visitor closed the pop-up, or opened another: not a failure. */
const silent = new Set(['auth/popup-closed-by-user', 'auth/cancelled-popup-request']);
const redirected = new Set(['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment']);

export async function signInByFirebase(client: FirebaseClient, provider: 'google' | 'facebook'): Promise<Outcome> {
  try {
    const [
      { initializeApp, getApps },
      { FacebookAuthProvider, getAuth, GoogleAuthProvider, signInWithPopup, signInWithRedirect },
    ] = await Promise.all([import('firebase/app'), import('firebase/auth')]);
    const auth = getAuth(getApps()[0] ?? initializeApp(client));
    const who = provider === 'google' ? new GoogleAuthProvider() : new FacebookAuthProvider();
    const { user } = await signInWithPopup(auth, who).catch((error: { code?: string }) => {
      if (!redirected.has(error.code ?? '')) throw error;
      noteRedirect();
      return signInWithRedirect(auth, who);
    });
    return await exchange(user.email, await user.getIdToken());
  } catch (error) {
    return troubleOf(error);
  }
}

/** Back from the provider by the whole page, where pop-ups do not work: the same exchange follows. */
export async function finishByFirebase(client: FirebaseClient): Promise<Outcome> {
  forgetRedirect();
  try {
    const [{ initializeApp, getApps }, { getAuth, getRedirectResult }] = await Promise.all([
      import('firebase/app'),
      import('firebase/auth'),
    ]);
    const result = await getRedirectResult(getAuth(getApps()[0] ?? initializeApp(client)));
    return result ? await exchange(result.user.email, await result.user.getIdToken()) : {};
  } catch (error) {
    return troubleOf(error);
  }
}

function troubleOf(error: unknown): Outcome {
  const code = (error as { code?: string }).code ?? '';
  if (silent.has(code)) return {};
  return {
    trouble: { title: 'Oops...', message: firebaseWords(code) ?? (messageOf(error) || m.session_error_social()) },
  };
}

/** Google and Facebook by Firebase's own script, loaded only where a Firebase project is configured. */
import type { Auth, User } from '@firebase/auth';
import { m } from '#src/paraglide/messages.js';
import { forgetRedirect, noteRedirect } from './firebase-redirect.ts';
import { firebaseWords } from './firebase-words.ts';
import { exchange, messageOf, type Outcome } from '../sign-in-flow.ts';

export interface FirebaseClient {
  projectId: string;
  apiKey: string;
  authDomain: string;
}

/** The visitor closed the pop-up, or opened another: not a failure. */
const silent = new Set(['auth/popup-closed-by-user', 'auth/cancelled-popup-request']);
const redirected = new Set(['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment']);

/** Signs in with Google or Facebook by a pop-up, or by a redirect where pop-ups are blocked. */
export async function signInByFirebase(client: FirebaseClient, provider: 'google' | 'facebook'): Promise<Outcome> {
  try {
    const { auth, library } = await openFirebase(client);
    const { FacebookAuthProvider, GoogleAuthProvider, signInWithPopup, signInWithRedirect } = library;
    const who = provider === 'google' ? new GoogleAuthProvider() : new FacebookAuthProvider();
    const { user } = await signInWithPopup(auth, who).catch((error: { code?: string }) => {
      if (!redirected.has(error.code ?? '')) throw error;
      noteRedirect();
      return signInWithRedirect(auth, who);
    });
    return await exchangeOnce(auth, library, user);
  } catch (error) {
    return troubleOf(error);
  }
}

/** The return from the provider where the whole page was redirected: the same exchange follows. */
export async function finishByFirebase(client: FirebaseClient): Promise<Outcome> {
  forgetRedirect();
  try {
    const { auth, library } = await openFirebase(client);
    const result = await library.getRedirectResult(auth);
    return result ? await exchangeOnce(auth, library, result.user) : {};
  } catch (error) {
    return troubleOf(error);
  }
}

type Library = typeof import('@firebase/auth');

/** Firebase's own session is kept in memory alone: the session of this site is a cookie that scripts cannot read. */
async function openFirebase(client: FirebaseClient): Promise<{ auth: Auth; library: Library }> {
  const [{ initializeApp, getApps }, library] = await Promise.all([import('@firebase/app'), import('@firebase/auth')]);
  const [known] = getApps();
  const auth = known
    ? library.getAuth(known)
    : library.initializeAuth(initializeApp(client), {
        persistence: library.inMemoryPersistence,
        popupRedirectResolver: library.browserPopupRedirectResolver,
      });
  return { auth, library };
}

/** Exchanges the token once; then signs out of Firebase, whatever the result. */
async function exchangeOnce(auth: Auth, library: Library, user: User): Promise<Outcome> {
  try {
    return await exchange(user.email, await user.getIdToken());
  } finally {
    await library.signOut(auth);
  }
}

function troubleOf(error: unknown): Outcome {
  const code = (error as { code?: string }).code ?? '';
  if (silent.has(code)) return {};
  return {
    trouble: { title: 'Oops...', message: firebaseWords(code) ?? (messageOf(error) || m.session_error_social()) },
  };
}

/** Sign-in by scripts: the specification's calls, stored values and reloads. */
import { m } from '#src/paraglide/messages.js';
import { sessionCall, type SessionResponse } from '#src/features/patient/sessions/ui/session-api.ts';
import { rememberAccount } from '#src/features/patient/sessions/ui/session-storage.ts';

export interface Trouble {
  /** The dialog's title: 'Login' for email, 'Oops...' for pop-ups. */
  title: string;
  message: string;
}

export interface Outcome {
  trouble?: Trouble;
  fields?: Record<string, string>;
  isSignedIn?: boolean;
}

/** The page reloads after this delay, so that the visitor sees the success. */
const reloadAfterMs = { email: 1_000, popup: 1_500 } as const;

/** Signs in by email and password. */
export async function signInByEmail(email: string, password: string): Promise<Outcome> {
  try {
    return await settle(await sessionCall('auth/login', { email, password }), 'email', 'Login');
  } catch (error) {
    return { trouble: { title: 'Login', message: messageOf(error) } };
  }
}

/**
 * The single-sign-on call with the identity provider's token. Its refusals appear in the Login dialog; those of the
 * pop-up itself do not.
 */
export async function exchange(email: string | null, token: string): Promise<Outcome> {
  try {
    return await settle(
      await sessionCall('auth/firebase_login', { token, ...(email ? { email } : {}) }),
      'popup',
      'Login',
    );
  } catch (error) {
    return { trouble: { title: 'Login', message: messageOf(error) } };
  }
}

/** Handles the answer of a sign-in call: stored and reloaded, the second factor, or the message of its refusal. */
export async function settle(
  answer: SessionResponse,
  way: keyof typeof reloadAfterMs,
  title: string,
): Promise<Outcome> {
  if (answer.status && answer.second_factor) {
    location.assign(`${prefix()}/two-factor${location.search}`);
    return {};
  }
  if (answer.status && answer.token && answer.account) {
    rememberAccount(answer.token, answer.account);
    setTimeout(() => location.reload(), reloadAfterMs[way]);
    return { isSignedIn: true };
  }
  if (answer.errors)
    return {
      fields: Object.fromEntries(Object.entries(answer.errors).map(([name, messages]) => [name, messages[0] ?? ''])),
    };
  return { trouble: { title, message: answer.message ?? m.session_error_login() } };
}

/** The error's message for the visitor; a general one where the browser's own would not help. */
export function messageOf(error: unknown): string {
  // The browser's own message for a lost connection is not helpful.
  return error instanceof Error &&
    error.message &&
    !['TypeError', 'TimeoutError', 'SyntaxError', 'AbortError'].includes(error.name)
    ? error.message
    : m.session_error_login();
}

function prefix(): string {
  const language = document.documentElement.dataset['language'];
  return language && language !== 'en' ? `/${language}` : '';
}

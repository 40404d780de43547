import { sessionCall } from '#src/features/patient/sessions/ui/session-api.ts';
import { messageOf, settle, type Outcome } from './sign-in-flow.ts';

/** Sign-in by the device's own lock. Given up by the visitor, it says nothing. */
export async function signInByPasskey(): Promise<Outcome> {
  try {
    const [{ startAuthentication }, { data }] = await Promise.all([
      import('@simplewebauthn/browser'),
      sessionCall('auth/passkey_options', {}),
    ]);
    const { options, ceremony } = data as {
      options: Parameters<typeof startAuthentication>[0]['optionsJSON'];
      ceremony: string;
    };
    const response = await startAuthentication({ optionsJSON: options });
    return await settle(await sessionCall('auth/passkey_login', { ceremony, response }), 'email', 'Login');
  } catch (error) {
    if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return {};
    return { trouble: { title: 'Login', message: messageOf(error) } };
  }
}

import { sessionCall } from '#src/features/patient/sessions/ui/session-api.ts';
import { messageOf, settle, type Outcome } from '../sign-in-flow.ts';

/** Signs in by a passkey. Cancelled by the visitor, it shows nothing. */
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

/** The state of one sign-in at the provider: signed for this browser, valid for ten minutes and once. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Guest } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { AuthorizationRequest } from '#src/platform/staff-provider/staff-provider.ts';
import { spendOnce } from '#src/features/patient/credentials/credentials.server.ts';

const stateMs = 10 * 60_000;

/** A new request. `next` is the requested page of the console, with its language. */
export function newAuthorizationRequest(
  app: Pick<App, 'config' | 'random' | 'clock'>,
  guest: Guest,
  next: string,
): AuthorizationRequest {
  const expiresAt = (app.clock.now().getTime() + stateMs).toString(36);
  const claim = [app.random.token(), expiresAt, Buffer.from(next).toString('base64url')].join('.');
  return requestOf(app, `${claim}.${signature(app, guest, claim)}`);
}

/** The request of a state that came back for the first time, and to the browser that began it; otherwise null. */
export async function takeAuthorizationRequest(
  app: Pick<App, 'db' | 'config' | 'clock'>,
  guest: Guest | null,
  state: string,
): Promise<{ request: AuthorizationRequest; next: string } | null> {
  const [random, expiresAt = '', next = '', presented = '', ...more] = state.split('.');
  if (!guest || more.length > 0 || state.length > 4_000) return null;
  const claim = [random, expiresAt, next].join('.');
  const expected = Buffer.from(signature(app, guest, claim));
  const signed = Buffer.from(presented);
  if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return null;
  const until = new Date(Number.parseInt(expiresAt, 36));
  if (until <= app.clock.now() || !(await spendOnce(app, { value: state, until }))) return null;
  return { request: requestOf(app, state), next: Buffer.from(next, 'base64url').toString() };
}

/** PKCE's verifier and the nonce are derived from the state with a key of the server, so that nothing is stored. */
function requestOf({ config }: Pick<App, 'config'>, state: string): AuthorizationRequest {
  const derived = (use: string) =>
    createHmac('sha256', `staff provider ${use} ${config.secretKey}`).update(state).digest('base64url');
  return { state, nonce: derived('nonce'), verifier: derived('pkce') };
}

function signature({ config }: Pick<App, 'config'>, guest: Guest, claim: string): string {
  return createHmac('sha256', `staff provider state ${config.secretKey}`)
    .update(`${guest.tokenHash} ${claim}`)
    .digest('base64url');
}

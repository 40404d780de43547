/**
 * Google and Facebook: the redirect with a state that only this browser can bring back, and the return with the
 * identity.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Guest } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { spendOnce } from '#src/features/patient/credentials/credentials.server.ts';
import { storeSocialProof } from '#src/platform/identity/embedded/social-proof.store.server.ts';
import { IdentityError, type SocialProvider, type VerifiedIdentity } from '#src/platform/identity/identity-provider.ts';
import { nextPage } from '../next-page.rules.ts';
import { providerMinutes } from '../sign-in.rules.ts';

export interface SocialVisit {
  provider: SocialProvider;
  /**
   * The name of the channel on which the page that opened a pop-up listens. Null when the whole page was redirected.
   */
  popup: string | null;
  next: string;
}

/** Lifetime of a state. */

/**
 * The provider's address for the visitor. The state contains the return page and is signed for this guest and this
 * provider.
 */
export async function socialAddress(
  app: Pick<App, 'config' | 'random' | 'clock' | 'social'>,
  guest: Guest,
  visit: SocialVisit,
): Promise<string> {
  const expiresAt = (app.clock.now().getTime() + providerMinutes * 60_000).toString(36);
  const next = Buffer.from(visit.next).toString('base64url');
  const claim = [app.random.token(), expiresAt, visit.popup ?? '', next].join('.');
  return app.social.addressOf(visit.provider, `${claim}.${signature(app, guest, { provider: visit.provider, claim })}`);
}

/**
 * The content of the state if it is this guest's, at most ten minutes old and returned for the first time; else null:
 * an answer that another browser began, or that was used before, is refused.
 */
export async function takeState(
  app: Pick<App, 'db' | 'config' | 'clock'>,
  guest: Guest | null,
  { provider, state }: { provider: SocialProvider; state: string },
): Promise<Omit<SocialVisit, 'provider'> | null> {
  const parts = state.split('.');
  const [random, expiresAt = '', popup = '', next = '', presented = ''] = parts;
  if (!guest || parts.length !== 5) return null;
  const claim = [random, expiresAt, popup, next].join('.');
  const expected = Buffer.from(signature(app, guest, { provider, claim }));
  const signed = Buffer.from(presented);
  if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return null;
  const until = new Date(Number.parseInt(expiresAt, 36));
  if (until <= app.clock.now() || !(await spendOnce(app, { value: state, until }))) return null;
  return { popup: popup || null, next: nextPage(Buffer.from(next, 'base64url').toString()) };
}

/** The identity, or why there is none: 'cancelled' is the visitor's own choice and not shown as a failure. */
export async function finishSocial(
  app: Pick<App, 'social'>,
  provider: SocialProvider,
  answer: URLSearchParams,
): Promise<{ identity: VerifiedIdentity } | { refusal: 'cancelled' | 'failed' }> {
  if (answer.get('error')) return { refusal: /denied|cancel/.test(answer.get('error')!) ? 'cancelled' : 'failed' };
  try {
    return { identity: await app.social.finish(provider, answer) };
  } catch (error) {
    if (error instanceof IdentityError) return { refusal: 'failed' };
    throw error;
  }
}

/**
 * The token that the pop-up passes to the page that opened it, for the single-sign-on call: two minutes, once, in
 * this browser.
 */
export function socialToken(
  app: Pick<App, 'db' | 'random' | 'clock' | 'secrets'>,
  guest: Guest,
  identity: VerifiedIdentity,
): Promise<string> {
  return storeSocialProof(app, identity, guest.tokenHash);
}

/** Whether a path segment names a provider. */
export function isSocialProvider(name: string | undefined): name is SocialProvider {
  return name === 'google' || name === 'facebook';
}

function signature(
  { config }: Pick<App, 'config'>,
  guest: Guest,
  { provider, claim }: { provider: SocialProvider; claim: string },
): string {
  return createHmac('sha256', `social ${config.secretKey}`)
    .update(`${guest.tokenHash} ${provider} ${claim}`)
    .digest('base64url');
}

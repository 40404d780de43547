/** Google and Facebook: there with a state that only this browser can bring back, and back with who somebody is. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Guest } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { spendOnce } from '#src/features/patient/credentials/credentials.server.ts';
import { keepSocialProof } from '#src/platform/identity/embedded/social-proof.store.server.ts';
import { IdentityError, type SocialProvider, type VerifiedIdentity } from '#src/platform/identity/identity-provider.ts';
import { nextPage } from './next-page.rules.ts';

export interface SocialVisit {
  provider: SocialProvider;
  /** Of the page that opened a pop-up: the one name under which it listens for the answer. Null for a visit by the whole page. */
  popup: string | null;
  next: string;
}

/** A state is good for one visit to the provider. */
const stateMs = 10 * 60_000;

/** Where the visitor is sent. The state names the way back and is signed for this guest and this provider. */
export async function socialAddress(
  app: Pick<App, 'config' | 'random' | 'clock' | 'social'>,
  guest: Guest,
  visit: SocialVisit,
): Promise<string> {
  const expiresAt = (app.clock.now().getTime() + stateMs).toString(36);
  const next = Buffer.from(visit.next).toString('base64url');
  const claim = [app.random.token(), expiresAt, visit.popup ?? '', next].join('.');
  return app.social.addressOf(visit.provider, `${claim}.${signature(app, guest, visit.provider, claim)}`);
}

/**
 * What the state says when it is this guest's, not older than ten minutes and comes back for the first time; else null: an answer
 * that somebody else's browser began, or one that was given before, is not taken.
 */
export async function takeState(
  app: Pick<App, 'db' | 'config' | 'clock'>,
  guest: Guest | null,
  { provider, state }: { provider: SocialProvider; state: string },
): Promise<Omit<SocialVisit, 'provider'> | null> {
  const parts = state.split('.');
  const [random, expiresAt = '', popup = '', next = '', given = ''] = parts;
  if (!guest || parts.length !== 5) return null;
  const claim = [random, expiresAt, popup, next].join('.');
  const expected = Buffer.from(signature(app, guest, provider, claim));
  const signed = Buffer.from(given);
  if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return null;
  const until = new Date(Number.parseInt(expiresAt, 36));
  if (until <= app.clock.now() || !(await spendOnce(app, { value: state, until }))) return null;
  return { popup: popup || null, next: nextPage(Buffer.from(next, 'base64url').toString()) };
}

/** Who somebody is, or why not: 'cancelled' is the visitor's own choice and is not told as a failure. */
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

/** The token that the pop-up hands to the page that opened it, for the single-sign-on call: two minutes, once, in this browser. */
export function socialToken(
  app: Pick<App, 'db' | 'random' | 'clock' | 'secrets'>,
  guest: Guest,
  identity: VerifiedIdentity,
): Promise<string> {
  return keepSocialProof(app, identity, guest.tokenHash);
}

export function isSocialProvider(name: string | undefined): name is SocialProvider {
  return name === 'google' || name === 'facebook';
}

function signature({ config }: Pick<App, 'config'>, guest: Guest, provider: SocialProvider, claim: string): string {
  return createHmac('sha256', `social ${config.secretKey}`)
    .update(`${guest.tokenHash} ${provider} ${claim}`)
    .digest('base64url');
}

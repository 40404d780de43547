/**
 * Google and Facebook through this server: the library makes their addresses, the simulators work without an account.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { facebook, google } from 'better-auth/social-providers';
import type { App } from '#src/platform/app.ts';
import { IdentityError, type SocialProvider, type SocialSignIn, type VerifiedIdentity } from './identity-provider.ts';
import { facebookPerson, googlePerson } from './provider-calls.server.ts';

const issuers = { google: 'https://accounts.google.com', facebook: 'https://www.facebook.com' } as const;

/** The address to which the provider sends the visitor back. */
export function returnAddress(origin: string, provider: SocialProvider): string {
  return `${origin}/login/with/${provider}/return`;
}

/**
 * The providers whose client ids are configured; the labelled simulators where none is and simulators may run. None
 * with Firebase, whose own script contacts them.
 */
export function socialSignIn(app: Pick<App, 'config' | 'clock'>): SocialSignIn {
  const { social, firebase } = app.config;
  if (firebase) return realProviders(app, []);
  const configured = (['google', 'facebook'] as const).filter((provider) => social[provider]);
  if (configured.length > 0) return realProviders(app, configured);
  return app.config.hasSimulators ? simulatedProviders(app) : { ...realProviders(app, []) };
}

function realProviders(app: Pick<App, 'config'>, providers: readonly SocialProvider[]): SocialSignIn {
  const keysOf = (provider: SocialProvider) => {
    const keys = app.config.social[provider];
    if (!keys) throw new IdentityError('invalid_token');
    return keys;
  };
  const derived = (use: 'pkce' | 'nonce', state: string) => derivedFrom(app.config.secretKey, use, state);
  return {
    providers,
    isSimulated: false,
    async addressOf(provider, state) {
      const client = provider === 'google' ? google(keysOf(provider)) : facebook(keysOf(provider));
      const made = await client.createAuthorizationURL({
        state,
        codeVerifier: derived('pkce', state),
        redirectURI: returnAddress(app.config.publicOrigin, provider),
        // Facebook checks PKCE and the nonce in its OpenID Connect flow.
        ...(provider === 'facebook' ? { scopes: ['openid'] } : {}),
      });
      const url = new URL(String(made instanceof URL ? made : (made as { url: URL }).url));
      url.searchParams.set('nonce', derived('nonce', state));
      // The library leaves PKCE out for Facebook.
      url.searchParams.set('code_challenge', createHash('sha256').update(derived('pkce', state)).digest('base64url'));
      url.searchParams.set('code_challenge_method', 'S256');
      return String(url);
    },
    async finish(provider, answer) {
      const state = answer.get('state') ?? '';
      const presented = {
        code: answer.get('code') ?? '',
        verifier: derived('pkce', state),
        nonce: derived('nonce', state),
        returnAddress: returnAddress(app.config.publicOrigin, provider),
      };
      const personAt = provider === 'google' ? googlePerson : facebookPerson;
      const person = await personAt(fetch, keysOf(provider), presented);
      return { issuer: issuers[provider], ...person, method: provider };
    },
  };
}

/** PKCE and the nonce without stored values: both are derived from the state with a key of the server. */
function derivedFrom(secretKey: string, use: 'pkce' | 'nonce', state: string): string {
  return createHmac('sha256', `${use} ${secretKey}`).update(state).digest('base64url');
}

const answerMinutes = 5;

/** Simulated providers: labelled pages whose answers are signed as a provider's are. */
function simulatedProviders(app: Pick<App, 'config' | 'clock'>): SocialSignIn {
  return {
    providers: ['google', 'facebook'],
    isSimulated: true,
    addressOf: async (provider, state) =>
      `${app.config.publicOrigin}/__sim/identity/${provider}?state=${encodeURIComponent(state)}`,
    finish: async (provider, answer) => readSimulatedCode(app, provider, answer.get('code') ?? ''),
  };
}

/** A signed answer of the simulator for the person chosen there. */
export function simulatedCode(app: Pick<App, 'config' | 'clock'>, identity: VerifiedIdentity): string {
  const claim = Buffer.from(
    JSON.stringify({ ...identity, until: app.clock.now().getTime() + answerMinutes * 60_000 }),
  ).toString('base64url');
  return `${claim}.${signatureOf(app, claim)}`;
}

function readSimulatedCode(
  app: Pick<App, 'config' | 'clock'>,
  provider: SocialProvider,
  code: string,
): VerifiedIdentity {
  const [claim = '', signature = ''] = code.split('.');
  const expected = Buffer.from(signatureOf(app, claim));
  const presented = Buffer.from(signature);
  if (presented.length !== expected.length || !timingSafeEqual(presented, expected))
    throw new IdentityError('invalid_token');
  const { until, ...identity } = JSON.parse(Buffer.from(claim, 'base64url').toString()) as VerifiedIdentity & {
    until: number;
  };
  if (until <= app.clock.now().getTime() || identity.method !== provider) throw new IdentityError('invalid_token');
  return identity;
}

function signatureOf(app: Pick<App, 'config'>, claim: string): string {
  return createHmac('sha256', `simulated identity ${app.config.secretKey}`).update(claim).digest('base64url');
}

/** The issuer names are the real ones, so that the code after this treats simulated and real identities alike. */
export function simulatedIdentity(
  provider: SocialProvider,
  person: { email: string | null; isEmailVerified: boolean; name: string },
): VerifiedIdentity {
  const email = person.email?.trim().toLowerCase() || null;
  return {
    issuer: issuers[provider],
    subject: `simulated:${email ?? person.name}`,
    email,
    isEmailVerified: person.isEmailVerified && provider === 'google',
    name: person.name,
    method: provider,
  };
}

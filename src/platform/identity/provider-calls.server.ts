/**
 * Requests to Google and Facebook after a visitor comes back from them: limited in time and size, and never
 * redirected.
 */
import { createRemoteJWKSet, decodeJwt, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { SocialKeys } from '../app.ts';
import { limitedText } from '../http/limited-response.ts';
import { IdentityError, type VerifiedIdentity } from './identity-provider.ts';
import { errorOfToken } from './token-errors.server.ts';

/** What the provider sent back with the visitor. */
export interface ProviderAnswer {
  code: string;
  /** The PKCE code verifier. */
  verifier: string;
  /** The nonce that was sent; the ID token repeats it, so that a token of another sign-in is refused. */
  nonce: string;
  returnAddress: string;
}

export type Ask = typeof fetch;
type Person = Omit<VerifiedIdentity, 'issuer' | 'method'>;

const deadlineMs = 5_000;
const largestAnswer = 100_000;
const googleIssuers = ['https://accounts.google.com', 'accounts.google.com'];

const googleKeysUrl = 'https://www.googleapis.com/oauth2/v3/certs';
const toleranceSeconds = 60;
let publishedKeys: JWTVerifyGetKey | undefined;

/** Google's published keys, fetched when first needed and cached. */
function googleKeys(): JWTVerifyGetKey {
  publishedKeys ??= createRemoteJWKSet(new URL(googleKeysUrl), { timeoutDuration: deadlineMs });
  return publishedKeys;
}

/**
 * The person of Google's ID token: signed by Google's keys (or those of `keys.signedBy`), for our client, not expired,
 * and of this sign-in. Throws invalid_token, unavailable.
 */
export async function googlePerson(
  ask: Ask,
  keys: SocialKeys & { signedBy?: JWTVerifyGetKey },
  answer: ProviderAnswer,
): Promise<Person> {
  const tokens = await exchange(ask, 'https://oauth2.googleapis.com/token', grantOf(keys, answer));
  const claims = await googleClaims(String(tokens['id_token']), keys, keys.signedBy ?? googleKeys());
  if (!claims.sub || claims['nonce'] !== answer.nonce) throw new IdentityError('invalid_token');
  return {
    subject: claims.sub,
    email: textOf(claims['email'])?.toLowerCase() ?? null,
    isEmailVerified: claims['email_verified'] === true,
    name: textOf(claims['name']),
  };
}

async function googleClaims(token: string, keys: SocialKeys, signedBy: JWTVerifyGetKey): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, signedBy, {
      issuer: googleIssuers,
      audience: keys.clientId,
      algorithms: ['RS256'],
      clockTolerance: toleranceSeconds,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    });
    return payload;
  } catch (error) {
    throw errorOfToken(error);
  }
}

/**
 * The person behind the access token that Facebook issues for our app. Addresses from Facebook are not verified. Throws
 * invalid_token, unavailable.
 */
export async function facebookPerson(ask: Ask, keys: SocialKeys, answer: ProviderAnswer): Promise<Person> {
  const graph = 'https://graph.facebook.com/v24.0';
  const tokens = await exchange(ask, `${graph}/oauth/access_token`, grantOf(keys, answer));
  const token = textOf(tokens['access_token']);
  if (!token) throw new IdentityError('invalid_token');
  if ('id_token' in tokens && claimsOf(tokens['id_token'])['nonce'] !== answer.nonce)
    throw new IdentityError('invalid_token');
  const person = await read(ask, `${graph}/me?fields=id,name,email`, { headers: { authorization: `Bearer ${token}` } });
  const subject = textOf(person['id']);
  if (!subject) throw new IdentityError('invalid_token');
  const email = textOf(person['email'])?.toLowerCase() ?? null;
  return { subject, email, isEmailVerified: false, name: textOf(person['name']) };
}

function grantOf({ clientId, clientSecret }: SocialKeys, { code, verifier, returnAddress }: ProviderAnswer) {
  return {
    grant_type: 'authorization_code',
    client_id: clientId,
    client_secret: clientSecret,
    code,
    code_verifier: verifier,
    redirect_uri: returnAddress,
  };
}

function exchange(ask: Ask, url: string, form: Record<string, string>): Promise<Record<string, unknown>> {
  return read(ask, url, { method: 'POST', body: new URLSearchParams(form) });
}

async function read(ask: Ask, url: string, init: RequestInit): Promise<Record<string, unknown>> {
  const response = await ask(url, {
    ...init,
    // A redirect would carry the secret or the code to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
  }).catch(() => {
    throw new IdentityError('unavailable');
  });
  const text = await limitedText(response, largestAnswer).catch(() => {
    throw new IdentityError('unavailable');
  });
  if (!response.ok) throw new IdentityError(response.status >= 500 ? 'unavailable' : 'invalid_token');
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new IdentityError('unavailable');
  }
}

/** The claims of a token that came directly from its provider over TLS. Throws invalid_token. */
function claimsOf(token: unknown): JWTPayload {
  try {
    return decodeJwt(String(token));
  } catch {
    throw new IdentityError('invalid_token');
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** What is asked of Google and Facebook once a visitor comes back from them: bounded in time and size, and never redirected. */
import { decodeJwt } from 'jose';
import type { SocialKeys } from '../app.ts';
import { limitedText } from '../http/limited-response.ts';
import { IdentityError, type VerifiedIdentity } from './identity-provider.ts';

/** What came back with the visitor. */
export interface ProviderAnswer {
  code: string;
  /** Of PKCE. */
  verifier: string;
  /** What the visitor was sent there with; the ID token repeats it, so that no other visit's token is taken. */
  nonce: string;
  returnAddress: string;
}

export type Ask = typeof fetch;
type Person = Omit<VerifiedIdentity, 'issuer' | 'method'>;

const deadlineMs = 5_000;
const largestAnswer = 100_000;
const googleIssuers = ['https://accounts.google.com', 'accounts.google.com'];

/** The person of Google's ID token, which comes from Google itself over TLS. Throws invalid_token, unavailable. */
export async function googlePerson(ask: Ask, keys: SocialKeys, answer: ProviderAnswer): Promise<Person> {
  const tokens = await exchange(ask, 'https://oauth2.googleapis.com/token', grantOf(keys, answer));
  const claims = claimsOf(tokens['id_token']);
  if (!claims.sub || claims.aud !== keys.clientId || !googleIssuers.includes(claims.iss ?? ''))
    throw new IdentityError('invalid_token');
  if (claims['nonce'] !== answer.nonce) throw new IdentityError('invalid_token');
  return {
    subject: claims.sub,
    email: textOf(claims['email'])?.toLowerCase() ?? null,
    isEmailVerified: claims['email_verified'] === true,
    name: textOf(claims['name']),
  };
}

/** The person behind the access token that Facebook gives for our own app. Its addresses are not verified. Throws as above. */
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
    // A redirect would carry the secret or the code elsewhere.
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

function claimsOf(token: unknown) {
  try {
    return decodeJwt(String(token));
  } catch {
    throw new IdentityError('invalid_token');
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

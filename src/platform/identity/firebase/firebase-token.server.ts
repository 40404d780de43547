/**
 * Firebase's ID tokens: RS256 by the published keys, issuer and audience of the project, a subject, times in the
 * past.
 */
import { createRemoteJWKSet, decodeJwt, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { IdentityError } from '../identity-provider.ts';
import { errorOfToken } from '../token-errors.server.ts';
import { deadlineMs, type FirebaseConfig } from './firebase-calls.server.ts';

const keysUrl = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const toleranceSeconds = 60;
const unsignedHeader = /^[\w-]+\.[\w-]+\.$/;

/** Google's published keys for Firebase's ID tokens, fetched when first needed and cached. */
export const publishedKeys = (): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: deadlineMs });

/** The issuer of a project's ID tokens. */
export function issuerOf({ projectId }: Pick<FirebaseConfig, 'projectId'>): string {
  return `https://securetoken.google.com/${projectId}`;
}

/**
 * The claims of a valid token. Throws invalid_token; unavailable where the keys cannot be fetched, which says nothing
 * about the token.
 */
export async function claimsOf(config: FirebaseConfig, keys: JWTVerifyGetKey, token: string): Promise<JWTPayload> {
  // Only for the emulator: its tokens have no signature.
  const isUnsigned = config.emulatorHost !== undefined && unsignedHeader.test(token);
  const payload = isUnsigned ? unsignedClaims(config, token) : await signedClaims(config, keys, token);
  const latest = Date.now() / 1000 + toleranceSeconds;
  const [issuedAt, signedInAt] = [Number(payload.iat), Number(payload['auth_time'])];
  const isOfThePast = issuedAt <= latest && signedInAt <= latest && signedInAt <= issuedAt + toleranceSeconds;
  if (!payload.sub || payload.sub.length > 128 || !isOfThePast) throw new IdentityError('invalid_token');
  return payload;
}

async function signedClaims(config: FirebaseConfig, keys: JWTVerifyGetKey, token: string): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: issuerOf(config),
      audience: config.projectId,
      algorithms: ['RS256'],
      clockTolerance: toleranceSeconds,
      requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
    });
    return payload;
  } catch (error) {
    throw errorOfToken(error);
  }
}

function unsignedClaims(config: FirebaseConfig, token: string): JWTPayload {
  try {
    const payload = decodeJwt(token);
    if (
      payload.iss === issuerOf(config) &&
      payload.aud === config.projectId &&
      (payload.exp ?? 0) > Date.now() / 1000 - toleranceSeconds
    )
      return payload;
  } catch {
    // Refused below as invalid.
  }
  throw new IdentityError('invalid_token');
}

import { errors } from 'jose';
import { IdentityError } from './identity-provider.ts';

/**
 * The error for a token that was not read: it is invalid, or the published keys could not be fetched, which says
 * nothing about the token.
 */
export function errorOfToken(error: unknown): IdentityError {
  const isAboutToken =
    error instanceof errors.JOSEError &&
    /^ERR_(JWT|JWS|JWKS_NO_MATCHING|JWKS_MULTIPLE|JOSE_(ALG|NOT))/.test(error.code);
  return new IdentityError(isAboutToken ? 'invalid_token' : 'unavailable');
}

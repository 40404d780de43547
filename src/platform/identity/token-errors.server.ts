import { errors } from 'jose';
import { IdentityError } from './identity-provider.ts';

/** Why a signed token was not read: it is wrong, or the published keys could not be had, which says nothing about it. */
export function errorOfToken(error: unknown): IdentityError {
  const isAboutToken =
    error instanceof errors.JOSEError &&
    /^ERR_(JWT|JWS|JWKS_NO_MATCHING|JWKS_MULTIPLE|JOSE_(ALG|NOT))/.test(error.code);
  return new IdentityError(isAboutToken ? 'invalid_token' : 'unavailable');
}

import * as oidc from 'openid-client';
import { StaffProviderError } from './staff-provider.ts';

/** The provider's error codes for 'not now' and for an unknown client: they say nothing about the person. */
const notNow = new Set([
  'server_error',
  'temporarily_unavailable',
  'invalid_client',
  'unauthorized_client',
  'slow_down',
]);
/** Error codes of the library where no readable answer came. */
const unread = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_HTTP_REQUEST_FORBIDDEN',
  'OAUTH_MISSING_SERVER_METADATA',
  'OAUTH_INVALID_SERVER_METADATA',
]);

/** Sorts an error of the library: either it is about the person or the answer, or the provider cannot be asked now. */
export function errorOfProvider(error: unknown): StaffProviderError {
  if (error instanceof StaffProviderError) return error;
  if (error instanceof oidc.AuthorizationResponseError) {
    if (error.error === 'access_denied') return new StaffProviderError('cancelled', error.error);
    return new StaffProviderError(notNow.has(error.error) ? 'unavailable' : 'refused', error.error);
  }
  if (error instanceof oidc.ResponseBodyError) {
    const isDown = error.status >= 500 || notNow.has(error.error);
    return new StaffProviderError(isDown ? 'unavailable' : 'refused', error.error);
  }
  if (error instanceof oidc.WWWAuthenticateChallengeError) return new StaffProviderError('refused', 'challenge');
  const code = error instanceof oidc.ClientError ? (error.code ?? '') : '';
  // An error without a code means that the request itself failed: no connection, no name, no certificate.
  return new StaffProviderError(code && !unread.has(code) ? 'refused' : 'unavailable', code || nameOf(error));
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}

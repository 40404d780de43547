import type { Config } from '#src/platform/app.ts';
import type { Environment } from './environment-schema.ts';

/**
 * The group's own provider with all that it needs, or none. Throws where half of it is given, or where nobody could
 * sign in.
 */
export function staffSignInFrom(env: Environment): Pick<Config, 'staffProvider' | 'staffPasswordSignIn'> {
  const {
    STAFF_OIDC_ISSUER: issuer,
    STAFF_OIDC_CLIENT_ID: clientId,
    STAFF_OIDC_CLIENT_SECRET: clientSecret,
    STAFF_OIDC_GROUPS: groups,
    STAFF_PASSWORD_SIGN_IN: staffPasswordSignIn,
  } = env;
  if (!issuer && !clientId && !clientSecret && !groups) {
    if (staffPasswordSignIn !== 'all')
      throw new Error('STAFF_PASSWORD_SIGN_IN other than all needs STAFF_OIDC_ISSUER: nobody else could sign in.');
    return {};
  }
  if (!issuer || !clientId || !clientSecret || !groups)
    throw new Error(
      'STAFF_OIDC_ISSUER, STAFF_OIDC_CLIENT_ID, STAFF_OIDC_CLIENT_SECRET and STAFF_OIDC_GROUPS belong together.',
    );
  const scopes = env.STAFF_OIDC_SCOPES;
  if (!scopes.split(' ').includes('openid')) throw new Error('STAFF_OIDC_SCOPES needs openid among its scopes.');
  return {
    staffPasswordSignIn,
    staffProvider: {
      issuer,
      clientId,
      clientSecret,
      groups,
      scopes,
      groupsClaim: env.STAFF_OIDC_GROUPS_CLAIM,
      emailDomains: env.STAFF_OIDC_EMAIL_DOMAINS ?? [],
    },
  };
}

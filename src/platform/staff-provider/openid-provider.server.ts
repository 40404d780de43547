/**
 * The adapter for any OpenID Connect provider: authorization code with PKCE, state, nonce and issuer; the identity
 * token's signature is checked with the published keys. The library implements the protocol.
 */
import * as oidc from 'openid-client';
import { errorOfProvider } from './provider-errors.server.ts';
import {
  StaffProviderError,
  type ProviderPerson,
  type AuthorizationRequest,
  type StaffProvider,
  type StaffProviderSettings,
} from './staff-provider.ts';

const deadlineSeconds = 5;
/** How far the provider's clock may be from ours. */
export const toleranceSeconds = 60;
/**
 * How long the provider's metadata is used before it is read again; its keys are fetched again as soon as one is
 * unknown.
 */
const descriptionMs = 3_600_000;
const mostGroups = 1_000;

/** The only address to which the provider may send somebody back. */
export const providerReturnPath = '/staff/sign-in/provider/return';

/**
 * A provider by its settings. It is first asked when somebody signs in, so a provider that is down does not stop the
 * server's start.
 */
export function openidProvider(settings: StaffProviderSettings, publicOrigin: string): StaffProvider {
  const returnAddress = `${publicOrigin}${providerReturnPath}`;
  const asking = askingBy(settings);
  return {
    addressOf: (request) =>
      asking((configuration) => authorizationAddress(configuration, settings, { returnAddress, request })),
    finish: (answer, { state, nonce, verifier }) =>
      asking(async (configuration) => {
        const tokens = await oidc.authorizationCodeGrant(configuration, new URL(`${returnAddress}?${answer}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        return personOf(configuration, settings, { tokens, subject: tokens.claims()!.sub });
      }),
    renew: (refreshToken, subject) =>
      asking(async (configuration) => {
        const tokens = await oidc.refreshTokenGrant(configuration, refreshToken);
        const person = await personOf(configuration, settings, { tokens, subject });
        // A provider that does not rotate its refresh tokens sends none.
        return { ...person, refreshToken: person.refreshToken ?? refreshToken };
      }),
    endAddress: () => asking(async (configuration) => signOutAddress(configuration, publicOrigin)),
  };
}

/** Runs a call with the provider's metadata, which is read once an hour; errors become StaffProviderError. */
function askingBy(settings: StaffProviderSettings) {
  let known: { configuration: Promise<oidc.Configuration>; until: number } | undefined;
  const configured = () => {
    if (!known || known.until <= Date.now()) {
      const asked = { configuration: describe(settings), until: Date.now() + descriptionMs };
      // A failed request for metadata is not cached.
      asked.configuration.catch(() => {
        if (known === asked) known = undefined;
      });
      known = asked;
    }
    return known.configuration;
  };
  return async <Answer>(work: (configuration: oidc.Configuration) => Promise<Answer>): Promise<Answer> => {
    try {
      return await work(await configured());
    } catch (error) {
      throw errorOfProvider(error);
    }
  };
}

async function authorizationAddress(
  configuration: oidc.Configuration,
  { scopes }: StaffProviderSettings,
  { returnAddress, request }: { returnAddress: string; request: AuthorizationRequest },
): Promise<string> {
  const address = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: returnAddress,
    scope: scopes,
    state: request.state,
    nonce: request.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(request.verifier),
    code_challenge_method: 'S256',
  });
  return String(address);
}

function signOutAddress(configuration: oidc.Configuration, publicOrigin: string): string | null {
  if (!configuration.serverMetadata().end_session_endpoint) return null;
  return String(oidc.buildEndSessionUrl(configuration, { post_logout_redirect_uri: `${publicOrigin}/staff/sign-in` }));
}

function describe({ issuer, clientId, clientSecret }: StaffProviderSettings): Promise<oidc.Configuration> {
  const basic = oidc.ClientSecretBasic(clientSecret);
  const post = oidc.ClientSecretPost(clientSecret);
  // The standard's default method where the provider accepts it.
  const authentication: oidc.ClientAuth = (server, ...rest) =>
    (server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']).includes('client_secret_basic')
      ? basic(server, ...rest)
      : post(server, ...rest);
  return oidc.discovery(
    new URL(issuer),
    clientId,
    { client_secret: clientSecret, [oidc.clockTolerance]: toleranceSeconds },
    authentication,
    {
      timeout: deadlineSeconds,
      // The environment accepts http for this machine alone.
      execute: [oidc.enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [])],
    },
  );
}

interface Answered {
  tokens: Awaited<ReturnType<typeof oidc.refreshTokenGrant>>;
  /** The person whom the answer must be about. */
  subject: string;
}

/** The person, by the identity token and by the provider's present information about the person. */
async function personOf(
  configuration: oidc.Configuration,
  { issuer, groupsClaim }: StaffProviderSettings,
  { tokens, subject }: Answered,
): Promise<ProviderPerson> {
  const claims = tokens.claims();
  if (claims && claims.sub !== subject) throw new StaffProviderError('refused', 'another subject');
  const said: Record<string, unknown> = configuration.serverMetadata().userinfo_endpoint
    ? { ...claims, ...(await oidc.fetchUserInfo(configuration, tokens.access_token, subject)) }
    : { ...claims };
  const textOf = (name: string) => (typeof said[name] === 'string' && said[name].trim() ? said[name].trim() : null);
  return {
    issuer,
    subject,
    email: textOf('email')?.toLowerCase() ?? null,
    isEmailVerified: said['email_verified'] === true,
    name: textOf('name')?.slice(0, 120) ?? null,
    groups: groupsIn(said, groupsClaim),
    refreshToken: tokens.refresh_token ?? null,
  };
}

/** The texts of a claim, whose name may be a path of claims; any other value gives no group. */
export function groupsIn(claims: Record<string, unknown>, name: string): string[] {
  let value: unknown = claims[name];
  if (value === undefined)
    value = name
      .split('.')
      .reduce<unknown>(
        (inside, part) =>
          typeof inside === 'object' && inside !== null && Object.hasOwn(inside, part)
            ? (inside as Record<string, unknown>)[part]
            : undefined,
        claims,
      );
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(0, mostGroups) : [];
}

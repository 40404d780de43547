/** The certified provider on a port of this machine, with what a test does to its answers before they leave. */
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, decodeJwt, type JWTPayload } from 'jose';
import { Provider } from 'oidc-provider';
import { testOrigin } from '#tests/support/test-site.ts';

export interface GroupPerson {
  email: string;
  email_verified: boolean;
  name: string;
  groups: string[];
  isDisabled?: boolean;
}

export const portalClient = { id: 'portal', secret: 'a secret that only the portal and the provider know' };

type Key = Awaited<ReturnType<typeof makeKey>>;

export async function openGroupProvider() {
  const key = await makeKey('first');
  const state = {
    keys: [key],
    signing: key,
    change: null as ((claims: JWTPayload) => JWTPayload) | null,
    isDown: false,
  };
  const people = new Map<string, GroupPerson>();
  const signedIn = { subject: '' };
  const outer = createServer();
  const issuer = `http://127.0.0.1:${await listen(outer)}`;
  const provider = providerOf(issuer, { key, people });
  const inner = createServer((incoming, outgoing) => {
    if (incoming.url?.startsWith('/interaction/')) void answerInteraction(provider, signedIn, { incoming, outgoing });
    else void provider.callback()(incoming, outgoing);
  });
  const innerPort = await listen(inner);
  outer.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (state.isDown) {
      outgoing.destroy();
      return;
    }
    void forward(incoming, outgoing, { innerPort, state });
  });
  return {
    issuer,
    people,
    signedIn,
    state,
    makeKey,
    async close() {
      outer.closeAllConnections();
      inner.closeAllConnections();
      await Promise.all([outer, inner].map((server) => new Promise((done) => void server.close(done))));
    },
  };
}

async function makeKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const marks = { kid, alg: 'RS256', use: 'sig' };
  return {
    kid,
    privateKey,
    publicJwk: { ...(await exportJWK(publicKey)), ...marks },
    privateJwk: { ...(await exportJWK(privateKey)), ...marks },
  };
}

function providerOf(issuer: string, { key, people }: { key: Key; people: ReadonlyMap<string, GroupPerson> }) {
  return new Provider(issuer, {
    clients: [
      {
        client_id: portalClient.id,
        client_secret: portalClient.secret,
        redirect_uris: [`${testOrigin}/staff/sign-in/provider/return`],
        post_logout_redirect_uris: [`${testOrigin}/staff/sign-in`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [key.privateJwk] },
    cookies: { keys: ['a key of the cookies of the provider'] },
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    claims: { openid: ['sub'], profile: ['name', 'groups'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 3600,
      IdToken: 600,
      Interaction: 600,
      RefreshToken: 3600,
      Session: 3600,
    },
    findAccount: (_context, accountId) => {
      const person = people.get(accountId);
      if (!person || person.isDisabled) return undefined;
      const { isDisabled: _, ...claims } = person;
      return { accountId, claims: () => ({ sub: accountId, ...claims }) };
    },
  });
}

/** The person types a password and a second factor there; here it is whom the test says. */
async function answerInteraction(
  provider: Provider,
  { subject }: { subject: string },
  { incoming, outgoing }: { incoming: IncomingMessage; outgoing: ServerResponse },
): Promise<void> {
  await provider.interactionDetails(incoming, outgoing);
  if (!subject)
    return provider.interactionFinished(incoming, outgoing, { error: 'access_denied', error_description: 'cancelled' });
  const grant = new provider.Grant({ accountId: subject, clientId: portalClient.id });
  grant.addOIDCScope('openid profile email offline_access');
  const grantId = await grant.save();
  return provider.interactionFinished(incoming, outgoing, {
    login: { accountId: subject, remember: false },
    consent: { grantId },
  });
}

interface Passing {
  innerPort: number;
  state: { keys: Key[]; signing: Key; change: ((claims: JWTPayload) => JWTPayload) | null };
}

/** Passes a request on to the provider; identity tokens are signed anew where a test changes them or the key. */
async function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { innerPort, state }: Passing,
): Promise<void> {
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    const { method, url: path, headers } = incoming;
    incoming.pipe(httpRequest({ port: innerPort, host: '127.0.0.1', method, path, headers }, done).on('error', fail));
  });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  let body: Buffer = Buffer.concat(chunks);
  const path = incoming.url ?? '';
  if (path.startsWith('/jwks'))
    body = Buffer.from(JSON.stringify({ keys: state.keys.map(({ publicJwk }) => publicJwk) }));
  if (path.startsWith('/token') && answer.statusCode === 200) {
    const tokens = JSON.parse(body.toString()) as { id_token?: string };
    if (tokens.id_token) tokens.id_token = await signedAnew(tokens.id_token, state);
    body = Buffer.from(JSON.stringify(tokens));
  }
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers;
  outgoing.writeHead(answer.statusCode!, { ...headers, 'content-length': body.length }).end(body);
}

function signedAnew(token: string, { change, signing }: Passing['state']): Promise<string> {
  const claims = decodeJwt(token);
  return new SignJWT(change ? change(claims) : claims)
    .setProtectedHeader({ alg: 'RS256', kid: signing.kid })
    .sign(signing.privateKey);
}

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
};

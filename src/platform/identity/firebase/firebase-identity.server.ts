/** Firebase Authentication by its REST interface: passwords are its own, ID tokens are checked by its published keys. */
import {
  createRemoteJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import { limitedText } from '#src/platform/http/limited-response.ts';
import {
  IdentityError,
  type IdentityErrorCode,
  type IdentityProvider,
  type VerifiedIdentity,
} from '../identity-provider.ts';

export interface FirebaseConfig {
  projectId: string;
  /** Names the project; not a secret. */
  apiKey: string;
  authDomain: string;
  /** 'host:port' of the official emulator. Its tokens are unsigned: refused in production. */
  emulatorHost?: string;
}

const deadlineMs = 5_000;
const largestAnswer = 200_000;
/** Firebase's own policy: six characters. Its own refusal of a weak one is passed on. */
const minimumPassword = 6;
const keysUrl = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const toleranceSeconds = 60;

const codes: Record<string, IdentityErrorCode> = {
  INVALID_LOGIN_CREDENTIALS: 'invalid_credential',
  INVALID_PASSWORD: 'invalid_credential',
  EMAIL_NOT_FOUND: 'invalid_credential',
  INVALID_EMAIL: 'invalid_credential',
  EMAIL_EXISTS: 'email_in_use',
  WEAK_PASSWORD: 'weak_password',
  USER_DISABLED: 'user_disabled',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too_many_attempts',
  EXPIRED_OOB_CODE: 'invalid_code',
  INVALID_OOB_CODE: 'invalid_code',
  INVALID_ID_TOKEN: 'invalid_token',
  TOKEN_EXPIRED: 'invalid_token',
  USER_NOT_FOUND: 'invalid_token',
};

interface Person {
  localId: string;
  email?: string;
  emailVerified?: boolean;
  displayName?: string;
  disabled?: boolean;
  /** Seconds: tokens of sign-ins before it are revoked. */
  validSince?: string;
}

/** `keys` are Firebase's published ones unless a test brings its own. */
export function firebaseIdentity(
  config: FirebaseConfig,
  keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: deadlineMs }),
): IdentityProvider {
  const call = caller(config);
  const lookup = async (idToken: string): Promise<Person> => {
    const { users } = await call<{ users?: Person[] }>('accounts:lookup', { idToken });
    if (!users?.[0]) throw new IdentityError('invalid_token');
    return users[0];
  };
  const signedIn = async (idToken: string) =>
    identityOf(config, await claimsOf(config, keys, idToken), await lookup(idToken));
  return {
    kind: 'firebase',
    minimumPassword,
    async register({ email, password, name }) {
      const { idToken } = await call<{ idToken: string }>('accounts:signUp', {
        email,
        password,
        displayName: name,
        returnSecureToken: true,
      });
      return signedIn(idToken);
    },
    async signIn({ email, password }) {
      const { idToken } = await call<{ idToken: string }>('accounts:signInWithPassword', {
        email,
        password,
        returnSecureToken: true,
      });
      return signedIn(idToken);
    },
    verifyToken: (token) => signedIn(token),
    async startReset(email) {
      await call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email }).catch((error: unknown) => {
        // An unknown address is answered like a known one.
        if (!(error instanceof IdentityError) || error.code !== 'invalid_credential') throw error;
      });
      return { kind: 'sent' };
    },
    async finishReset({ code, password }) {
      const { email } = await call<{ email: string }>('accounts:resetPassword', {
        oobCode: code,
        newPassword: password,
      });
      const { subject, issuer } = await this.signIn({ email, password });
      return { subject, issuer };
    },
    setPassword: (input) => changeAsOwner(call, input),
    // Firebase moves an address by its own mailed link, asked for in the browser.
    changeEmail: () => Promise.reject(new IdentityError('unavailable')),
    remove: () => Promise.reject(new IdentityError('unavailable')),
  };
}

/** Only its owner, or a service account, may set a Firebase password: without the present one the mailed link is the way. */
async function changeAsOwner(
  call: ReturnType<typeof caller>,
  { password, present }: Parameters<IdentityProvider['setPassword']>[0],
): Promise<void> {
  if (!present) throw new IdentityError('unavailable');
  const { idToken } = await call<{ idToken: string }>('accounts:signInWithPassword', {
    ...present,
    returnSecureToken: true,
  });
  await call('accounts:update', { idToken, password, returnSecureToken: false });
}

/**
 * RS256 by the published keys, issuer and audience of our project, a subject, times that have passed. An unsigned token
 * is taken from the emulator alone.
 */
async function claimsOf(config: FirebaseConfig, keys: JWTVerifyGetKey, token: string): Promise<JWTPayload> {
  const issuer = issuerOf(config);
  try {
    const payload =
      config.emulatorHost && decodeProtectedHeader(token).alg === 'none'
        ? unsignedClaims(token, issuer, config.projectId)
        : (
            await jwtVerify(token, keys, {
              issuer,
              audience: config.projectId,
              algorithms: ['RS256'],
              clockTolerance: toleranceSeconds,
              requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
            })
          ).payload;
    const authTime = Number(payload['auth_time']);
    if (!payload.sub || payload.sub.length > 128 || !(authTime <= Date.now() / 1000 + toleranceSeconds))
      throw new IdentityError('invalid_token');
    return payload;
  } catch (error) {
    throw error instanceof IdentityError ? error : new IdentityError('invalid_token');
  }
}

function unsignedClaims(token: string, issuer: string, audience: string): JWTPayload {
  const payload = decodeJwt(token);
  if (payload.iss !== issuer || payload.aud !== audience || !payload.exp || payload.exp < Date.now() / 1000)
    throw new IdentityError('invalid_token');
  return payload;
}

function issuerOf({ projectId }: FirebaseConfig): string {
  return `https://securetoken.google.com/${projectId}`;
}

/** The token says who; the look-up says whether the person is disabled or was signed out everywhere since. */
function identityOf(config: FirebaseConfig, claims: JWTPayload, person: Person): VerifiedIdentity {
  if (person.localId !== claims.sub) throw new IdentityError('invalid_token');
  if (person.disabled) throw new IdentityError('user_disabled');
  if (Number(person.validSince ?? 0) > Number(claims['auth_time'])) throw new IdentityError('invalid_token');
  const provider = (claims['firebase'] as { sign_in_provider?: string } | undefined)?.sign_in_provider;
  return {
    issuer: issuerOf(config),
    subject: person.localId,
    email: typeof claims['email'] === 'string' ? claims['email'].toLowerCase() : null,
    isEmailVerified: claims['email_verified'] === true,
    name: person.displayName ?? (claims['name'] as string | undefined) ?? null,
    method: provider === 'google.com' ? 'google' : provider === 'facebook.com' ? 'facebook' : 'password',
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

function caller({ apiKey, emulatorHost }: FirebaseConfig) {
  const base = emulatorHost
    ? `http://${emulatorHost}/identitytoolkit.googleapis.com/v1`
    : 'https://identitytoolkit.googleapis.com/v1';
  return async <Answer>(method: string, body: Record<string, unknown>): Promise<Answer> => {
    const response = await fetch(`${base}/${method}?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    }).catch(() => {
      throw new IdentityError('unavailable');
    });
    const text = await limitedText(response, largestAnswer).catch(() => '');
    const answer = jsonOf(text) as Answer & { error?: { message?: string } };
    if (response.ok) return answer;
    const [word = '', detail] = (answer.error?.message ?? '').split(' : ');
    throw new IdentityError(codes[word] ?? 'unavailable', detail ?? word);
  };
}

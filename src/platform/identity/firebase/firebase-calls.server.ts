/**
 * Calls of Firebase Authentication's REST interface: as a person with the API key, and as the project's administrator.
 */
import { importPKCS8, SignJWT } from 'jose';
import { limitedText } from '#src/platform/http/limited-response.ts';
import { IdentityError, type IdentityErrorCode } from '../identity-provider.ts';

export interface FirebaseConfig {
  projectId: string;
  /** Identifies the project; not a secret. */
  apiKey: string;
  authDomain: string;
  /** 'host:port' of the official emulator. Its tokens are unsigned: refused in production. */
  emulatorHost?: string;
  /** May change and delete the project's users. Without one, only a person's own password allows that. */
  serviceAccount?: { clientEmail: string; privateKey: string };
}

/** A call of the interface: 'accounts:lookup' and its body. Throws IdentityError. */
export type FirebaseCall = <Answer>(method: string, body: Record<string, unknown>) => Promise<Answer>;

export const deadlineMs = 5_000;
const largestAnswer = 2_000_000;
const tokenUrl = 'https://oauth2.googleapis.com/token';
const scope = 'https://www.googleapis.com/auth/identitytoolkit';

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

/** Calls with the API key: those that a browser may make too. */
export function personCalls({ apiKey, emulatorHost }: FirebaseConfig): FirebaseCall {
  return (method, body) => post(`${baseOf(emulatorHost)}/${method}?key=${encodeURIComponent(apiKey)}`, body);
}

/** Calls with the service account's token; null where none is configured. The emulator accepts a fixed one. */
export function administratorCalls(config: FirebaseConfig): FirebaseCall | null {
  const { emulatorHost, projectId, serviceAccount } = config;
  const tokenOf = emulatorHost
    ? () => Promise.resolve('owner')
    : serviceAccount && accessTokens(serviceAccount, () => new Date());
  if (!tokenOf) return null;
  const project = `${baseOf(emulatorHost)}/projects/${encodeURIComponent(projectId)}`;
  return async (method, body) => post(`${project}/${method}`, body, { authorization: `Bearer ${await tokenOf()}` });
}

/** An access token for the service account, renewed a minute before it expires. */
function accessTokens(
  { clientEmail, privateKey }: NonNullable<FirebaseConfig['serviceAccount']>,
  now: () => Date,
): () => Promise<string> {
  let known: { token: string; until: number } | undefined;
  return async () => {
    if (known && known.until > now().getTime()) return known.token;
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(clientEmail)
      .setAudience(tokenUrl)
      .setIssuedAt()
      .setExpirationTime('10m')
      .sign(await importPKCS8(privateKey, 'RS256'));
    const answer = await post<{ access_token: string; expires_in: number }>(tokenUrl, {
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion,
    });
    known = { token: answer.access_token, until: now().getTime() + (answer.expires_in - 60) * 1000 };
    return known.token;
  };
}

function baseOf(emulatorHost: string | undefined): string {
  return emulatorHost
    ? `http://${emulatorHost}/identitytoolkit.googleapis.com/v1`
    : 'https://identitytoolkit.googleapis.com/v1';
}

async function post<Answer>(
  url: string,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    // A redirect would carry a password to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
  }).catch(() => {
    throw new IdentityError('unavailable');
  });
  const text = await limitedText(response, largestAnswer).catch(() => '');
  const answer = jsonOf(text) as Answer & { error?: { message?: string } };
  if (response.ok) return answer;
  const [word = '', detail] = String(answer.error?.message ?? '').split(' : ');
  throw new IdentityError(codes[word] ?? 'unavailable', detail ?? word);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

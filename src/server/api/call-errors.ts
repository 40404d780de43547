/** Which failures a call can answer: its own, and those that its harness answers for every call of its kind. */
import type { ApiCall } from '#src/platform/http/api-call.ts';

/** What a status means to the caller. */
export const failureWords: Readonly<Record<number, string>> = {
  400: 'The body or the address cannot be read',
  401: 'No known key, or no valid token, or nobody is signed in',
  403: 'Not allowed from here, or not to this person',
  404: 'There is no such thing',
  409: 'It does not fit what is there now',
  413: 'Larger than the call takes',
  415: 'The body is neither JSON nor a form that the call takes',
  422: 'Values are refused; `errors` names the fields',
  429: 'Too many; Retry-After says for how many seconds',
  500: 'A fault of ours',
  503: 'Not available now; ask again later',
  507: 'There is no room for the files now',
};

type Errors = Readonly<Partial<Record<number, readonly string[]>>>;

/** The codes of all failures of a call by status. An answer with a status without a code has only words. */
export function errorsOf(call: ApiCall): Record<number, readonly string[]> {
  const parts: Errors[] = [
    { 400: ['malformed'], 401: [], 429: ['too_many_requests'], 500: [], 503: ['unavailable', 'busy'] },
    byAccess[call.access ?? 'guest'],
    call.query || call.body ? { 422: ['invalid'] } : {},
    call.method === 'POST' ? { 413: [], 415: ['media_type'] } : {},
    call.takesFiles ? { 507: [] } : {},
    call.takesIdempotencyKey ? { 422: ['idempotency_key_reused'] } : {},
    call.errors ?? {},
  ];
  const all: Record<number, readonly string[]> = {};
  for (const part of parts)
    for (const [status, codes] of Object.entries(part))
      all[Number(status)] = [...new Set([...(all[Number(status)] ?? []), ...(codes ?? [])])];
  return all;
}

const byAccess: Readonly<Record<NonNullable<ApiCall['access']> | 'guest', Errors>> = {
  guest: { 401: ['token'] },
  session: {},
  patient: { 401: ['token', 'sign_in'], 403: ['zone'] },
  partner: { 401: ['token'] },
};

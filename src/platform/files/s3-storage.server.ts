import type { Clock } from '../clock.ts';
import { limitedBytes } from '../http/limited-response.ts';
import { checkedKey, type BucketSettings, type FileStorage } from './file-storage.ts';
import { amzDate, authorizationOf, sha256Hex } from './s3-signature.server.ts';

const deadlineMs = 15_000;
/** Larger than any file that is stored here: a larger answer is not one of ours. */
const largestFile = 64 * 1024 * 1024;

/** Files in a bucket. Addresses are in path style, which every service that speaks S3 understands. */
export function s3Storage(settings: BucketSettings, clock: Clock): FileStorage {
  return {
    async put(key, bytes) {
      expectDone(await send(settings, clock, { method: 'PUT', key, body: bytes }));
    },
    async get(key) {
      const answer = await send(settings, clock, { method: 'GET', key });
      if (answer.status === 404) return null;
      expectDone(answer);
      return new Uint8Array(await limitedBytes(answer, largestFile));
    },
    async remove(key) {
      const answer = await send(settings, clock, { method: 'DELETE', key });
      if (answer.status !== 404) expectDone(answer);
    },
  };
}

async function send(
  { endpoint, bucket, ...who }: BucketSettings,
  clock: Clock,
  { method, key, body }: { method: 'GET' | 'PUT' | 'DELETE'; key: string; body?: Uint8Array },
): Promise<Response> {
  const url = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}/${checkedKey(key)}`);
  const bodyHash = sha256Hex(body ?? '');
  const headers = { host: url.host, 'x-amz-content-sha256': bodyHash, 'x-amz-date': amzDate(clock.now()) };
  const authorization = authorizationOf({ ...who, method, url, headers, bodyHash });
  return fetch(url, {
    method,
    headers: { ...headers, authorization },
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
    ...(body ? { body: body as Uint8Array<ArrayBuffer> } : {}),
  });
}

/** Throws with the status alone: the service's own words may quote keys. */
function expectDone({ ok, status }: Response): void {
  if (!ok) throw new Error(`The bucket answered ${status}.`);
}

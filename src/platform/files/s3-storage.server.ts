import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import type { Clock } from '../clock.ts';
import { limitedBytes } from '../http/limited-response.ts';
import { checkedKey, type BucketSettings, type FileStorage } from './file-storage.ts';

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
  const bodyHash = createHash('sha256')
    .update(body ?? '')
    .digest('hex');
  const signer = new AwsV4Signer({
    ...who,
    service: 's3',
    method,
    url: `${endpoint.replace(/\/$/, '')}/${bucket}/${checkedKey(key)}`,
    headers: { 'x-amz-content-sha256': bodyHash },
    datetime: clock
      .now()
      .toISOString()
      .replace(/[-:]|\.\d+/g, ''),
  });
  const { url, headers } = await signer.sign();
  return fetch(url, {
    method,
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
    ...(body ? { body: body as Uint8Array<ArrayBuffer> } : {}),
  });
}

/** Throws with the status alone: the service's own words may quote keys. */
function expectDone({ ok, status }: Response): void {
  if (!ok) throw new Error(`The bucket answered ${status}.`);
}

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { AwsV4Signer } from 'aws4fetch';
import type { Clock } from '../clock.ts';
import { limitedBytes } from '../http/limited-response.ts';
import { checkedKey, type BucketSettings, type FilePart, type FileStorage } from './file-storage.ts';

const deadlineMs = 15_000;
/** Deadline for a whole recording that is stored or read. */
const longDeadlineMs = 15 * 60_000;
/** Larger than any sealed file that is stored here: a larger answer cannot be one of our files. */
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
    async putFile(key, path) {
      expectDone(await send(settings, clock, { method: 'PUT', key, file: await fileToSend(path) }));
    },
    async openPart(key, part) {
      const answer = await send(settings, clock, { method: 'GET', key, part, isLong: true });
      if (answer.status === 404) return null;
      expectDone(answer);
      return answer.body;
    },
    async remove(key) {
      const answer = await send(settings, clock, { method: 'DELETE', key });
      if (answer.status !== 404) expectDone(answer);
    },
  };
}

interface BucketRequest {
  method: 'GET' | 'PUT' | 'DELETE';
  key: string;
  body?: Uint8Array;
  /** A file that is sent as a stream instead of `body`. */
  file?: { path: string; bytes: number; sha256: string };
  part?: FilePart | undefined;
  isLong?: boolean;
}

/** The size and the checksum of a file, which the service compares with what arrives. */
async function fileToSend(path: string) {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return { path, bytes: (await stat(path)).size, sha256: hash.digest('hex') };
}

async function send(
  { endpoint, bucket, ...who }: BucketSettings,
  clock: Clock,
  { method, key, body, file, part, isLong }: BucketRequest,
): Promise<Response> {
  const bodyHash =
    file?.sha256 ??
    createHash('sha256')
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
  // Neither header is part of the signature, which covers the protocol's own headers alone.
  if (part) headers.set('range', `bytes=${part.from}-${part.to}`);
  if (file) headers.set('content-length', String(file.bytes));
  return fetch(url, {
    method,
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(file || isLong ? longDeadlineMs : deadlineMs),
    ...(body ? { body: body as Uint8Array<ArrayBuffer> } : {}),
    ...(file ? { body: Readable.toWeb(createReadStream(file.path)) as ReadableStream, duplex: 'half' } : {}),
  } as RequestInit);
}

/** Throws an error with the status alone: the service's own words may quote keys. */
function expectDone({ ok, status }: Response): void {
  if (!ok) throw new Error(`The bucket answered ${status}.`);
}

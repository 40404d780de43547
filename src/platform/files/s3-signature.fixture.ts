/**
 * AWS Signature Version 4 written down a second time, so that a test's bucket does not check the library with itself.
 */
import { createHash, createHmac } from 'node:crypto';

export interface RequestToSign {
  method: 'GET' | 'PUT' | 'DELETE';
  url: URL;
  /** All are signed; names in lower case. `host` and `x-amz-*` belong to them. */
  headers: Record<string, string>;
  /** SHA-256 of the body, in hex. */
  bodyHash: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export const sha256Hex = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, content: string): Buffer => createHmac('sha256', key).update(content).digest();

/** The value of Authorization. The time is that of `x-amz-date` ('20261123T010000Z'). */
export function authorizationOf({
  method,
  url,
  headers,
  bodyHash,
  region,
  accessKeyId,
  secretAccessKey,
}: RequestToSign): string {
  const names = Object.keys(headers).sort();
  const signedHeaders = names.join(';');
  const canonical = [
    method,
    url.pathname,
    url.searchParams.toString(),
    ...names.map((name) => `${name}:${headers[name]!.trim()}`),
    '',
    signedHeaders,
    bodyHash,
  ].join('\n');
  const at = headers['x-amz-date']!;
  const scope = `${at.slice(0, 8)}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256Hex(canonical)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce(
    (last, part) => hmac(last, part),
    hmac(`AWS4${secretAccessKey}`, at.slice(0, 8)),
  );
  return `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope},SignedHeaders=${signedHeaders},Signature=${hmac(key, toSign).toString('hex')}`;
}

/** 'x-amz-date' of an instant. */
export function amzDate(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, '');
}

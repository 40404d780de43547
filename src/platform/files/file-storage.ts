/**
 * Where uploaded files lie: a folder, or a bucket of a service that speaks S3. Keys are ours and random, never a person's
 * words; what is put there is sealed already, so that neither place can read it.
 */
export interface FileStorage {
  /** Whole or not at all; throws where the place does not take it. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is none. */
  get(key: string): Promise<Uint8Array | null>;
  /** Gone already is as good. */
  remove(key: string): Promise<void>;
}

/** A bucket, and who may use it. */
export interface BucketSettings {
  /** 'https://s3.ap-southeast-1.amazonaws.com', or another service's address. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A key is a UUID: nothing else reaches a path or an address. */
export function checkedKey(key: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key)) throw new Error('Not a key of the file storage.');
  return key;
}

/**
 * Storage of uploaded files: a folder, or a bucket of a service that speaks S3. Keys are random and never contain a
 * person's words; files are sealed before they are stored, so that the storage cannot read them.
 */
export interface FileStorage {
  /** Stores the whole file or nothing; throws where the storage refuses it. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null for an unknown key. */
  get(key: string): Promise<Uint8Array | null>;
  /** Deletes a file; an unknown key is not an error. */
  remove(key: string): Promise<void>;
}

/** A bucket and its credentials. */
export interface BucketSettings {
  /** 'https://s3.ap-southeast-1.amazonaws.com', or another service's address. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Returns the key if it is a UUID and throws for anything else, so that nothing else reaches a path or an address. */
export function checkedKey(key: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key)) throw new Error('Not a key of the file storage.');
  return key;
}

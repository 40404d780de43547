/**
 * Storage of uploaded files: a folder, or a bucket of a service that speaks S3. Keys are random and never contain a
 * person's words; files are sealed before they are stored, so that the storage cannot read them.
 */
export interface FileStorage {
  /** Stores the whole file or nothing. Throws where the storage refuses it. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null for an unknown key. */
  get(key: string): Promise<Uint8Array | null>;
  /** Stores the file at `path` as `put` does, without having it in memory. */
  putFile(key: string, path: string): Promise<void>;
  /** The bytes from `from` to `to`, both included, as a stream; all of them without a part. Null for an unknown key. */
  openPart(key: string, part?: FilePart): Promise<FileBytes | null>;
  /** Deletes a file; an unknown key is not an error. */
  remove(key: string): Promise<void>;
}

/** The bytes of a file as they are read. */
export type FileBytes = ReadableStream<Uint8Array<ArrayBuffer>>;

/** A part of a file by its first and its last byte, counted from 0; it lies within the file. */
export interface FilePart {
  from: number;
  to: number;
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

import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import type { FileStorage } from './file-storage.ts';
import { folderStorage } from './folder-storage.server.ts';
import { authorizationOf, sha256Hex } from './s3-signature.fixture.ts';
import { s3Storage } from './s3-storage.server.ts';

const who = { region: 'ap-southeast-1', accessKeyId: 'TESTKEY', secretAccessKey: 'a secret of the test' };
const key = '0b4c6f0e-1d2a-4b3c-8d4e-5f6a7b8c9d0e';
const bytes = new Uint8Array([0, 255, 1, 254, 10, 13]);

/** An S3 bucket that refuses every request whose signature it cannot reproduce. */
function smallBucket(): Server {
  const kept = new Map<string, Buffer>();
  return createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const headers = {
        host: request.headers.host!,
        'x-amz-content-sha256': String(request.headers['x-amz-content-sha256']),
        'x-amz-date': String(request.headers['x-amz-date']),
      };
      const expected = authorizationOf({
        ...who,
        method: request.method as 'GET',
        url: new URL(request.url!, `http://${headers.host}`),
        headers,
        bodyHash: sha256Hex(body),
      });
      if (request.headers.authorization?.replaceAll(', ', ',') !== expected)
        return void response.writeHead(403).end('SignatureDoesNotMatch');
      const path = request.url!;
      if (request.method === 'PUT') kept.set(path, body);
      if (request.method === 'DELETE') kept.delete(path);
      const found = kept.get(path);
      if (request.method === 'GET' && !found) return void response.writeHead(404).end();
      const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
      if (request.method === 'GET' && range)
        return void response.writeHead(206).end(found!.subarray(Number(range[1]), Number(range[2]) + 1));
      response.writeHead(request.method === 'DELETE' ? 204 : 200).end(request.method === 'GET' ? found : undefined);
    });
  });
}

let folder: string;
const bucket = smallBucket();
let endpoint: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  await new Promise<void>((resolve) => void bucket.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await new Promise((resolve) => void bucket.close(resolve));
});

const adapters: [string, () => FileStorage][] = [
  ['a folder', () => folderStorage(folder)],
  ['a bucket', () => s3Storage({ ...who, endpoint, bucket: 'uploads' }, systemClock)],
];

describe.each(adapters)('%s as the file storage', (_name, open) => {
  it('gives back what was put, byte for byte', async () => {
    const storage = open();
    await storage.put(key, bytes);
    expect(Buffer.from((await storage.get(key))!).equals(Buffer.from(bytes))).toBe(true);
  });

  it('has the last of two contents', async () => {
    const storage = open();
    await storage.put(key, bytes);
    await storage.put(key, new Uint8Array([7]));
    expect([...(await storage.get(key))!]).toEqual([7]);
  });

  it('has nothing under a key that was removed or never put, and removing twice is no failure', async () => {
    const storage = open();
    await storage.put(key, bytes);
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.get(key)).toBeNull();
    expect(await storage.get('ffffffff-ffff-4fff-8fff-ffffffffffff')).toBeNull();
  });

  it('stores a file of the disk, and gives back a part of it or all of it as a stream', async () => {
    const storage = open();
    const path = join(folder, 'recording');
    await writeFile(path, '0123456789');
    await storage.putFile(key, path);
    expect(await new Response(await storage.openPart(key)).text()).toBe('0123456789');
    expect(await new Response(await storage.openPart(key, { from: 2, to: 4 })).text()).toBe('234');
    expect(await storage.openPart('ffffffff-ffff-4fff-8fff-ffffffffffff')).toBeNull();
    await expect((async () => storage.putFile(key, join(folder, 'none')))()).rejects.toThrow();
    expect(Buffer.from((await storage.get(key))!).toString(), 'the content from before').toBe('0123456789');
  });

  it.each(['../../etc/passwd', 'report.pdf', ''])('refuses %j as a key', async (bad) => {
    const storage = open();
    await expect((async () => storage.put(bad, bytes))()).rejects.toThrow('Not a key');
    await expect((async () => storage.get(bad))()).rejects.toThrow('Not a key');
  });
});

it('a folder shows no part of a file that could not be written', async () => {
  const storage = folderStorage('/dev/null/files');
  await expect(storage.put(key, bytes)).rejects.toThrow();
  const whole = folderStorage(folder);
  await whole.put(key, bytes);
  expect((await readdir(join(folder, key.slice(0, 2)))).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('a bucket that refuses the signature, and one that is away, are failures', async () => {
  await expect(
    s3Storage({ ...who, secretAccessKey: 'another', endpoint, bucket: 'uploads' }, systemClock).put(key, bytes),
  ).rejects.toThrow('The bucket answered 403.');
  await expect(
    s3Storage({ ...who, endpoint: 'http://127.0.0.1:9', bucket: 'uploads' }, systemClock).get(key),
  ).rejects.toThrow();
});

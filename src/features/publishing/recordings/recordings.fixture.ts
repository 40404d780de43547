import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { createEntry, saveEntry } from '#src/features/publishing/editor/editor.server.ts';
import { editor, sharedInput, textInput } from '#src/features/publishing/editor/content.fixture.ts';
import { testOrigin, type TestSite } from '#tests/support/test-site.ts';
import { convertRecordings } from './convert-recordings.server.ts';

/** A whole WAV file: a tone of so many seconds, 8,000 samples a second of one byte each. */
export function tone(seconds: number): Uint8Array<ArrayBuffer> {
  const samples = Math.round(seconds * 8_000);
  const file = Buffer.alloc(44 + samples, 128);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(8_000, 24);
  file.writeUInt32LE(8_000, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples, 40);
  for (let at = 0; at < samples; at += 1) file[44 + at] = 128 + Math.round(100 * Math.sin(at / 3));
  return new Uint8Array(file);
}

interface Sent {
  bytes: Uint8Array<ArrayBuffer>;
  name?: string;
  token?: string;
  headers?: Record<string, string>;
  prefix?: string;
}

/** Sends a recording as its form does without scripts. */
export async function send(
  site: Pick<TestSite, 'request'>,
  { entryId, who }: { entryId: number; who: Pick<SignedIn, 'cookie' | 'csrfToken'> },
  { bytes, name = 'talk.wav', token, headers = {}, prefix = '' }: Sent,
): Promise<Response> {
  const body = new FormData();
  body.append('zone_token', token ?? who.csrfToken);
  body.append('file', new File([bytes], name));
  const encoded = new Response(body);
  const contentType = encoded.headers.get('content-type') ?? '';
  return site.request(`${prefix}/staff/content/${entryId}/recording/file`, {
    method: 'POST',
    headers: {
      cookie: who.cookie,
      origin: testOrigin,
      'sec-fetch-dest': 'document',
      'content-type': contentType,
      ...headers,
    },
    body: await encoded.arrayBuffer(),
  });
}

/** An episode or a film with a text in English. */
export async function begin(site: TestSite, kind: 'podcast' | 'video', slug: string): Promise<number> {
  const entryId = await createEntry(site.app, editor, { kind, slug, title: slug });
  const texts = [textInput('en', `About ${slug}`)];
  await saveEntry(site.app, editor, { entryId, revision: 1, shared: sharedInput(), texts });
  return entryId;
}

/** Converts what waits. */
export const convert = (site: TestSite, signal = new AbortController().signal) => convertRecordings(site.app, signal);

/** One row or rows of the database. */
export async function rows<Row extends object>(site: TestSite, sql: string, values: unknown[] = []): Promise<Row[]> {
  return (await site.app.pool.query<Row>(sql, values)).rows;
}

/** What is in the folder for files on their way. */
export const incoming = (site: TestSite) =>
  readdir(join(site.app.config.filesFolder, 'incoming')).catch(() => [] as string[]);

/** The number of files in the storage. */
export async function storedCount(site: TestSite): Promise<number> {
  const found = await readdir(site.app.config.filesFolder, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).length;
}

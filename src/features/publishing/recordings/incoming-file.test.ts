import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordingUnknown } from './recordings.errors.ts';
import { readIncoming } from './incoming-file.server.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'incoming-'));
});
afterEach(() => rm(folder, { recursive: true }));

interface SentFile {
  field?: string;
  name?: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A form as a server gets it: its bytes, not the browser's own stream of them. */
async function formOf(fields: Record<string, string>, file?: SentFile): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append(file.field ?? 'file', new File([file.bytes], file.name ?? 'talk.wav'));
  const encoded = new Response(form);
  return new Response(await encoded.arrayBuffer(), { headers: encoded.headers });
}
const read = (response: Response, changes: Partial<Parameters<typeof readIncoming>[0]> = {}) =>
  readIncoming({
    contentType: response.headers.get('content-type')!,
    body: response.body!,
    path: join(folder, 'sent'),
    maxBytes: 1_000_000,
    admit: async () => undefined,
    ...changes,
  });
const codeOf = (code: string) => ({ details: { code } });

it('writes the file as it is, however slowly its sender is admitted', async () => {
  const bytes = new Uint8Array(700_000).fill(7);
  let asked: string | null = null;
  const admit = async (fields: FormData) => {
    await pause(50);
    asked = fields.get('zone_token') as string;
  };
  const file = await read(await formOf({ zone_token: 'token' }, { bytes, name: 'médecin.wav' }), { admit });
  expect(file).toEqual({ name: 'médecin.wav', bytes: 700_000 });
  expect((await readFile(join(folder, 'sent'))).equals(Buffer.from(bytes))).toBe(true);
  expect(asked).toBe('token');
});

it('does not read the file of somebody who is not admitted', async () => {
  const admit = async () => {
    await pause(20);
    throw recordingUnknown();
  };
  const sent = await formOf({}, { bytes: new Uint8Array(700_000) });
  await expect(read(sent, { admit })).rejects.toMatchObject(codeOf('recording_unknown'));
  await expect(readFile(join(folder, 'sent'))).rejects.toThrow('ENOENT');
});

it('refuses one byte over the limit, and takes the limit itself', async () => {
  const over = await formOf({}, { bytes: new Uint8Array(1_001) });
  await expect(read(over, { maxBytes: 1_000 })).rejects.toMatchObject(codeOf('recording_too_large'));
  await rm(join(folder, 'sent'));
  const just = await formOf({}, { bytes: new Uint8Array(1_000) });
  expect(await read(just, { maxBytes: 1_000 })).toEqual({ name: 'talk.wav', bytes: 1_000 });
});

it('a body that ends early, breaks off or is no form is refused', async () => {
  const sent = await formOf({}, { bytes: new Uint8Array(5_000) });
  const whole = new Uint8Array(await sent.arrayBuffer());
  const contentType = `multipart/form-data; boundary=${new TextDecoder().decode(whole.subarray(2, whole.indexOf(13)))}`;
  const half = () => new Response(whole.slice(0, 2_000)).body!;
  await expect(read(new Response(), { contentType, body: half() })).rejects.toMatchObject(codeOf('upload_cut'));
  await rm(join(folder, 'sent'), { force: true });
  const broken = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(whole.slice(0, 2_000));
      setTimeout(() => controller.error(new Error('reset')), 30);
    },
  });
  await expect(read(new Response(), { contentType, body: broken })).rejects.toMatchObject(codeOf('upload_cut'));
  const empty = await formOf({ zone_token: 'token' });
  await expect(read(empty)).rejects.toMatchObject(codeOf('recording_missing'));
  const other = await formOf({}, { field: 'image', bytes: new Uint8Array(3) });
  await expect(read(other)).rejects.toMatchObject(codeOf('recording_missing'));
  const body = half();
  const noBoundary = read(new Response(), { contentType: 'multipart/form-data', body });
  await expect(noBoundary).rejects.toMatchObject(codeOf('upload_unreadable'));
});

it('a disk that refuses the file is no fault of the sender', async () => {
  const sent = await formOf({}, { bytes: new Uint8Array(3) });
  await expect(read(sent, { path: join(folder, 'none', 'sent') })).rejects.toThrow('ENOENT');
});

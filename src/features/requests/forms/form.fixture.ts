/** Forms as browsers send them, for the tests of every kind. */
import type { App } from '#src/platform/app.ts';
import { testOrigin, type TestSite } from '#tests/support/test-site.ts';

export interface OpenedForm {
  cookie: string;
  /** The hidden fields of the page, and the version of the notice. */
  hidden: Record<string, string>;
}

/** Opens a form's page as a new or signed-in visitor, and advances the clock as if it had been read. */
export async function openForm(site: TestSite, path: string, cookie = ''): Promise<OpenedForm> {
  const answer = await site.request(path, { headers: { cookie, 'sec-fetch-dest': 'document' } });
  const html = await answer.text();
  const cookies = answer.headers.getSetCookie().map((text) => text.split(';')[0]!);
  const valueOf = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? '';
  site.clock.advance(5_000);
  return {
    cookie: [cookie, ...cookies].filter(Boolean).join('; '),
    hidden: {
      zone_token: valueOf('zone_token'),
      form_key: valueOf('form_key'),
      consent_version: valueOf('consent_version'),
    },
  };
}

export interface FileToSend {
  name: string;
  bytes: Uint8Array;
  type?: string;
}

/** Sends it with these values and files, and the page's hidden fields. */
export function sendOpened(
  site: TestSite,
  path: string,
  { cookie, hidden }: OpenedForm,
  { files = [], ...values }: { files?: readonly FileToSend[]; [field: string]: unknown },
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...hidden, ...values })) body.append(name, String(value));
  for (const { name, bytes, type = 'application/octet-stream' } of files)
    body.append('files', new File([bytes as Uint8Array<ArrayBuffer>], name, { type }));
  return site.request(path, {
    method: 'POST',
    headers: { cookie, origin: testOrigin, 'sec-fetch-dest': 'document' },
    body,
  });
}

/** The reference on the page of thanks. */
export async function referenceOf(site: TestSite, answer: Response, cookie: string): Promise<string> {
  const thanks = await site.request(answer.headers.get('location') ?? '/', {
    headers: { cookie, 'sec-fetch-dest': 'document' },
  });
  return /tabular-nums[^>]*>([A-Z][0-9A-Z]{9})</.exec(await thanks.text())?.[1] ?? '';
}

const small = {
  pdf: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  ),
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  /** A Windows program, whatever its name. */
  exe: Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0', 'latin1'), Buffer.alloc(400)]),
};
/** Small files of each kind. */
export const sampleFiles: Record<keyof typeof small, Uint8Array> = small;

/** The version of the notice that a call agrees to. */
export async function noticeVersionOf(app: App): Promise<string> {
  const { readSetting } = await import('#src/features/site/settings/settings.server.ts');
  return (await readSetting(app, 'privacyNotice')).version;
}

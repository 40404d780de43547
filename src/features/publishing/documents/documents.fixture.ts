import { PDFDocument } from 'pdf-lib';
import type { SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { testOrigin, type TestSite } from '#tests/support/test-site.ts';

type Browser = Pick<SignedIn, 'cookie' | 'csrfToken'>;

/** A PDF of so many empty pages; `title` makes its content another. */
export async function pdf(
  title: string,
  { pages = 1, change }: { pages?: number; change?: (file: PDFDocument) => unknown } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const file = await PDFDocument.create();
  file.setTitle(title);
  for (let page = 0; page < pages; page += 1) file.addPage();
  await change?.(file);
  return new Uint8Array(await file.save());
}

interface Sent {
  intent?: string;
  title?: string;
  language?: string;
  file?: { name: string; bytes: Uint8Array<ArrayBuffer> };
  token?: string;
}

/** Sends a form of the page of an entry's documents, as it does without scripts. */
export function sendDocument(
  site: Pick<TestSite, 'request'>,
  { entryId, who }: { entryId: number; who: Browser },
  { intent = 'add', title = 'Technical specification', language = 'en', file, token }: Sent,
): Promise<Response> {
  const body = new FormData();
  body.set('zone_token', token ?? who.csrfToken);
  body.set('title', title);
  body.set('language', language);
  body.set('intent', intent);
  body.set('file', file ? new File([file.bytes], file.name) : new File([], ''));
  return site.request(`/staff/content/${entryId}/documents`, {
    method: 'POST',
    headers: { cookie: who.cookie, origin: testOrigin, 'sec-fetch-dest': 'document' },
    body,
  });
}

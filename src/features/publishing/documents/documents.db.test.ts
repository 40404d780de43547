import { createHash } from 'node:crypto';
import { PDFName, PDFString } from 'pdf-lib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, sharedInput, textInput } from '#src/features/publishing/editor/content.fixture.ts';
import { createEntry, saveEntry, takeStep } from '#src/features/publishing/editor/editor.server.ts';
import type { Download } from '#src/features/publishing/entries/downloads.rules.ts';
import { sweepFiles } from '#src/platform/files/files.server.ts';
import { testOrigin, type TestSite } from '#tests/support/test-site.ts';
import { pdf, sendDocument } from './documents.fixture.ts';
import { addDocument } from './documents.server.ts';
import { sweepDocuments } from './sweep-documents.server.ts';

let site: TestSite;
let buyer: SignedIn;
let tender: number;
let count = 0;
const signIn = (role: 'procurement_officer' | 'recruiter' | 'editor' | 'clinical_reviewer') =>
  signedInStaff(site.app, [{ role, hospitalId: null }]);
beforeAll(async () => {
  site = await openTestSite();
  buyer = await signIn('procurement_officer');
});
afterAll(() => site.close());
beforeEach(async () => {
  count += 1;
  tender = await begin(`lift-maintenance-${count}`);
});

/** A tender with a text in English. */
async function begin(slug: string, closesAt = '2027-03-01T04:00:00.000Z'): Promise<number> {
  const entryId = await createEntry(site.app, buyer.actor, { kind: 'tender', slug, title: slug });
  const shared = sharedInput({ topics: [], fields: { number: 'T/1', closesAt } });
  await saveEntry(site.app, buyer.actor, { entryId, revision: 1, shared, texts: [textInput('en', 'Lifts')] });
  return entryId;
}
const step = (name: 'publish' | 'unpublish', entryId = tender) =>
  takeStep(site.app, buyer.actor, { entryId, language: 'en', step: name });
const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await site.app.pool.query<Row>(sql, values)).rows;
const downloads = async (entryId = tender, table = 'content_entries'): Promise<Download[]> =>
  (
    await rows<{ fields: { downloads?: Download[] } }>(
      `select fields from ${table} where ${table === 'content_entries' ? 'id' : 'entry_id'} = $1`,
      [entryId],
    )
  )[0]?.fields.downloads ?? [];
const add = async (bytes: Uint8Array<ArrayBuffer>, name = 'Spec v1.pdf', entryId = tender) => {
  const answer = await sendDocument(site, { entryId, who: buyer }, { file: { name, bytes } });
  expect(answer.status).toBe(302);
  return (await downloads(entryId)).at(-1)!;
};
const addressOf = ({ id }: { id: string }) => `/documents/${id}.pdf`;
const get = (path: string, headers: Record<string, string> = {}) => site.request(path, { headers });
const adminPageOf = async (who = buyer, entryId = tender) =>
  openConsole(site, `/staff/content/${entryId}/documents`, who);
const storedFiles = async () => (await rows<{ id: string }>('select id from stored_files')).length;

describe('a tender gets its papers', () => {
  it('a PDF is added on the screen, is for its editors alone until it is published, then for everybody', async () => {
    const bytes = await pdf('Lifts', { pages: 3 });
    const added = await add(bytes, 'C:\\tenders\\Spec v1.final.exe.pdf');
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect(added).toMatchObject({ hash, name: 'Spec v1.pdf', bytes: bytes.length, pages: 3, language: 'en' });
    expect(await (await adminPageOf()).text()).toContain('Not public yet.');
    expect((await get(addressOf(added))).status).toBe(404);
    const patient = await signedInPatient(site.app);
    const recruiter = await signIn('recruiter');
    for (const who of [patient, recruiter])
      expect((await get(addressOf(added), { cookie: who.cookie })).status).toBe(404);
    const draft = await get(addressOf(added), { cookie: buyer.cookie });
    expect([draft.status, draft.headers.get('cache-control')]).toEqual([200, 'private, no-store']);

    await step('publish');
    const html = (await (await get(`/procurement/lift-maintenance-${count}`)).text()).replaceAll('<!-- -->', '');
    expect(html).toContain(`href="${addressOf(added)}"`);
    expect(html).toContain('Technical specification');
    expect(html).toContain('PDF, English, 1 kB, 3 pages');
    const answer = await get(addressOf(added));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': 'attachment; filename="Spec v1.pdf"; filename*=UTF-8\'\'Spec%20v1.pdf',
      'cache-control': 'public, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      etag: `"${hash}"`,
    });
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    expect((await get(addressOf(added), { 'if-none-match': `"${hash}"` })).status).toBe(304);
    expect(await (await adminPageOf()).text()).toContain('Visitors have it');
  });

  it('one that is replaced keeps its address, and readers its former file until the next publication', async () => {
    const [first, second] = [await pdf('one'), await pdf('two', { pages: 2 })];
    const { id } = await add(first);
    await step('publish');
    const change = { intent: `change:${id}`, title: 'Addendum', language: 'ms' };
    const where = { entryId: tender, who: buyer };
    const file = { name: 'addendum.pdf', bytes: second };
    expect((await sendDocument(site, where, { ...change, file })).status).toBe(302);
    expect(await downloads()).toMatchObject([
      { id, title: 'Addendum', language: 'ms', name: 'addendum.pdf', pages: 2 },
    ]);
    expect(await (await adminPageOf()).text()).toContain('Visitors have the earlier file.');
    const bytesAt = async (path: string) =>
      new Uint8Array(await (await get(path, { cookie: buyer.cookie })).arrayBuffer());
    expect(await bytesAt(`/documents/${id}.pdf`)).toEqual(first);
    expect(await bytesAt(`/staff/content/${tender}/documents/${id}`), 'its editor opens the new one').toEqual(second);
    await step('publish');
    expect(await bytesAt(`/documents/${id}.pdf`)).toEqual(second);
    // Title and language alone leave the file.
    expect((await sendDocument(site, where, { intent: `change:${id}`, title: 'Addendum 1' })).status).toBe(302);
    expect(await downloads()).toMatchObject([{ title: 'Addendum 1', language: 'en', name: 'addendum.pdf', pages: 2 }]);
  });

  it('one that is removed leaves its readers with the next publication, and its address says that it is gone', async () => {
    const kept = await add(await pdf('kept'));
    const removed = await add(await pdf('removed'));
    await step('publish');
    const remove = (id: string) => sendDocument(site, { entryId: tender, who: buyer }, { intent: `remove:${id}` });
    expect((await remove(removed.id)).status).toBe(302);
    expect((await remove(removed.id)).status, 'it is not there twice').toBe(404);
    expect(await (await adminPageOf()).text()).toContain('Visitors still see 1 that you removed');
    expect((await get(addressOf(removed))).status).toBe(200);
    await step('publish');
    expect((await get(addressOf(removed))).status).toBe(410);
    expect((await get(addressOf(kept))).status).toBe(200);
    await step('unpublish');
    expect((await get(addressOf(kept))).status).toBe(410);
    const draft = await add(await pdf('never public'));
    expect((await remove(draft.id)).status).toBe(302);
    expect((await get(addressOf(draft), { cookie: buyer.cookie })).status, 'never public').toBe(404);
    expect((await get('/documents/00000000-0000-4000-8000-000000000000.pdf')).status).toBe(404);
  });

  it('whoever comes too late reads so in the language of the address, with the entry or its list to go on to', async () => {
    const removed = await add(await pdf('removed'));
    const kept = await add(await pdf('kept'));
    await step('publish');
    await sendDocument(site, { entryId: tender, who: buyer }, { intent: `remove:${removed.id}` });
    await step('publish');
    const page = async (path: string) => {
      const answer = await get(path);
      const { status, headers } = answer;
      const [html, kind, cached] = [await answer.text(), headers.get('content-type'), headers.get('cache-control')];
      expect([kind, cached]).toEqual(['text/html; charset=utf-8', 'no-store']);
      return { status, html };
    };
    for (const [prefix, tag, words] of [
      ['', 'en-MY', 'No longer available'],
      ['/ms', 'ms-MY', 'Tidak lagi tersedia'],
      ['/zh', 'zh-Hans-MY', '内容已移除'],
    ] as const) {
      const { status, html } = await page(`${prefix}${addressOf(removed)}`);
      expect(status).toBe(410);
      expect(html).toContain(`<html lang="${tag}"`);
      expect(html).toContain(`${words}</h1>`);
      expect(html, 'the tender is public').toContain(`href="${prefix}/procurement/lift-maintenance-${count}"`);
    }
    await step('unpublish');
    const list = await page(`/zh${addressOf(kept)}`);
    expect(list.status).toBe(410);
    expect(list.html).toMatch(/<main[^]*href="\/zh\/procurement"[^]*<\/main>/);
    expect(list.html).not.toContain(`lift-maintenance-${count}`);
    for (const path of [
      '/documents/none.pdf',
      '/documents/none',
      '/documents/00000000-0000-4000-8000-000000000000.pdf',
    ]) {
      const missing = await page(`/ms${path}`);
      expect(missing.status, path).toBe(404);
      expect(missing.html, path).toContain('Halaman tidak dijumpai');
      expect((await page(path)).html, path).toContain('Page not found');
    }
  });

  it('readers of Malay and Chinese download the same file from an address of their language', async () => {
    const bytes = await pdf('Lifts');
    const added = await add(bytes);
    await step('publish');
    expect(await (await get(`/ms/procurement/lift-maintenance-${count}`)).text()).toContain(
      `href="/ms${addressOf(added)}"`,
    );
    const [english, malay] = [await get(addressOf(added)), await get(`/ms${addressOf(added)}`)];
    expect(malay.headers.get('link')).toBe(`<${testOrigin}${addressOf(added)}>; rel="canonical"`);
    expect(english.headers.get('link')).toBeNull();
    const headersOf = (answer: Response) =>
      ['content-type', 'content-disposition', 'cache-control', 'etag', 'content-security-policy'].map((name) =>
        answer.headers.get(name),
      );
    expect([malay.status, headersOf(malay)]).toEqual([200, headersOf(english)]);
    expect(new Uint8Array(await malay.arrayBuffer())).toEqual(bytes);
    const known = { 'if-none-match': english.headers.get('etag')! };
    expect((await get(`/zh${addressOf(added)}`, known)).status).toBe(304);
  });

  it('one that has closed keeps them', async () => {
    const closed = await begin('closed-tender', '2026-11-01T04:00:00.000Z');
    const { id } = await add(await pdf('closed'), 'paper.pdf', closed);
    await step('publish', closed);
    expect(await (await get('/procurement/closed-tender')).text()).toContain(`/documents/${id}.pdf`);
    expect((await get(`/documents/${id}.pdf`)).status).toBe(200);
  });

  it('a save of the text keeps them, and at most twenty are taken', async () => {
    const { id } = await add(await pdf('first'));
    const shared = sharedInput({ topics: [], fields: { number: 'T/2', closesAt: '2027-03-01T04:00:00.000Z' } });
    await saveEntry(site.app, buyer.actor, { entryId: tender, revision: 2, shared, texts: [] });
    expect(await downloads()).toMatchObject([{ id }]);
    const [one] = await downloads();
    const twenty = Array.from({ length: 20 }, () => ({ ...one, id: crypto.randomUUID() }));
    const full = JSON.stringify({ downloads: twenty });
    await rows('update content_entries set fields = fields || $2::jsonb where id = $1', [tender, full]);
    const answer = await sendDocument(
      site,
      { entryId: tender, who: buyer },
      { file: { name: 'a.pdf', bytes: await pdf('21') } },
    );
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('There are already 20 documents.');
    expect(await downloads()).toHaveLength(20);
  });
});

describe('nobody else does', () => {
  it.each([
    ['a guest', async () => ({ cookie: '', csrfToken: 'x' }), 302],
    ['a patient', async () => signedInPatient(site.app), 303],
    ['staff of another desk', async () => signIn('recruiter'), 403],
    ['a reviewer', async () => signIn('clinical_reviewer'), 403],
  ] as const)('%s', async (_who, person, status) => {
    const { id } = await add(await pdf('papers'));
    const [files, before] = [await storedFiles(), await downloads()];
    const who = await person();
    for (const intent of ['add', `change:${id}`, `remove:${id}`]) {
      const sent = { intent, title: 'Another', file: { name: 'a.pdf', bytes: await pdf('of others') } };
      const answer = await sendDocument(site, { entryId: tender, who }, sent);
      expect(answer.status, intent).toBe(status);
      if (status !== 403) expect(answer.headers.get('location')).toMatch(/^\/(?:staff\/sign-in|login)/);
    }
    expect(await downloads()).toEqual(before);
    expect(await storedFiles()).toBe(files);
    if (status !== 403) return;
    expect((await openConsole(site, `/staff/content/${tender}/documents`, who)).status).toBe(403);
    expect((await openConsole(site, `/staff/content/${tender}/documents/${id}`, who)).status).toBe(403);
  });

  it('a page of a former session sends nothing in an editor’s name', async () => {
    const { csrfToken } = await signIn('procurement_officer');
    const file = { name: 'a.pdf', bytes: await pdf('forged') };
    const answer = await sendDocument(site, { entryId: tender, who: buyer }, { file, token: csrfToken });
    expect(answer.status).toBe(403);
    expect(await downloads()).toEqual([]);
  });

  it('a document is changed in its own entry alone, and a kind without documents takes none', async () => {
    const { id } = await add(await pdf('mine'));
    const other = await begin('another-tender');
    const change = await sendDocument(site, { entryId: other, who: buyer }, { intent: `change:${id}` });
    expect(change.status).toBe(404);
    expect((await openConsole(site, `/staff/content/${other}/documents/${id}`, buyer)).status).toBe(404);
    const editor = await signIn('editor');
    const [article] = await rows<{ id: number }>("select id from content_entries where kind = 'article' limit 1");
    expect((await adminPageOf(editor, article!.id)).status).toBe(404);
    const file = { name: 'a.pdf', bytes: await pdf('x') };
    expect((await sendDocument(site, { entryId: article!.id, who: editor }, { file })).status).toBe(404);
  });
});

describe('a file is refused in plain words beside its field, and nothing of it stays', () => {
  const launch = { S: 'Launch', F: PDFString.of('cmd.exe') };
  const text = new TextEncoder();
  it.each([
    ['a page named .pdf', async () => text.encode('<!doctype html><script>alert(1)</script>'), 'This is not a PDF.'],
    [
      'a picture',
      async () => new Uint8Array(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
      'This is not a PDF.',
    ],
    ['no file', async () => new Uint8Array(), 'Choose a PDF file.'],
    ['one over 10 MB', async () => new Uint8Array(10 * 1024 * 1024 + 1), 'This file is larger than 10 MB.'],
    ['a broken one', async () => text.encode('%PDF-1.7\nnothing more'), 'This PDF is damaged'],
    [
      'an encrypted one',
      async () => text.encode(`${Buffer.from(await pdf('locked')).toString('latin1')}\ntrailer << /Encrypt 5 0 R >>`),
      'This PDF has a password or restrictions.',
    ],
    [
      'one with a script',
      () => pdf('script', { change: (file) => file.addJavaScript('hello', 'app.alert(1)') }),
      'This PDF contains a script',
    ],
    [
      'one that starts a program',
      () => pdf('launch', { change: (file) => file.catalog.set(PDFName.of('OpenAction'), file.context.obj(launch)) }),
      'This PDF contains a script',
    ],
    [
      'one with a file within',
      () => pdf('attached', { change: (file) => file.attach(Buffer.from('MZ'), 'tool.exe') }),
      'This PDF contains a script',
    ],
  ] as const)('%s', async (_what, make, words) => {
    const files = await storedFiles();
    const where = { entryId: tender, who: buyer };
    const answer = await sendDocument(site, where, { title: 'My title', file: { name: 'a.pdf', bytes: await make() } });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toMatch(new RegExp(`id="file-error"[^>]*>[^]*?${words}`));
    expect(html, 'what was typed is kept').toContain('value="My title"');
    expect(await downloads()).toEqual([]);
    expect(await storedFiles()).toBe(files);
  });

  it('one without a title', async () => {
    const file = { name: 'a.pdf', bytes: await pdf('untitled') };
    for (const title of ['  ', 'x'.repeat(161)]) {
      const answer = await sendDocument(site, { entryId: tender, who: buyer }, { title, file });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain('Enter a title of at most 160 characters.');
    }
    expect(await downloads()).toEqual([]);
  });

  it('one in which the scanner finds malware, and every one while it does not answer', async () => {
    const file = { name: 'a.pdf', bytes: await pdf('scanned') };
    const under = (scan: () => Promise<'clean' | 'infected'>) =>
      addDocument({ ...site.app, malwareScanner: { scan } }, buyer.actor, {
        entryId: tender,
        title: 'Scanned',
        language: 'en',
        file,
      });
    const files = await storedFiles();
    await expect(under(async () => 'infected')).rejects.toMatchObject({ details: { code: 'document_infected' } });
    const away = async () => Promise.reject(new Error('away'));
    await expect(under(away)).rejects.toMatchObject({ details: { code: 'document_not_scanned' } });
    expect(await storedFiles()).toBe(files);
    await under(async () => 'clean');
    const [{ hash } = { hash: '' }] = await downloads();
    const scans = await rows(
      'select scan from stored_files s join document_files f on f.file_id = s.id where f.hash = $1',
      [hash],
    );
    expect(scans).toEqual([{ scan: 'clean' }]);
    await step('publish');
    const [{ id } = { id: '' }] = await downloads();
    expect((await get(`/documents/${id}.pdf`)).status).toBe(200);
  });
});

describe('files are kept while somebody has them', () => {
  const sweep = async () => {
    site.clock.advance(90 * 60_000);
    await sweepDocuments(site.app);
    await sweepFiles(site.app);
    buyer = await signIn('procurement_officer');
  };
  const isStored = async (hash: string) =>
    (await rows('select from document_files f join stored_files s on s.id = f.file_id where f.hash = $1', [hash]))
      .length === 1;

  it('the same content is stored once for all who show it, and goes when the last one lets it go', async () => {
    const bytes = await pdf('shared terms');
    const other = await begin('shared-terms');
    await sweepFiles(site.app);
    const files = await storedFiles();
    const [mine, theirs] = await Promise.all([add(bytes), add(bytes, 'terms.pdf', other)]);
    expect(mine.hash).toBe(theirs.hash);
    await sweepFiles(site.app);
    expect(await storedFiles()).toBe(files + 1);
    await step('publish');
    const where = { entryId: tender, who: buyer };
    await sendDocument(site, where, { intent: `remove:${mine.id}` });
    await sendDocument(site, { ...where, entryId: other }, { intent: `remove:${theirs.id}` });
    await sweep();
    expect(await isStored(mine.hash), 'readers still have it').toBe(true);
    expect((await get(addressOf(mine))).status).toBe(200);
    await step('publish');
    await sweep();
    expect(await isStored(mine.hash)).toBe(false);
    expect((await get(addressOf(mine))).status).toBe(410);
  });

  it('a draft that is deleted for good takes its documents along', async () => {
    const { id, hash } = await add(await pdf('draft for nothing'));
    await sweep();
    expect(await isStored(hash), 'a draft keeps its own').toBe(true);
    await rows('delete from content_entries where id = $1', [tender]);
    await sweep();
    expect(await isStored(hash)).toBe(false);
    expect(await rows('select from documents where id = $1', [id])).toEqual([]);
    expect((await get(`/documents/${id}.pdf`)).status).toBe(404);
  });
});

it('a reviewer reads the documents of a health page with its text', async () => {
  const editor = await signIn('editor');
  const entryId = await createEntry(site.app, editor.actor, { kind: 'news', slug: 'leaflets', title: 'Leaflets' });
  const texts = [textInput('en', 'Leaflets')];
  await saveEntry(site.app, editor.actor, { entryId, revision: 1, shared: sharedInput(), texts });
  await sendDocument(
    site,
    { entryId, who: editor },
    { title: 'Leaflet', file: { name: 'l.pdf', bytes: await pdf('l') } },
  );
  const [leaflet] = await downloads(entryId);
  const reviewer = await signIn('clinical_reviewer');
  const html = await (await openConsole(site, `/staff/reviews/${entryId}?language=en`, reviewer)).text();
  expect(html).toContain(addressOf(leaflet!));
  expect((await get(addressOf(leaflet!), { cookie: reviewer.cookie })).status).toBe(200);
});

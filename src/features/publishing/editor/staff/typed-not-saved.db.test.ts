import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
let editor: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
});
afterAll(() => site.close());

const look = async (path: string) => (await openConsole(site, path, editor)).text();
const send = (path: string, fields: Record<string, string>) => sendForm(site, path, editor, fields);
const revisionIn = (html: string) => /name="revision" value="(\d+)"/.exec(html)![1]!;

/** Creates an entry by the form; returns its address in the console. */
async function begin(kind: string, slug: string): Promise<string> {
  return (await send('/staff/content/new', { kind, slug, title: `The ${slug}` })).headers.get('location')!;
}

describe('what is typed and not saved', () => {
  const typed = {
    title: 'Typed, not saved',
    summary: 'A summary',
    body: '<p>Words.</p>',
    topics: 'heart',
    'own.healthAdvice': 'no',
    language: 'en',
  };

  it('is published by Publish now, kept by a language’s tab, and changes nothing where nothing was typed', async () => {
    const path = await begin('news', 'typed-and-published');
    const revision = revisionIn(await look(path));
    expect((await send(path, { ...typed, revision, intent: 'publish:en' })).headers.get('location')).toContain(
      'done=step',
    );
    await expect
      .poll(async () => (await site.request('/news/typed-and-published')).text())
      .toContain('Typed, not saved');
    const after = revisionIn(await look(path));
    const tab = await send(path, { ...typed, revision: after, title: 'Typed later', intent: 'edit:ms' });
    expect(tab.headers.get('location')).toMatch(/language=ms$/);
    const html = await look(path);
    expect(html).toContain('value="Typed later"');
    const kept = revisionIn(html);
    expect(Number(kept)).toBe(Number(after) + 1);
    await send(path, { ...typed, revision: kept, title: 'Typed later', intent: 'edit:zh' });
    expect(revisionIn(await look(path))).toBe(kept);
  });

  it('is saved before a step that is refused, and the form that comes back can be sent again', async () => {
    const path = await begin('news', 'typed-and-refused');
    const revision = revisionIn(await look(path));
    const refused = await send(path, { ...typed, summary: '', revision, intent: 'publish:en' });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain('value="Typed, not saved"');
    const again = await send(path, { ...typed, revision: revisionIn(html), intent: 'publish:en' });
    expect(again.headers.get('location')).toContain('done=step');
  });

  it('stays when a published text is taken away from readers', async () => {
    const path = await begin('news', 'typed-and-taken-away');
    await send(path, { ...typed, revision: revisionIn(await look(path)), intent: 'publish:en' });
    const revision = revisionIn(await look(path));
    await send(path, { ...typed, title: 'Half a new title', revision, intent: 'unpublish:en' });
    expect(await look(path)).toContain('value="Half a new title"');
    expect((await site.request('/news/typed-and-taken-away')).status).toBe(410);
  });
});

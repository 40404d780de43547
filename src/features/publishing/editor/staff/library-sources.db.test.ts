import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
let editor: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
});
afterAll(() => site.close());

const send = (path: string, fields: Record<string, string>) => sendForm(site, path, editor, fields);

/** Begins an entry and saves it with these fields; returns its address in the console. */
async function written(kind: string, fields: Record<string, string>): Promise<string> {
  const begun = await send('/staff/content/new', { kind, slug: `lacking-${kind}`, title: 'Lacking' });
  const path = begun.headers.get('location')!;
  const html = await (await openConsole(site, path, editor)).text();
  const revision = /name="revision" value="(\d+)"/.exec(html)![1]!;
  const reviewed = { reviewer: 'Dr Tan', reviewedOn: '2026-11-01', author: 'Editor', summary: 'A summary' };
  const saved = await send(path, {
    intent: 'save',
    language: 'en',
    revision,
    title: 'Lacking',
    ...reviewed,
    ...fields,
  });
  expect(saved.status).toBe(302);
  return path;
}

test.each<[string, Record<string, string>, string[]]>([
  ['library-first-aid', { 'own.overview': 'A bee stings once.' }, ['steps', 'neverDo', 'references', 'reviewerField']],
  ['library-faq', { 'own.answer': 'Yes.' }, ['references', 'reviewerField']],
  ['library-test', { 'own.overview': 'A swab.' }, ['selfCare', 'emergency', 'references', 'reviewerField']],
])('%s is not published without its sources and its own parts', async (kind, fields, missing) => {
  const refused = await send(await written(kind, fields), { intent: 'publish', language: 'en' });
  expect(refused.status).toBe(422);
  const named = [...(await refused.text()).matchAll(/id="own\.(\w+)-error"/g)].map(([, field]) => field!);
  expect(named).toEqual(expect.arrayContaining(missing));
});

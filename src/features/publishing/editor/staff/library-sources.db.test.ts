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

let begunEntries = 0;
const send = (path: string, fields: Record<string, string>) => sendForm(site, path, editor, fields);

/** Begins an entry and saves it with these fields; returns its address in the console. */
async function written(kind: string, fields: Record<string, string>): Promise<string> {
  const begun = await send('/staff/content/new', {
    kind,
    slug: `lacking-${kind}-${String((begunEntries += 1))}`,
    title: 'Lacking',
  });
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
  ['library-first-aid', { 'own.overview': 'A bee stings once.' }, ['steps', 'neverDo', 'references']],
  ['library-faq', { 'own.answer': 'Yes.' }, ['references']],
  ['library-test', { 'own.overview': 'A swab.' }, ['prevention', 'selfCare', 'emergency', 'references']],
])('%s is not published without its sources and its own parts', async (kind, fields, missing) => {
  const refused = await send(await written(kind, fields), { intent: 'publish', language: 'en' });
  expect(refused.status).toBe(422);
  const html = await refused.text();
  const named = [...html.matchAll(/id="own\.(\w+)-error"/g)].map(([, field]) => field!);
  expect(named).toEqual(expect.arrayContaining(missing));
});

test('the editor names what lowers the risks of a test as the page does', async () => {
  const refused = await send(await written('library-test', { 'own.risks': 'A bruise' }), {
    intent: 'publish',
    language: 'en',
  });
  const named = (await refused.text()).match(/How to (?:lower|prevent)[\w ]+(?:: Fill this in| \(|<\/label)/g);
  expect(new Set(named)).toEqual(new Set(['How to lower the risks: Fill this in', 'How to lower the risks</label']));
});

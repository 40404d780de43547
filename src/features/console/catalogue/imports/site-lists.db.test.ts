import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import type { CatalogueInputs, FileListName } from '../fields/catalogue-fields.ts';
import { checkedFile, csvFile, faultyCells, sendCatalogueForm } from '../catalogue.fixture.ts';

let site: TestSite;
let chief: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => site.close());

const planned = async (list: FileListName, rows: readonly CatalogueInputs[]) => {
  const plan = await checkedFile(site, chief, { list, file: csvFile(rows) });
  const html = await (await openConsole(site, `/staff/catalogue/${plan}`, chief)).text();
  return { plan, html: html.replaceAll('<!-- -->', '') };
};
const send = (path: string, intent: string) => sendCatalogueForm(site, path, chief, { intent });
const undone = async (plan: string) => (await send(plan, 'undo')).headers.get('location');
const rowsOf = async (query: ReturnType<typeof sql>) => (await site.app.db.execute(query)).rows;

describe('urgent words from a file', () => {
  const stored = () =>
    rowsOf(
      sql`select phrase, language, urgent_concept as concept from search_phrases where urgent_concept is not null`,
    );

  test('faults of each row by its column', async () => {
    const { html } = await planned('urgent-words', [
      { word: 'x', language: 'en', concept: 'heart' },
      { word: 'the and', language: 'en', concept: 'heart' },
      { word: 'chest crushing', language: 'en', concept: 'sadness' },
      { word: 'dada sakit', language: 'ta', concept: 'heart' },
    ]);
    expect(faultyCells(html)).toEqual(['2 word', '3 word', '4 concept', '5 language']);
    expect(await stored()).toEqual([]);
  });

  test('are added, found again in another spelling, changed, and taken back', async () => {
    const word = { word: 'Dada Terhimpit', language: 'ms', concept: 'heart' };
    const made = await planned('urgent-words', [word]);
    expect((await send(made.plan, 'apply')).status).toBe(303);
    expect(await stored()).toEqual([{ phrase: 'dada terhimpit', language: 'ms', concept: 'heart' }]);
    expect((await planned('urgent-words', [{ ...word, word: 'DADA terhimpit' }])).html).toContain(
      'This file changes nothing.',
    );
    const changed = await planned('urgent-words', [{ ...word, concept: 'breathing' }]);
    expect((await send(changed.plan, 'apply')).status).toBe(303);
    expect(await undone(changed.plan)).not.toContain('kept=');
    expect(await stored()).toMatchObject([{ concept: 'heart' }]);
    expect(await undone(made.plan)).not.toContain('kept=');
    expect(await stored()).toEqual([]);
  });
});

describe('descriptions of pictures from a file', () => {
  beforeAll(() =>
    rowsOf(sql`insert into content_media (hash, name, alt, width, height) values
      ('one', 'ward.jpg', '{"en": "A ward"}', 800, 600), ('two', 'garden.jpg', '{"en": "x"}', 800, 600),
      ('three', 'garden.jpg', '{"en": "y"}', 800, 600)`),
  );
  const stored = async () => (await rowsOf(sql`select alt from content_media where hash = 'one'`))[0]!['alt'];

  test('faults of each row by its column: no such picture, several of the name, no English words', async () => {
    const { html } = await planned('media-texts', [
      { picture: 'nothing.jpg', alt_en: 'Nothing' },
      { picture: 'garden.jpg', alt_en: 'A garden' },
      { picture: 'ward.jpg', alt_en: '' },
    ]);
    expect(faultyCells(html)).toEqual(['2 picture', '3 picture', '4 alt_en']);
  });

  test('are changed by the name of the file, and taken back', async () => {
    const rows = [{ picture: 'ward.jpg', alt_en: 'A ward with six beds', alt_ms: 'Wad dengan enam katil', alt_zh: '' }];
    const changed = await planned('media-texts', rows);
    expect((await send(changed.plan, 'apply')).status).toBe(303);
    expect(await stored()).toEqual({ en: 'A ward with six beds', ms: 'Wad dengan enam katil' });
    expect((await planned('media-texts', rows)).html).toContain('This file changes nothing.');
    expect(await undone(changed.plan)).not.toContain('kept=');
    expect(await stored()).toEqual({ en: 'A ward' });
  });
});

describe('menus from a file', () => {
  const versions = async () => (await rowsOf(sql`select count(*)::int as count from menu_versions`))[0]!['count'];
  const item = (changes: CatalogueInputs): CatalogueInputs => ({
    menu: 'footer',
    item: 'n1',
    under: '',
    position: '995',
    label_en: 'Wards',
    label_ms: 'Wad',
    label_zh: '病房',
    line_en: '',
    line_ms: '',
    line_zh: '',
    address: '/our-hospitals',
    ...changes,
  });

  test('faults of each row by its column, the rows of a menu together', async () => {
    const { html } = await planned('menus', [
      item({ item: 'n1', address: '/no-such-page' }),
      item({ item: 'n2', label_zh: '' }),
      item({ item: 'n3', under: 'z9' }),
      item({ item: 'n4', line_en: 'Only in English' }),
      item({ item: 'NEW' }),
    ]);
    expect(faultyCells(html)).toEqual(['2 address', '3 label_zh', '4 under', '5 line_ms', '5 line_zh', '6 item']);
  });

  test('gain an item as one version, seen on pages, and are the shipped ones again after the undoing', async () => {
    const added = await planned('menus', [
      item({}),
      item({ item: 'n2', label_en: 'Doctors here', address: '/doctor' }),
    ]);
    expect(added.html).toMatch(/Will be created<\/dt><dd[^>]*>2</);
    expect((await send(added.plan, 'apply')).status).toBe(303);
    expect(await versions()).toBe(1);
    await expect.poll(async () => (await site.request('/our-hospitals')).text()).toContain('Doctors here');
    const [newest] = await rowsOf(sql`select items from menu_versions order by version desc limit 1`);
    expect((newest!['items'] as { id: string }[]).map(({ id }) => id).slice(-2)).toEqual(['n1', 'n2']);
    expect(await undone(added.plan)).not.toContain('kept=');
    expect(await rowsOf(sql`select items from menu_versions order by version desc limit 1`)).toEqual([{ items: [] }]);
    await expect.poll(async () => (await site.request('/our-hospitals')).text()).not.toContain('Doctors here');
  });

  test('whose items a file moves are in their order again after the undoing', async () => {
    const order = async () =>
      (await (await openConsole(site, '/staff/catalogue/menus/csv', chief)).text())
        .split('\n')
        .flatMap((line) => /^footer,([a-z]\d+),,(\d+),/.exec(line)?.slice(1, 3).join(' ') ?? []);
    const before = await order();
    const [first, second, third] = before.map((item) => item.split(' ')[0]!) as [string, string, string];
    const moved = await planned('menus', [{ menu: 'footer', item: first, under: '', position: '35' }]);
    expect(moved.html).toMatch(/Will change<\/dt><dd[^>]*>1</);
    expect((await send(moved.plan, 'apply')).status).toBe(303);
    expect((await order()).slice(0, 3)).toEqual([`${second} 10`, `${third} 20`, `${first} 30`]);
    expect(await undone(moved.plan)).not.toContain('kept=');
    expect(await order()).toEqual(before);
  });
});

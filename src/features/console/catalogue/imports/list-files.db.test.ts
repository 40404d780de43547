import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { fillBareLists } from './bare-lists.fixture.ts';
import { checkedFile } from '../catalogue.fixture.ts';
import { catalogueListNames, fileListNames, type ImportListName } from '../fields/catalogue-fields.ts';
import { importList } from '../lists/file-lists.ts';

let site: TestSite;
let chief: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  await fillBareLists(site, chief);
});
afterAll(() => site.close());

const open = (path: string, who = chief) => openConsole(site, path, who);
/** The links of a page to files, by their words. */
function fileLinks(html: string): Record<string, string> {
  const links = [...html.matchAll(/<a [^>]*href="([^"]*\/csv(?:\?[^"]*)?)"[^>]*>([^<]*)</g)];
  return Object.fromEntries(links.map(([, href, words]) => [words!, href!.replaceAll('&amp;', '&')]));
}
const pageOf = (list: ImportListName) => importList(list).adminPage ?? `/staff/catalogue/${list}`;

describe('the page of a list with an import', () => {
  test.each([...catalogueListNames, ...fileListNames])(
    'of %s offers the file that its import takes back unchanged, and calls every other file a report',
    async (list) => {
      const html = await (await open(pageOf(list))).text();
      expect(html).toContain(`href="/staff/catalogue/${list}/import"`);
      const links = fileLinks(html);
      const { 'File for import (CSV)': csv, 'File for import (Excel)': workbook, ...others } = links;
      for (const words of Object.keys(others)) expect(['Report as Excel', 'Report as CSV']).toContain(words);
      expect(workbook).toBe(`${csv}${csv!.includes('?') ? '&' : '?'}format=xlsx`);

      for (const [href, fileName] of [
        [csv!, 'list.csv'],
        [workbook!, 'list.xlsx'],
      ] as const) {
        const file = new File([await (await open(href)).arrayBuffer()], fileName);
        const plan = await checkedFile(site, chief, { list, file });
        expect(await (await open(`/staff/catalogue/${plan}`)).text()).toContain('This file changes nothing.');
      }
    },
  );

  test('a narrowed list of master data offers its rows alone, and they change nothing', async () => {
    const html = await (await open('/staff/catalogue/centres?q=heart&status=published')).text();
    const file = await (await open(fileLinks(html)['File for import (CSV)']!)).text();
    expect(file).toContain('heart-centre');
    expect(file).not.toContain('kidney-centre');
    const plan = await checkedFile(site, chief, { list: 'centres', file: new File([file], 'centres.csv') });
    expect(await (await open(`/staff/catalogue/${plan}`)).text()).toContain('This file changes nothing.');
  });

  test('who may not import is offered the list’s own files alone', async () => {
    const clerk = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: 3 }]);
    const links = fileLinks(await (await open('/staff/schedules', clerk)).text());
    expect(Object.keys(links)).toEqual(['Save as Excel', 'Save as CSV']);
  });
});

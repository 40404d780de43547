import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const pageOf = async (path: string) => (await site.request(path)).text();

it.each(['/ms', '/zh'])(
  'what a record has in English alone is marked as English in %s: degrees, rooms, documents of a tender',
  async (language) => {
    const [, doctor] = /href="\/doctor\/([a-z][a-z-]+)"/.exec(await pageOf('/doctor'))!;
    const page = await pageOf(`${language}/doctor/${doctor}`);
    expect(page).toMatch(/<strong class="text-deep"><span lang="en">M[A-Z]/);
    expect(page).toMatch(/<span lang="en">Suite \d/);
    const tender = await pageOf(`${language}/procurement/ct-scanner-melur-ipoh`);
    expect(tender).toContain('<span lang="en">Technical specification</span>');
    expect(tender).toContain('<span lang="en">Group Procurement Office, ');
  },
);

it('a vacancy names its department in the reader’s language', async () => {
  expect(await pageOf('/career/midwife-melur-cheras')).toContain('Maternity');
  expect(await pageOf('/ms/career/midwife-melur-cheras')).toContain('Bersalin');
  const chinese = await pageOf('/zh/career/midwife-melur-cheras');
  expect(chinese).toContain('产科');
  expect(chinese).not.toContain('Maternity');
});

import { expect, test, type Page } from '@playwright/test';
import { consolePages } from '#tests/support/private-pages.ts';
import { expectAccessibleAtBothWidths } from './accessibility.ts';
import { openReady } from './site-pages.ts';
import { signInAsStaff } from './staff-sign-in.ts';
import { changeCentre } from './waiting-texts.ts';

/** What stands for the names in the list of pages: where the console lists such records, and its link to the first. */
const records = {
  ':entry': { list: '/staff/content?kind=article&q=chest+pain', link: /href="(\/staff\/content\/\d+)"/ },
  ':tender': { list: '/staff/content?kind=tender', link: /href="(\/staff\/content\/\d+)"/ },
  ':review': { list: '/staff/reviews', link: /href="(\/staff\/reviews\/records\/\d+)"/ },
  ':doctor': { list: '/staff/schedules', link: /href="\/staff\/schedules\/(\d+)/ },
} as const;

/** The addresses of pages, with the records of the console in place of their names. */
async function addressesOf(page: Page, paths: readonly string[]): Promise<string[]> {
  let addresses = [...paths];
  for (const [name, { list, link }] of Object.entries(records)) {
    if (!paths.some((path) => path.includes(name))) continue;
    const found = link.exec(await (await page.request.get(list)).text());
    addresses = addresses.map((path) => path.replace(name, found![1]!));
  }
  return addresses;
}

for (const [name, pages] of Object.entries(consolePages)) {
  test(
    `${name}@ signs in with a second factor, axe finds nothing wrong on the pages, nothing is too wide, and signs out`,
    { tag: '@once' },
    async ({ page, browser, baseURL }) => {
      test.setTimeout(300_000);
      if (pages.some((path) => path === ':review')) await changeCentre(browser, baseURL!);
      await signInAsStaff(page, name);
      for (const address of await addressesOf(page, pages)) {
        await openReady(page, address);
        await expectAccessibleAtBothWidths(page, address);
      }
      // A preview has the site's frame.
      await openReady(page, '/staff');
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
      await page.goto('/staff');
      await expect(page).toHaveURL(/\/staff\/sign-in/);
    },
  );
}

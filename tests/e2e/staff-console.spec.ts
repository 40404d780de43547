import { expect, test, type Page } from '@playwright/test';
import { consolePages } from '#tests/support/private-pages.ts';
import { expectAccessibleAtBothWidths } from './accessibility.ts';
import { openReady } from './site-pages.ts';
import { signInAsStaff } from './staff-sign-in.ts';

/** An article of the sample, opened by its editor from the list. */
async function anEntry(page: Page): Promise<string> {
  await openReady(page, '/staff/content?kind=article&q=chest');
  return (await page.getByRole('link', { name: 'Chest pain: when to call 999' }).getAttribute('href'))!;
}

/** The number of the first doctor in the list of schedules. */
async function aDoctor(page: Page): Promise<string> {
  const list = await (await page.request.get('/staff/schedules')).text();
  return /href="\/staff\/schedules\/(\d+)/.exec(list)![1]!;
}

for (const [name, pages] of Object.entries(consolePages)) {
  test(
    `${name}@ signs in with a second factor, axe finds nothing wrong on the pages, nothing is too wide, and signs out`,
    { tag: '@once' },
    async ({ page }) => {
      test.setTimeout(300_000);
      await signInAsStaff(page, name);
      const asksFor = (item: string) => pages.some((path) => path.includes(item));
      const entry = asksFor(':entry') ? await anEntry(page) : '';
      const doctor = asksFor(':doctor') ? await aDoctor(page) : '';
      for (const path of pages) {
        await openReady(page, path.replace(':entry', entry).replace(':doctor', doctor));
        await expectAccessibleAtBothWidths(page, path);
      }
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
      await page.goto('/staff');
      await expect(page).toHaveURL(/\/staff\/sign-in/);
    },
  );
}

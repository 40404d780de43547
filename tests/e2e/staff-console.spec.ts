import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { openReady } from './site-pages.ts';
import { signInAsStaff } from './staff-sign-in.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Each has admin pages of its own. A code works once: no two tests sign the same person in within half a minute. */
const menuItemsOf = {
  admin: [
    '/staff',
    '/staff/passkeys',
    '/staff/sessions',
    '/staff/views',
    '/staff/people',
    '/staff/people/invite',
    '/staff/roles',
    '/staff/roles/new',
    '/staff/audit',
    '/staff/dead-letters',
    '/staff/set-up',
    '/staff/brand',
    '/staff/settings',
    '/staff/settings/brand',
    '/staff/home',
    '/staff/menus',
    '/staff/menus/header',
    '/staff/messages',
    '/staff/messages/appointment_confirmed',
    '/staff/scripts',
    '/staff/scripts/new',
    '/staff/scripts/1',
    '/staff/rates',
    '/staff/enquiries',
    '/staff/keywords',
    '/staff/urgent-words',
    '/staff/search-words',
    '/staff/search-words/new?word=sakit+lutut+teruk&language=ms',
    '/staff/search-words/added',
    '/staff/search?q=audit',
  ],
  packages: [
    '/staff/orders',
    '/staff/orders/MSAMPLE001',
    '/staff/refunds',
    '/staff/vouchers?code=VSAMPLE001',
    '/staff/members?code=703194006200',
    '/staff/reconciliation',
    '/staff/sales',
    '/staff/packages',
    '/staff/packages/1',
    '/staff/packages/1?language=ms',
    '/staff/packages/new',
    '/staff/promotions',
    '/staff/promotions/1',
  ],
  editor: [
    '/staff/forms',
    '/staff/forms/1',
    '/staff/content',
    '/staff/content/new',
    '/staff/content/trash',
    ':entry',
    ':entry/versions?language=en&number=1',
    ':entry/preview',
    ':entry?language=ms',
    '/staff/media',
  ],
  gl: ['/staff', '/staff/guarantee-letters', '/staff/enquiries/GSAMPLE001'],
  frontdesk: [
    '/staff',
    '/staff/appointments',
    '/staff/waiting-list',
    '/staff/new-times',
    '/staff/new-times?state=lapsed',
    '/staff/leave',
    '/staff/schedules',
    '/staff/enquiries',
  ],
} as const;

/** An article of the sample, opened by its editor from the list. */
async function anEntry(page: Page): Promise<string> {
  await openReady(page, '/staff/content?kind=article&q=chest');
  return (await page.getByRole('link', { name: 'Chest pain: when to call 999' }).getAttribute('href'))!;
}

for (const [name, desks] of Object.entries(menuItemsOf)) {
  test(
    `${name}@ signs in with a second factor, axe finds nothing wrong at the desks, nothing is wider than a phone, and signs out`,
    { tag: '@once' },
    async ({ page }) => {
      test.setTimeout(300_000);
      await signInAsStaff(page, name);
      const entry = name === 'editor' ? await anEntry(page) : '';
      for (const desk of desks) {
        const path = desk.replace(':entry', entry);
        await openReady(page, path);
        for (const width of [1280, 360]) {
          await page.setViewportSize({ width, height: 800 });
          const { violations } = await new AxeBuilder({ page })
            .options({ resultTypes: ['violations'] })
            .withTags(rules)
            .analyze();
          expect
            .soft(
              violations.map(
                ({ id, nodes }) =>
                  `${id}: ${nodes
                    .slice(0, 3)
                    .map(({ target }) => target.join(' '))
                    .join(' | ')}`,
              ),
              `${path} ${width}`,
            )
            .toEqual([]);
          expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
        }
      }
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
      await page.goto('/staff');
      await expect(page).toHaveURL(/\/staff\/sign-in/);
    },
  );
}

import { expect, test, type Page } from '@playwright/test';
import { openReady, untilReady } from './site-pages.ts';
import { signInAsStaff } from './staff-sign-in.ts';

async function openVacancy(page: Page) {
  await signInAsStaff(page, 'recruiter');
  await openReady(page, '/staff/content?q=midwife');
  const entry = page.locator('main a[href*="/staff/content/"]').filter({ hasText: /midwife/i });
  await openReady(page, (await entry.first().getAttribute('href'))!);
}

const title = (page: Page) => page.getByLabel('Title', { exact: true });
const tab = (page: Page, language: string) => page.locator('nav').getByRole('button', { name: language, exact: true });

/** Text that was typed and not saved is restored after the page was closed, and is gone once it is saved. */
async function closeAndRestore(page: Page) {
  const address = page.url().replace(/&done=\w+/, '');
  const stored = await title(page).inputValue();
  await title(page).fill(`${stored}, half typed`);
  await expect(page.getByText(/^Backed up at .*Not saved yet\.$/)).toBeVisible({ timeout: 30_000 });

  page.once('dialog', (dialog) => void dialog.accept());
  await openReady(page, address);
  const offer = page.getByRole('region', { name: 'Unsaved changes' });
  await expect(offer).toContainText('You have unsaved changes from');
  await expect(title(page)).toHaveValue(stored);
  await openReady(page, (await offer.getByRole('link', { name: 'Restore changes' }).getAttribute('href'))!);
  await expect(title(page)).toHaveValue(`${stored}, half typed`);
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page).toHaveURL(/done=saved/);
  await untilReady(page);
  await expect(title(page)).toHaveValue(`${stored}, half typed`);
  await openReady(page, address);
  await expect(title(page)).toHaveValue(`${stored}, half typed`);
  await expect(offer).toHaveCount(0);
}

test(
  'unsaved words are neither lost by a language tab, a link or a closed page, nor ignored by Publish now',
  { tag: '@once' },
  async ({ page }) => {
    test.slow();
    await openVacancy(page);
    const revision = () => page.locator('input[name="revision"]').inputValue();
    const before = await revision();
    const published = await title(page).inputValue();
    // Switching the language changes nothing.
    await tab(page, 'Malay').click();
    await expect(page).toHaveURL(/language=ms/);
    await untilReady(page);
    expect(await revision()).toBe(before);
    await tab(page, 'English').click();
    await expect(page).toHaveURL(/language=en/);
    await untilReady(page);
    expect([await revision(), await title(page).inputValue()]).toEqual([before, published]);

    await title(page).fill('Midwife, typed and not saved');
    await tab(page, 'Malay').click();
    await expect(page).toHaveURL(/language=ms/);
    await untilReady(page);
    await expect(
      page.locator('#english, section').filter({ hasText: 'Midwife, typed and not saved' }).first(),
    ).toBeVisible();
    await tab(page, 'English').click();
    await expect(title(page)).toHaveValue('Midwife, typed and not saved');
    await untilReady(page);

    // A link asks first; a writer who stays finds the text.
    await title(page).press('End');
    await title(page).pressSequentially(' yet');
    const asked: string[] = [];
    page.once('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await page.getByRole('link', { name: 'Preview' }).first().click({ noWaitAfter: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expect(title(page)).toHaveValue('Midwife, typed and not saved yet');

    // Enter saves; it never publishes.
    await title(page).press('Enter');
    await expect(page).toHaveURL(/done=saved/);
    await untilReady(page);

    await title(page).fill('Midwife, typed and published');
    await page.getByRole('button', { name: 'Publish now' }).first().click();
    await expect(page).toHaveURL(/done=step/);
    await expect(title(page)).toHaveValue('Midwife, typed and published');
    await untilReady(page);
    await closeAndRestore(page);
    await page.goto('/career/midwife-melur-cheras');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Midwife, typed and published');
  },
);

test(
  'registration without a connection says the specification’s sentence and keeps what was typed',
  { tag: '@once' },
  async ({ page, context }) => {
    await openReady(page, '/register');
    await page.getByLabel('Full name').fill('Nurul binti Test');
    await page.getByRole('textbox', { name: 'Email' }).fill('nurul@example.test');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Create my account' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toContainText(
      'Something went wrong, please try again later.',
    );
    await expect(page.getByLabel('Full name')).toHaveValue('Nurul binti Test');
    await expect(page).toHaveURL(/\/register$/);
    await context.setOffline(false);
    // The same with the server away, of which the browser knows nothing.
    await page.route('**/api/auth/register*', (route) => route.abort());
    await page.getByRole('button', { name: 'Create my account' }).click();
    await expect(page.getByText('Something went wrong, please try again later.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('nurul@example.test');
    await page.unroute('**/api/auth/register*');
    // With the connection back, errors are shown beside their fields.
    await page.getByRole('button', { name: 'Create my account' }).click();
    await expect(page.getByText('Enter a password.').first()).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveValue('Nurul binti Test');
  },
);

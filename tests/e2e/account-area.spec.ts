import { expect, test, type Page } from '@playwright/test';
import { patientPages } from '#tests/support/private-pages.ts';
import { expectAccessibleAtBothWidths } from './accessibility.ts';
import { openReady, untilReady } from './site-pages.ts';

const patient = { email: 'patient@example.test', password: 'melur-demo-2026' };

async function signIn(page: Page) {
  await page.goto('/login?next=%2Fprofile');
  await page.getByRole('textbox', { name: 'Email' }).fill(patient.email);
  await page.getByLabel('Password', { exact: true }).fill(patient.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/profile$/);
}

// A few at a time: each group signs in once and ends within a test's time on a busy machine.
const groups = Array.from({ length: Math.ceil(patientPages.length / 8) }, (_, index) =>
  patientPages.slice(index * 8, index * 8 + 8),
);

for (const group of groups) {
  test(
    `axe finds nothing wrong on ${group.join(', ')}, and nothing is wider than the screen`,
    { tag: '@once' },
    async ({ page }) => {
      test.slow();
      await openReady(page, '/login');
      await signIn(page);
      for (const path of group) {
        await openReady(page, path);
        await expectAccessibleAtBothWidths(page, path);
      }
    },
  );
}

test(
  'with scripts off a patient adds a child, sees what is wrong beside the field, and removes the child again',
  { tag: '@once' },
  async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! });
    await signIn(page);
    await page.goto('/profile/persons/new');
    await page.getByLabel('Relationship to you').selectOption('child');
    await page.getByLabel('Full name').fill('Hana binti Faizal');
    await page.getByLabel('Document number').fill('200230-14-0122');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('link', { name: /must be a date in the past/ })).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveValue('Hana binti Faizal');
    await page.getByLabel('Document number').fill('200203-14-0122');
    const birth = page.getByRole('group', { name: 'Date of birth' });
    await birth.getByLabel('Day').fill('3');
    await birth.getByLabel('Month').fill('2');
    await birth.getByLabel('Year').fill('2020');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your changes have been saved.')).toBeVisible();
    const card = page.getByRole('article', { name: 'Hana binti Faizal' });
    await expect(card).toContainText('******-**-0122');
    await card.getByRole('button', { name: 'Show number' }).click();
    await expect(page.getByText('200203-14-0122')).toBeVisible();
    expect(page.url()).not.toContain('200203');
    await page.getByRole('link', { name: 'Remove Hana binti Faizal' }).click();
    await page.getByRole('button', { name: 'Yes, remove Hana binti Faizal' }).click();
    await expect(page.getByText("We've removed this person from your account.")).toBeVisible();
    await page.close();
  },
);

test(
  'with scripts on a form is sent as a whole document and the pages hold no number in their storage',
  { tag: '@once' },
  async ({ page }) => {
    await openReady(page, '/login');
    await signIn(page);
    await page.goto('/profile/address');
    await untilReady(page);
    await page.getByLabel('Postcode').fill('4600');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await page.getByRole('link', { name: /Enter a postcode/ }).click();
    await expect(page.getByLabel('Postcode')).toBeFocused();
    expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage, ...sessionStorage })))).not.toContain('880412');
  },
);

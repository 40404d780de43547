import { expect, test } from '@playwright/test';

test('a patient joins for her mother, from the public page to the card', { tag: '@once' }, async ({ page }) => {
  await page.goto('/cares');
  await page.getByRole('link', { name: 'Join now' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('patient@example.test');
  await page.getByLabel('Password', { exact: true }).fill('melur-demo-2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Join Cares' })).toBeVisible();
  await page.getByRole('radio', { name: /^Cares: Free of charge/ }).check();
  await page.getByRole('checkbox', { name: /^Nur Aisyah/ }).uncheck();
  await page.getByRole('checkbox', { name: /^Zainab/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('Agree to the terms');
  await expect(page.getByRole('checkbox', { name: /^Zainab/ })).toBeChecked();
  await page.getByRole('checkbox', { name: /I agree to the/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/Your reference number is C[0-9A-Z]{9}/)).toBeVisible();
  const card = page.getByRole('region', { name: 'Zainab binti Mahmud' });
  await expect(card.getByRole('img', { name: /^QR code of member number \d{4} \d{4} \d{4}$/ })).toBeVisible();
});

import { expect, test, type Page } from '@playwright/test';
import { openReady, untilReady } from './site-pages.ts';
import { signInAsStaff } from './staff-sign-in.ts';

/** Simulates an authenticator in the browser. */
async function withDeviceLock(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a member of staff adds a passkey, comes in by it alone, and removes it', { tag: '@once' }, async ({ page }) => {
  await withDeviceLock(page);
  await signInAsStaff(page, 'procurement');
  await page.locator('summary', { hasText: 'Console pages' }).click();
  await page.getByRole('link', { name: 'Passkeys' }).click();
  await untilReady(page);
  await page.getByLabel('Name').fill('Desk key');
  await page.getByRole('button', { name: 'Add a passkey on this device' }).click();
  await expect(page.getByText('The passkey has been added.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await untilReady(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await page.goto('/staff/passkeys');
  await page.getByRole('button', { name: 'Remove Desk key' }).click();
  await expect(page.getByText('The passkey has been removed.')).toBeVisible();
});

test('a patient adds a passkey and signs in by it', { tag: '@once' }, async ({ page }) => {
  await withDeviceLock(page);
  await openReady(page, '/login?next=%2Fsetting%2Fpasskeys');
  await page.getByRole('textbox', { name: 'Email' }).fill('newpatient@example.test');
  await page.getByLabel('Password', { exact: true }).fill('melur-demo-2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/setting\/passkeys$/);
  await untilReady(page);
  await page.getByRole('button', { name: 'Add a passkey on this device' }).click();
  await expect(page.getByText('The passkey has been added.')).toBeVisible();
  // The page that says so is hydrated first: it must not ask the server for itself once it is signed out.
  await untilReady(page);
  await page.context().clearCookies({ name: 'session' });
  await page.evaluate(() => localStorage.clear());
  await openReady(page, '/login?next=%2Fsetting%2Fpasskeys');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/setting\/passkeys$/);
});

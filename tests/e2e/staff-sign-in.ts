import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { samplePassword, sampleTotpSecret } from '#tests/support/sample-sign-in.ts';
import { openReady, untilReady } from './site-pages.ts';

/** Signs a sample member of staff in with a second factor, up to the console's home: 'admin', 'editor'. */
export async function signInAsStaff(page: Page, name: string): Promise<void> {
  await openReady(page, '/staff/sign-in');
  await page.getByLabel('Email address').fill(`${name}@example.test`);
  await page.getByLabel('Password').fill(samplePassword);
  await page.getByRole('button', { name: 'Continue' }).click();
  // A code works once: another test of the same person may have used the one of this half minute.
  await expect(async () => {
    await page.getByLabel('Code').fill(new TOTP({ secret: sampleTotpSecret }).generate());
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible({ timeout: 5_000 });
  }).toPass({ intervals: [10_000, 15_000, 15_000], timeout: 130_000 });
  await untilReady(page);
}

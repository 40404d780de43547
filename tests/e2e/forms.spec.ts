import { expect, test } from '@playwright/test';
import { openReady } from './site-pages.ts';

const report = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
);

test(
  'somebody from abroad sends a case with a report: faults are shown before it leaves, a reload loses nothing typed, a case number comes back',
  { tag: '@once' },
  async ({ page }) => {
    await openReady(page, '/health-tourism/enquiry?treatment=knee-replacement');
    await page.getByLabel('Your name').fill('Siti Rahmawati');
    await page.getByLabel('What is troubling you').fill('My left knee hurts at every step.');
    await page.waitForFunction(() => sessionStorage.getItem('typed:tourism_enquiry') !== null);
    expect(await page.evaluate(() => sessionStorage.getItem('typed:tourism_enquiry'))).not.toContain('Siti');
    await page.reload();
    await expect(page.getByText('What you typed before has been restored.')).toBeVisible();
    await expect(page.getByLabel('Your name')).toHaveValue('Siti Rahmawati');
    await page
      .getByLabel('Reports and pictures')
      .setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer: report });
    await page.getByRole('button', { name: 'Send my enquiry' }).click();
    await expect(page.getByRole('alert')).toContainText('Enter an email address');
    expect(
      await page.getByLabel('Reports and pictures').evaluate((field: HTMLInputElement) => field.files?.length),
    ).toBe(1);
    await page.getByLabel('Email address').fill('siti@example.test');
    await page.getByLabel('Your phone number').fill('+62 812 3456 7890');
    await page.getByLabel('Country where you live').selectOption('ID');
    await page.getByLabel('Language you would like to speak').selectOption('id');
    await page.getByLabel('I agree to my details').check();
    await page.waitForTimeout(2_100);
    await page.getByRole('button', { name: 'Send my enquiry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, we have it' })).toBeVisible();
    await expect(page.getByText(/^T[0-9A-Z]{9}$/)).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('typed:tourism_enquiry'))).toBeNull();
  },
);

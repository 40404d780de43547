import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { withSimulatedCamera } from './chromium.ts';
import { openReady } from './site-pages.ts';

test.use({ launchOptions: withSimulatedCamera });

const reference = 'AV1DE02345';

/**
 * Turns an earlier appointment of the sample patient into a video appointment that is about to begin: none can be
 * booked that late.
 */
async function aVisitThatBegins(): Promise<void> {
  const cluster = join(process.env.E2E_DATA_DIR!, 'postgres', 'cluster');
  const [port, password] = [
    (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[3]!,
    (await readFile(join(cluster, 'portal.password'), 'utf8')).trim(),
  ];
  const database = new pg.Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'portal',
    password,
    database: 'portal',
  });
  await database.connect();
  try {
    await database.query(
      `update appointments set reference = $1, mode = 'teleconsult', status = 'confirmed', starts_at = now() + interval '5 minutes',
        ends_at = now() + interval '25 minutes', during = tstzrange(now() + interval '5 minutes', now() + interval '25 minutes')
      where reference = 'ASAMPLE004'`,
      [reference],
    );
  } finally {
    await database.end();
  }
}

test(
  'a patient enters the room of a video visit with the camera on, waits for the clinic, and leaves',
  { tag: '@once' },
  async ({ page }) => {
    await aVisitThatBegins();
    await openReady(page, `/login?next=${encodeURIComponent(`/my-appointments/${reference}/join`)}`);
    await page.getByRole('textbox', { name: 'Email' }).fill('patient@example.test');
    await page.getByLabel('Password', { exact: true }).fill('melur-demo-2026');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/join$/);
    await page.getByLabel('I have read this and agree to be seen by video').check();
    await page.getByRole('button', { name: 'Agree and continue' }).click();
    await expect(page.getByRole('heading', { name: 'Consultation room' })).toBeVisible();
    await page.getByRole('button', { name: 'Enter the room' }).click();
    await expect(page.locator('video[aria-label]')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('button', { name: 'Enter the room' })).toBeVisible();
    await expect(page.locator('video[aria-label]')).toHaveCount(0);
  },
);

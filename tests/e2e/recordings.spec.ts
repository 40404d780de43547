import { expect, test, type Page } from '@playwright/test';
import { tone } from '#src/features/publishing/recordings/recordings.fixture.ts';
import { axeFaults } from './accessibility.ts';
import { openReady } from './site-pages.ts';
import { signInAsStaff } from './staff-sign-in.ts';

async function openEpisode(page: Page): Promise<string> {
  await signInAsStaff(page, 'editor');
  await openReady(page, '/staff/content?kind=podcast&q=snoring');
  const entry = page.locator('main a[href*="/staff/content/"]').filter({ hasText: /snoring/i });
  const address = (await entry.first().getAttribute('href'))!.replace(/\?.*/, '');
  await openReady(page, address);
  await page.getByRole('link', { name: 'Recording', exact: true }).click();
  return `${address}/recording`;
}

test(
  'an editor sends a recording from the screen, sees its progress and its state, and hears it before readers do',
  { tag: '@once' },
  async ({ page }) => {
    test.slow();
    const address = await openEpisode(page);
    await openReady(page, address);
    await page.getByLabel('Sound file').setInputFiles({
      name: 'not-sound.mp3',
      mimeType: 'audio/mpeg',
      buffer: Buffer.from('#!/bin/sh\necho hello\n'),
    });
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('This is not a sound file that we can use')).toBeVisible();
    const file = { name: 'Dr Tan talks.wav', mimeType: 'audio/wav', buffer: Buffer.from(tone(20)) };
    await page.getByLabel('Sound file').setInputFiles(file);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('It has arrived and waits for conversion.')).toBeVisible();
    await expect(page.getByText('Dr Tan talks', { exact: true })).toBeVisible();
    await expect(async () => {
      await openReady(page, address);
      await expect(page.getByText(/^Ready · publish the text to show it$/)).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 40_000 });
    const length = page.locator('audio').evaluate(async (audio: HTMLAudioElement) => {
      audio.preload = 'metadata';
      audio.load();
      await new Promise((done, fail) => {
        audio.addEventListener('loadedmetadata', done, { once: true });
        audio.addEventListener('error', fail, { once: true });
      });
      return Math.round(audio.duration);
    });
    expect(await length).toBe(20);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByText('Remove', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('Removed.', { exact: true })).toBeVisible();
  },
);

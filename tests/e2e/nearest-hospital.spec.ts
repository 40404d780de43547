import { expect, test, type Page } from '@playwright/test';
import { openReady } from './site-pages.ts';

const ipoh = { latitude: 4.6, longitude: 101.09 };
const keptLocation = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('filters:doctors') ?? '{}') as { location?: string }).location);
const offer = (page: Page) => page.getByRole('button', { name: 'Use my location' });

test.describe('where the visitor has granted the position', () => {
  test.use({ geolocation: ipoh, permissions: ['geolocation'] });

  test('the nearest hospital is set at once in the filters, with a chip that clears it', async ({ page }) => {
    await openReady(page, '/home');
    const chip = page.getByText(/^Lists show /);
    await expect(chip).toBeVisible();
    const hospital = (await chip.innerText()).replace('Lists show ', '').trim();
    expect(hospital).toMatch(/Ipoh/);
    expect(await keptLocation(page)).toBe(hospital);
    await page.goto('/doctor');
    await expect.poll(() => new URL(page.url()).searchParams.get('location')).toBe(hospital);
    await expect(page.locator('main').getByRole('link', { name: hospital }).first()).toBeVisible();

    await openReady(page, '/home');
    await page.getByRole('button', { name: 'Stop using this hospital' }).click();
    await expect(chip).toBeHidden();
    await expect(offer(page)).toBeVisible();
    expect(await keptLocation(page)).toBeUndefined();
    await openReady(page, '/doctor');
    await expect(page).toHaveURL(/\/doctor$/);
  });

  test('a list that is opened first shows what is near: doctors by the hospital, hospitals by its state', async ({
    page,
  }) => {
    await page.goto('/doctor');
    await expect.poll(() => new URL(page.url()).searchParams.get('location')).toMatch(/Ipoh/);
    await expect(page.locator('main').getByRole('link', { name: /Ipoh/ }).first()).toBeVisible();
    await openReady(page, '/our-hospitals');
    await expect.poll(() => new URL(page.url()).searchParams.get('location')).toBe('Perak');
    // The removed filter stays removed. The town still orders the list, until the visitor removes the town as well.
    await page.getByRole('link', { name: /Remove.*Perak/ }).click();
    await expect(page).toHaveURL(/\/our-hospitals\?near=Ipoh$/);
    await page.getByRole('link', { name: /Remove.*Near Ipoh/ }).click();
    await expect(page).toHaveURL(/\/our-hospitals$/);
    await openReady(page, '/our-hospitals');
    await expect(page).toHaveURL(/\/our-hospitals$/);
  });

  test('the list of hospitals alone finds the state as well', { tag: '@once' }, async ({ page }) => {
    await page.goto('/our-hospitals');
    await expect.poll(() => new URL(page.url()).searchParams.get('location')).toBe('Perak');
  });

  test('an address that names a location is left alone', { tag: '@once' }, async ({ page }) => {
    await openReady(page, '/home?location=Selangor');
    await expect(offer(page)).toBeVisible();
    expect(await keptLocation(page)).toBeUndefined();
  });
});

test('nothing is asked on load where the position was not granted; a button offers it', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = window as unknown as { asked: number };
    seen.asked = 0;
    navigator.geolocation.getCurrentPosition = () => {
      seen.asked += 1;
    };
    navigator.geolocation.watchPosition = () => {
      seen.asked += 1;
      return 0;
    };
  });
  await openReady(page, '/home');
  await page.waitForLoadState('networkidle');
  await expect(offer(page)).toBeVisible();
  const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
  expect(await asked()).toBe(0);
  await offer(page).click();
  // The button shows that it searches before the position is asked for.
  await expect.poll(asked).toBe(1);
});

test.describe('where the visitor refuses', () => {
  test.use({ permissions: [] });

  test('a refusal is only logged', async ({ page }) => {
    const logged: string[] = [];
    const failed: string[] = [];
    page.on('console', (message) => (message.type() === 'error' ? failed : logged).push(message.text()));
    page.on('pageerror', ({ message }) => failed.push(message));
    page.on('dialog', (dialog) => {
      failed.push(dialog.message());
      void dialog.dismiss();
    });
    await openReady(page, '/home');
    await offer(page).click();
    await expect.poll(() => logged.join()).toContain('Geolocation was not given.');
    await expect(offer(page)).toBeEnabled();
    expect(await keptLocation(page)).toBeUndefined();
    expect(failed).toEqual([]);
  });
});

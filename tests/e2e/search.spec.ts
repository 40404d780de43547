import { expect, test } from '@playwright/test';
import { openReady } from './site-pages.ts';

test(
  'suggestions come while typing, are chosen with the arrow keys, and Escape leaves what was typed',
  { tag: '@once' },
  async ({ page }) => {
    await openReady(page, '/search');
    const field = page.getByRole('combobox');
    await field.fill('diabet');
    const options = page.getByRole('option');
    await expect(options.first()).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await field.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id'))!);
    await expect(field).toBeFocused();
    await field.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(field).toHaveValue('diabet');
    await field.pressSequentially('e');
    await expect(options.first()).toBeVisible();
    const chosen = (await options.first().textContent())!;
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === chosen);
    await expect(page.getByRole('main').getByRole('link', { name: chosen }).first()).toBeVisible();
  },
);

test(
  "the home page's search suggests doctors with portrait and speciality, chosen with the arrow keys or the pointer, and loads nothing for it before",
  { tag: '@once' },
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await openReady(page, '/home');
    const field = page.locator('main [name=doctor_name]');
    expect(scripts.filter((path) => path.includes('suggest-doctors'))).toEqual([]);
    await field.pressSequentially('tan');
    const options = page.getByRole('option').filter({ visible: true });
    await expect(options.first()).toContainText(/Tan/);
    expect(await options.count()).toBeGreaterThan(2);
    await expect(options.first().locator('img')).toHaveJSProperty('complete', true);
    await expect(options.first()).toContainText('Melur');
    await field.press('Escape');
    await expect(options).toHaveCount(0);
    await field.press('Enter');
    await expect(page).toHaveURL(/\/doctor\?.*doctor_name=tan/);

    await openReady(page, '/ms/home');
    await field.pressSequentially('tan');
    await expect(options.nth(1)).toBeVisible();
    await field.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id'))!);
    await expect(field).toBeFocused();
    await field.press('ArrowDown');
    const name = await options.nth(1).locator('span > span').first().innerText();
    await field.press('Enter');
    await expect(page).toHaveURL(/\/ms\/doctor\/[a-z-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

    await page.goBack();
    await field.pressSequentially('l');
    await options.first().click();
    await expect(page).toHaveURL(/\/ms\/doctor\/[a-z-]+$/);
  },
);

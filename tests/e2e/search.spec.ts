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
  "the home page's search for a doctor proposes names while somebody types, and loads nothing for it before",
  { tag: '@once' },
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await openReady(page, '/home');
    const field = page.getByRole('search', { name: 'Find a doctor' }).locator('[name=doctor_name]');
    expect(scripts.filter((path) => path.includes('propose'))).toEqual([]);
    await field.pressSequentially('tan');
    const proposals = page.locator('#doctor-proposals option');
    await expect(proposals.first()).toHaveAttribute('value', /Tan/);
    expect(await proposals.count()).toBeGreaterThan(2);
    await field.press('Enter');
    await expect(page).toHaveURL(/\/doctor\?.*doctor_name=tan/);
  },
);

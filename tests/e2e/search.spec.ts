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

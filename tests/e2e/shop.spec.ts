import { expect, test } from '@playwright/test';
import { openReady } from './site-pages.ts';

test('a visitor compares packages, puts one into the cart, and the header counts it everywhere', async ({ page }) => {
  await openReady(page, '/health-package?type=heart');
  for (const box of await page.getByRole('checkbox', { name: /Compare/ }).all()) await box.check();
  await page.getByRole('button', { name: 'Compare the chosen ones' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare packages' })).toBeVisible();
  await page.getByRole('link', { name: 'Heart check' }).first().click();
  await page.getByLabel('Hospital').selectOption({ label: 'Melur Ipoh Specialist Hospital (Perak)' });
  await page.getByLabel('Who is it for?').selectOption('not_citizen');
  await page.getByLabel('Quantity').selectOption('2');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expect(page.getByText('RM1,034.56')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your cart: 2' })).toBeVisible();
  await openReady(page, '/doctor');
  await expect(page.getByRole('link', { name: 'Your cart: 2' })).toBeVisible();
});

test('on a phone the cart names the hospital of a line in full, beside a select that has no room for it', async ({
  page,
}, { project }) => {
  test.skip(project.name !== 'phone', 'a wide select has room for the name');
  await openReady(page, '/health-package/heart-check');
  await page.getByLabel('Hospital').selectOption({ label: 'Melur Petaling Jaya Specialist Hospital (Selangor)' });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.locator('main form p', { hasText: 'Melur Petaling Jaya Specialist Hospital' })).toBeVisible();
});

test('a double click puts a package into the cart once', { tag: '@once' }, async ({ page }) => {
  await openReady(page, '/health-package/heart-check');
  await page.getByLabel('Hospital').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Add to cart' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your cart: 1' })).toBeVisible();
});

test('a mistake in the cart is told beside its field, and what was typed is still there', async ({ page }) => {
  await openReady(page, '/health-package/flu-vaccination');
  await page.getByLabel('Hospital').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByLabel('Quantity').fill('0');
  await page.getByRole('button', { name: /^Update/ }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('alert').getByRole('link').click();
  await expect(page.getByLabel('Quantity')).toBeFocused();
  await expect(page.getByLabel('Quantity')).toHaveValue('0');
  await page.getByLabel('Quantity').fill('3');
  await page.getByRole('button', { name: /^Update/ }).click();
  await expect(page.getByText('3 × RM75.00')).toBeVisible();
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('what a visitor keeps is kept at once, and known again on the next visit', async ({ page }) => {
  await openReady(page, '/health-package/heart-check');
  // The part of a page that a keyword shows is hydrated after its frame: Preact keeps its handlers under this name.
  await page.waitForFunction(() => Object.hasOwn(document.querySelector('form[action="/bookmarks"]') ?? {}, '__e'));
  const sent = page.waitForResponse(
    (response) => response.url().endsWith('/bookmarks/kept') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
  await sent;
  const confirmed = page.waitForResponse(
    (response) => response.url().endsWith('/bookmarks/kept') && response.request().method() === 'GET',
  );
  await openReady(page, '/health-package/heart-check');
  expect(await (await confirmed).json()).toEqual({ kept: [expect.stringMatching(/^health_package:/)] });
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
});

test('the last used filters come back when the list is opened with no query', async ({ page }) => {
  await openReady(page, '/health-package');
  const folded = page.locator('main details > summary').first();
  if (await folded.isVisible()) await folded.click();
  await page.getByLabel('Type of package').selectOption('women');
  await page.getByRole('button', { name: 'Show packages' }).click();
  await expect(page).toHaveURL(/type=women/);
  await page.goto('/health-package');
  await expect(page).toHaveURL(/type=women/);
});

test('a visitor who never bought or kept anything is not asked about', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openReady(page, '/health-package/heart-check');
  expect(asked.filter((path) => path === '/cart/count' || path === '/bookmarks/kept')).toEqual([]);
});

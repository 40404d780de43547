import { expect, test, type Page } from '@playwright/test';

/** The newest code sent to a number, from the simulated SMS. */
async function codeFor(page: Page, phone: string): Promise<string> {
  const messages = (await (await page.request.get(`/__sim/outbox.json?to=${encodeURIComponent(phone)}`)).json()) as { text: string }[];
  return /\b(\d{6})\b/.exec(messages[0]!.text)![1]!;
}

async function toDoctors(page: Page) {
  await page.goto('/home');
  await page.getByRole('combobox', { name: /speciality/i }).first().selectOption({ label: 'Cardiology' });
  await page.getByRole('button', { name: /find|search/i }).first().click();
  await expect(page).toHaveURL(/\/doctor\?.*specialisation=cardiology/);
}

test('a visitor finds a doctor from the home page and sees when each is next free', async ({ page }) => {
  await toDoctors(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/next free/i).first()).toBeVisible();
});

test('the language switcher keeps the path and the query', async ({ page }) => {
  await page.goto('/doctor?specialisation=cardiology');
  await page.locator('header a[hreflang^="zh"]:visible, header a[lang^="zh"]:visible').first().click();
  await expect(page).toHaveURL(/\/zh\/doctor\?specialisation=cardiology/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans-MY');
  expect(await page.evaluate(() => localStorage.getItem('selectedLanguage'))).toBe('zh');
});

test('the header becomes sticky after 80 px and moves nothing', async ({ page }) => {
  await page.goto('/doctor');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => document.querySelector('header')!.getBoundingClientRect().top)).toBe(0);
});

test('going back returns to where the reader was', async ({ page }) => {
  await page.goto('/doctor');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  const position = await page.evaluate(() => window.scrollY);
  await page.locator('main a[href^="/doctor/"]').nth(6).click();
  await expect(page).toHaveURL(/\/doctor\/.+/);
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(50);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(position - 200);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });
  test('the pages can be read and the doctors filtered', async ({ page }) => {
    await toDoctors(page);
    await expect(page.locator('main a[href^="/doctor/"]').first()).toBeVisible();
  });
});

export { codeFor };

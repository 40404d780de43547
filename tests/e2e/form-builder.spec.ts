import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { openReady } from './site-pages.ts';
import { signInAsStaff } from './staff-sign-in.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
  const { scrolled, width } = await page.evaluate(() => ({
    scrolled: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  expect(scrolled).toBeLessThanOrEqual(width);
}

/** Writes a text in the three languages, by keyboard: Tab leads from one to the next. */
async function write(page: Page, field: string, [en, ms, zh]: readonly [string, string, string]): Promise<void> {
  const end = /^(\w+)(-\d+)?$/.exec(field)!;
  await page.locator(`[name="${end[1]}-en${end[2] ?? ''}"]`).focus();
  for (const [index, words] of [en, ms, zh].entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.insertText(words);
  }
}

async function add(page: Page, kind: string): Promise<void> {
  await page.getByLabel('Kind of question').selectOption({ label: kind });
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect(page.getByText('Not saved yet.')).toBeVisible();
}

test(
  'staff build a form by keyboard and publish it, a visitor sends it with scripts off, and staff read the answer',
  { tag: '@once' },
  async ({ page, browser, baseURL }) => {
    test.setTimeout(180_000);
    // A second attempt has the same site.
    const slug = `school-visit-${test.info().retry}`;
    await signInAsStaff(page, 'admin');
    await openReady(page, '/staff/forms/new');
    await page.getByLabel('Title in English').fill('School visit');
    await page.getByLabel('Address').fill(slug);
    await page.getByLabel('Address').press('Enter');
    await expect(page.getByText('Your form has begun.')).toBeVisible();

    await write(page, 'intro', ['Bring your class.', 'Bawa kelas anda.', '带全班来参观。']);
    await write(page, 'thanks', ['We ring you.', 'Kami menelefon anda.', '我们会致电给您。']);
    await add(page, 'Number');
    await write(page, 'label-1', ['How many pupils?', 'Berapa murid?', '有多少学生？']);
    await page.getByLabel('Largest number').fill('40');
    await add(page, 'Several choices');
    await write(page, 'label-2', ['What should they see?', 'Apa yang ingin dilihat?', '想看什么？']);
    await write(page, 'options-2', ['Ambulance\nKitchen', 'Ambulans\nDapur', '救护车\n厨房']);
    await page.getByRole('button', { name: 'Move “2. Not written yet” up' }).press('Enter');
    // Nothing is above it now: the focus is on the button that leads back.
    await expect(page.getByRole('button', { name: 'Move “1. What should they see?” down' })).toBeFocused();
    await page.getByRole('button', { name: 'Publish', exact: true }).first().press('Enter');
    // The title was begun in English alone.
    await expect(page.getByRole('alert')).toContainText('Write this in this language too.');
    await expect(page.getByLabel('Question (English)').first()).toHaveValue('What should they see?');
    await expectClean(page);
    await page.getByLabel('Title (Malay)').fill('Lawatan sekolah');
    await page.getByLabel('Title (Chinese)').fill('学校参观');
    await page.getByRole('button', { name: 'Publish', exact: true }).first().press('Enter');
    await expect(page.getByText('Published. Visitors can fill it in now.')).toBeVisible();
    await expectClean(page);

    const visitor = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! });
    await visitor.goto(`/ms/forms/${slug}`);
    await visitor.getByLabel('Berapa murid?').fill('41');
    await visitor.waitForTimeout(2_100);
    await visitor.getByRole('button', { name: 'Hantar' }).click();
    await expect(visitor.getByText('Masukkan nombor bulat dari 0 hingga 40.').first()).toBeVisible();
    await expect(visitor.getByLabel('Berapa murid?')).toHaveValue('41');
    await visitor.getByLabel('Berapa murid?').fill('32');
    await visitor.getByLabel('Dapur').check();
    await visitor.locator('[name="consent_version"]').check();
    await visitor.getByRole('button', { name: 'Hantar' }).click();
    await expect(visitor.getByText('Kami menelefon anda.')).toBeVisible();
    const reference = (await visitor.getByText(/^F[0-9A-Z]{9}$/).textContent())!;
    await visitor.close();

    await page.getByRole('link', { name: 'See the answers' }).click();
    await page.getByRole('link', { name: reference }).click();
    await expect(page.getByText('32', { exact: true })).toBeVisible();
    await expect(page.getByText('Kitchen', { exact: true })).toBeVisible();
    await expectClean(page);
    await openReady(page, `/forms/${slug}`);
    await expectClean(page);
  },
);

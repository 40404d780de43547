import { expect, test, type Page } from '@playwright/test';
import {
  chooseDoctor,
  confirmByCode,
  findCardiologists,
  giveDetails,
  narrowBySort,
  readConfirmation,
  reserveFirstSlot,
} from './booking-steps.ts';
import { languagePrefixes } from './site-pages.ts';

/** Each run books another doctor for another phone: none waits for another's slot. */
const runs = ['phone', 'desktop'];

async function bookFromHome(page: Page, { nth, phone }: { nth: number; phone: string }) {
  await findCardiologists(page);
  await narrowBySort(page);
  const doctor = await chooseDoctor(page, nth);
  const time = await reserveFirstSlot(page);
  await giveDetails(page, { name: 'Nurul binti Test', phone });
  await confirmByCode(page, phone, doctor);
  await expect(page.locator('main')).toContainText(doctor.name);
  await expect(page.locator('main')).toContainText(time);
  const { reference, calendar } = await readConfirmation(page);
  expect(reference).toMatch(/^[A-Z0-9-]{6,}$/);
  const entry = calendar.replaceAll(/\r?\n[ \t]/g, '');
  expect(entry).toContain(doctor.isConfirmedAtOnce ? 'STATUS:CONFIRMED' : 'STATUS:TENTATIVE');
  expect(entry).toContain(doctor.name);
  expect(startOf(entry)).toBe(time);
}

/** The entry's start in Malaysian time, as the site formats it. */
function startOf(entry: string): string {
  const [, date, hour, minute] = /DTSTART:(\d{8})T(\d{2})(\d{2})/.exec(entry) ?? [];
  expect(date).toBeDefined();
  return `${(Number(hour) + 8) % 12 || 12}:${minute}`;
}

test('a visitor finds a doctor from the home page and books a free time', async ({ page }, { project }) => {
  const nth = runs.indexOf(project.name);
  await bookFromHome(page, { nth, phone: `+6012300000${nth}` });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor finds a doctor and books all the same', async ({ page }, { project }) => {
    const nth = runs.indexOf(project.name) + runs.length;
    await bookFromHome(page, { nth, phone: `+6012300000${nth}` });
  });

  test('every language can be chosen and its doctors read', { tag: '@once' }, async ({ page }) => {
    for (const prefix of languagePrefixes) {
      await page.goto(`${prefix}/doctor?specialisation=cardiology`);
      await expect(page.locator(`main a[href^="${prefix}/doctor/"]`).first()).toBeVisible();
    }
  });
});

test('the doctors show when each is next free', async ({ page }) => {
  await findCardiologists(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page
      .locator('main li')
      .filter({ hasText: /next free/i })
      .first(),
  ).toBeVisible();
});

test('wrong details are named, linked to their field, and nothing typed is lost', async ({ page }, { project }) => {
  await findCardiologists(page);
  await chooseDoctor(page, runs.indexOf(project.name) + 2 * runs.length);
  await reserveFirstSlot(page);
  await page.getByRole('textbox', { name: "Patient's full name" }).fill('Nurul binti Test');
  await page.getByRole('textbox', { name: 'Mobile phone number' }).fill('12');
  await page.getByRole('button', { name: 'Send me the code' }).click();
  const problem = page.getByRole('link', { name: /Enter a phone number/ });
  await problem.click();
  await expect(page.getByRole('textbox', { name: 'Mobile phone number' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: "Patient's full name" })).toHaveValue('Nurul binti Test');
});

test('the last used filters come back when the list is opened without a query', async ({ page }) => {
  await page.goto('/doctor?specialisation=cardiology&gender=female');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('filters:doctors'))).toContain('cardiology');
  await page.goto('/home');
  await page.goto('/doctor');
  await expect(page).toHaveURL(/\/doctor\?(?=.*specialisation=cardiology)(?=.*gender=female)/);
});

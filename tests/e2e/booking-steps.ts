/** The main journey of a visitor; every step works with scripts on and off. */
import { readFile } from 'node:fs/promises';
import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** From the home page to the list of cardiologists. */
export async function findCardiologists(page: Page): Promise<void> {
  await page.goto('/home');
  const search = page.getByRole('search', { name: 'Find a doctor' });
  await search.getByRole('combobox', { name: 'Speciality' }).selectOption({ label: 'Cardiology' });
  await search.getByRole('button', { name: 'Find doctors' }).click();
  await expect(page).toHaveURL(/\/doctor\?.*specialisation=cardiology/);
}

/** Changes the list once more by its own filters. */
export async function narrowBySort(page: Page): Promise<void> {
  const more = page.locator('main details summary').first();
  if (await more.isVisible()) await more.click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
  await page.getByRole('button', { name: 'Show doctors', exact: true }).click();
  await expect(page).toHaveURL(/specialisation=cardiology.*sortBy=name/);
}

export interface ChosenDoctor {
  name: string;
  /** Otherwise the front desk confirms later. */
  isConfirmedAtOnce: boolean;
}

/**
 * From the list to the page of its nth doctor with available slots, and on to the booking. Returns the doctor, and
 * whether booking is confirmed at once.
 */
export async function chooseDoctor(page: Page, nth: number): Promise<ChosenDoctor> {
  const card = page
    .locator('main li')
    .filter({ has: page.locator('a[href^="/book/"]') })
    .filter({ hasText: /next free/i })
    .nth(nth);
  const name = (await card.getByRole('heading').innerText()).trim();
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/doctor\/[a-z-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  const promise = page.getByText(/Your booking is confirmed at once|The clinic desk confirms your booking/).first();
  const isConfirmedAtOnce = (await promise.innerText()).includes('at once');
  await page.locator('main a[href^="/book/"]:visible').first().click();
  await expect(page).toHaveURL(/\/book\/[a-z-]+/);
  await expect(page.getByRole('heading', { level: 1, name: `Choose a time with ${name}` })).toBeVisible();
  return { name, isConfirmedAtOnce };
}

/** Takes the first available slot and returns the text of its button. */
export async function reserveFirstSlot(page: Page): Promise<string> {
  const time = page.locator('button[name="slot"]').first();
  const said = /\d{1,2}[:.]\d{2}/.exec(await time.innerText())?.[0] ?? '';
  expect(said).not.toBe('');
  await time.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your details' })).toBeVisible();
  await expect(page.getByText(/We keep this time for you until/)).toBeVisible();
  return said;
}

/** Fills in the details, then the code from the SMS. */
export async function giveDetails(page: Page, { name, phone }: { name: string; phone: string }): Promise<void> {
  await page.getByRole('textbox', { name: "Patient's full name" }).fill(name);
  await page.getByRole('textbox', { name: 'Mobile phone number' }).fill(phone);
  await page.getByRole('radio', { name: 'No, this is the first visit' }).check();
  await page.getByRole('radio', { name: "I'm paying for myself" }).check();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Send me the code' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Enter the code from the SMS' })).toBeVisible();
}

export async function confirmByCode(page: Page, phone: string, { isConfirmedAtOnce }: ChosenDoctor): Promise<void> {
  await page.getByRole('textbox', { name: 'Code' }).fill(await codeFor(page.request, phone));
  await page.getByRole('button', { name: 'Confirm the booking' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your booking' })).toBeVisible();
  await expect(
    page.getByText(isConfirmedAtOnce ? 'Your appointment is confirmed' : 'We have your request'),
  ).toBeVisible();
}

/** The reference, which the calendar entry must contain too. */
export async function readConfirmation(page: Page): Promise<{ reference: string; calendar: string }> {
  const reference = (
    await page.locator('dt', { hasText: 'Reference' }).locator('xpath=following-sibling::dd[1]').innerText()
  ).trim();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to my calendar' }).click();
  const entry = await download;
  expect(entry.suggestedFilename()).toMatch(/\.ics$/);
  return { reference, calendar: await readFile(await entry.path(), 'utf8') };
}

/** The newest code sent to a number, from the simulated SMS. */
export async function codeFor(request: APIRequestContext, phone: string): Promise<string> {
  const messages = (await (await request.get(`/__sim/outbox.json?to=${encodeURIComponent(phone)}`)).json()) as {
    text: string;
  }[];
  const code = /\b(\d{6})\b/.exec(messages[0]?.text ?? '')?.[1];
  expect(code, `a code was sent to ${phone}`).toBeDefined();
  return code ?? '';
}

import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { openReady, untilReady } from './site-pages.ts';

/** The check on each page of the journey: axe where scripts run, nothing where they do not. */
type Look = (page: Page, name: string) => Promise<void>;

async function lookClosely(page: Page, name: string) {
  await untilReady(page);
  await expectAccessible(page, name);
}

async function putIntoCart(page: Page, look: Look) {
  await page.goto('/health-package/heart-check');
  await look(page, 'package');
  await page.getByLabel('Hospital').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await look(page, 'cart');
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
}

/** A guest fills in the checkout, corrects a mistake, reviews and confirms. */
async function checkOut(page: Page, email: string, look: Look) {
  await look(page, 'checkout');
  await page.getByLabel('Full name', { exact: true }).fill('Nurul binti Test');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Phone number').fill('12');
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await page.getByRole('button', { name: 'Review your order' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await look(page, 'checkout refused');
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await page.getByLabel('Phone number').fill('012-345 6789');
  await page.getByRole('button', { name: 'Review your order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review your order' })).toBeVisible();
  // RM488.00 and 6 % service tax of a non-citizen.
  await expect(page.getByRole('button', { name: 'Pay RM517.28' })).toBeVisible();
  await look(page, 'review');
  await page.getByRole('button', { name: 'Pay RM517.28' }).click();
}

/** Receipt, voucher, the total paid and the next step are there at once: no waiting, no reload. */
async function readPaidOrder(page: Page, look: Look): Promise<string> {
  await expect(page.getByText('Thank you, your order is paid')).toBeVisible();
  const receipt = page.getByRole('link', { name: /^Receipt R\d{4}-\d{6}, RM517\.28/ });
  await expect(receipt).toBeVisible({ timeout: 1_000 });
  await expect(page.getByText('Total paid')).toBeVisible();
  await expect(page.getByText('call the hospital to choose a day')).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR code of voucher V/ })).toBeVisible();
  await look(page, 'paid order');
  const pdf = await page.request.get((await receipt.getAttribute('href'))!);
  expect([pdf.status(), pdf.headers()['content-type'], (await pdf.body()).subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
  return /M[0-9A-Z]{9}/.exec(await page.getByRole('heading', { level: 1 }).innerText())![0];
}

test(
  'a guest buys a package on a phone, pays on the gateway’s page, and axe finds nothing wrong on the way',
  { tag: '@once' },
  async ({ page }) => {
    test.slow();
    await putIntoCart(page, lookClosely);
    await checkOut(page, 'scripts-on@example.test', lookClosely);
    await page.getByRole('radio', { name: 'FPX online banking' }).check();
    await page.getByRole('button', { name: 'Pay RM 517.28' }).click();
    await readPaidOrder(page, lookClosely);
    await page.getByRole('button', { name: 'Send the receipt again' }).click();
    await expect(page.getByText('The receipt is on its way')).toBeVisible();
  },
);

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a guest buys a package all the same, and opens the order from another device by a mailed code',
    { tag: '@once' },
    async ({ page, browser, baseURL }) => {
      test.slow();
      const email = 'scripts-off@example.test';
      await putIntoCart(page, async () => {});
      await checkOut(page, email, async () => {});
      await page.getByRole('button', { name: 'Pay RM517.28 now' }).click();
      await page.getByRole('button', { name: 'Pay RM 517.28' }).click();
      await page.getByRole('button', { name: 'Go back to the merchant' }).click();
      const order = await readPaidOrder(page, async () => {});
      const other = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! });
      await other.goto('/checkout/find');
      await other.getByLabel('Order number').fill(order);
      await other.getByLabel('Email address').fill(email);
      await other.getByRole('button', { name: 'Send me the code' }).click();
      await other.getByLabel('Code from the email').fill(await mailedCode(page, email));
      await other.getByRole('button', { name: 'Open the order' }).click();
      await expect(other.getByRole('heading', { level: 1, name: `Order ${order}` })).toBeVisible();
      await other.close();
    },
  );
});

async function mailedCode(page: Page, email: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const mails = (await (await page.request.get(`/__sim/outbox.json?to=${encodeURIComponent(email)}`)).json()) as {
        subject: string;
        text: string;
      }[];
      code = mails
        .filter(({ subject }) => subject.startsWith('Your code'))
        .map(({ text }) => /\b\d{8}\b/.exec(text)?.[0])
        .find(Boolean);
      return code;
    })
    .toBeDefined();
  return code!;
}

test(
  'a patient finds a purchase, has its receipt sent again, and buys the same again',
  { tag: '@once' },
  async ({ page }) => {
    await openReady(page, '/login?next=%2Fmy-purchases');
    await page.getByRole('textbox', { name: 'Email' }).fill('patient@example.test');
    await page.getByLabel('Password', { exact: true }).fill('melur-demo-2026');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My purchases' })).toBeVisible();
    await lookClosely(page, 'my purchases');
    await page.getByRole('listitem').filter({ hasText: 'Paid' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: /^Order M/ })).toBeVisible();
    await lookClosely(page, 'my purchase');
    await page.getByRole('button', { name: 'Send the receipt again' }).click();
    await expect(page.getByText('The receipt is on its way')).toBeVisible();
    await page.getByRole('button', { name: 'Buy again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  },
);

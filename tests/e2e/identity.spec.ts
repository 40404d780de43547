import { expect, test, type Page } from '@playwright/test';
import { openReady, untilReady } from './site-pages.ts';

const patient = { email: 'patient@example.test', password: 'melur-demo-2026', name: 'Nur Aisyah binti Hamzah' };
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);

async function signIn(page: Page, address = '/login') {
  await openReady(page, address);
  await page.getByRole('textbox', { name: 'Email' }).fill(patient.email);
  await page.getByLabel('Password', { exact: true }).fill(patient.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('signing in stores what the specification names, masked, says that it worked, and goes on after a second', async ({
  page,
}) => {
  await signIn(page, '/login?next=%2Fverify-phone');
  await expect(page.getByText('You are signed in')).toBeVisible();
  await expect(page).toHaveURL(/\/verify-phone$/);
  const keys = await stored(page);
  expect(keys).toMatchObject({
    firstname: patient.name,
    email: patient.email,
    patient_nric: '******-**-5556',
    setIsLoggedIn: 'true',
    user_id: keys['patient_id'],
  });
  expect(keys['token']).toMatch(/^m1\./);
  await page.goto('/home');
  if ((page.viewportSize()?.width ?? 0) > 800)
    await expect(page.getByRole('link', { name: patient.name })).toBeVisible();
});

test(
  'a wrong password is told in the dialog named Login, and a lost connection too',
  { tag: '@once' },
  async ({ page, context }) => {
    await openReady(page, '/login');
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.test');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('dialog', { name: 'Login' })).toContainText('Invalid Credential');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('nobody@example.test');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('dialog', { name: 'Login' })).toContainText('An error occurred during login.');
  },
);

test('with scripts off a patient signs in all the same', { tag: '@once' }, async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! });
  await page.goto('/verify-phone');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole('textbox', { name: 'Email' }).fill(patient.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Invalid Credential')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(patient.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/verify-phone$/);
  await page.close();
});

test('Google in a pop-up signs in; closed or cancelled by the visitor it says nothing', async ({ page }) => {
  await openReady(page, '/login?next=%2Fverify-phone');
  const open = async () => {
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: /with Google/ }).click(),
    ]);
    await popup.getByText('This is not Google').waitFor();
    return popup;
  };
  await (await open()).close();
  const cancelled = await open();
  await Promise.all([cancelled.waitForEvent('close'), cancelled.getByRole('button', { name: 'Cancel' }).click()]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const popup = await open();
  await popup.getByRole('button', { name: /Aisyah binti Rahman/ }).click();
  await expect(page).toHaveURL(/\/verify-phone$/, { timeout: 15_000 });
  expect((await stored(page))['email']).toBe('aisyah@example.test');
});

test(
  'where pop-ups are blocked the whole page goes to Google and comes back signed in',
  { tag: '@once' },
  async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await openReady(page, '/login?next=%2Fverify-phone');
    await page.getByRole('link', { name: /with Google/ }).click();
    await page.getByText('This is not Google').waitFor();
    await page.getByRole('button', { name: /Aisyah binti Rahman/ }).click();
    await expect(page).toHaveURL(/\/verify-phone$/);
  },
);

test('an address that Facebook has not verified opens nobody’s account', { tag: '@once' }, async ({ page }) => {
  await openReady(page, '/login');
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /with Facebook/ }).click(),
  ]);
  await popup.getByLabel('Name').fill('A stranger');
  await popup.getByLabel(/^Email/).fill(patient.email);
  await popup.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toContainText("be sure it's yours");
  expect((await stored(page))['user_id']).toBeUndefined();
});

test(
  'a stored token that fails is replaced and the page reloads once, never in a loop',
  { tag: '@once' },
  async ({ page }) => {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
    });
    await page.addInitScript(() => localStorage.setItem('token', 'broken'));
    await openReady(page, '/corporate-home');
    await expect.poll(() => loads).toBe(2);
    await page.waitForTimeout(2_500);
    expect(loads).toBe(2);
  },
);

test(
  'idle: a warning that any key or movement of the mouse answers, then signed out in every tab and back at the door',
  { tag: '@once' },
  async ({ page }) => {
    await signIn(page, '/login?next=%2Fverify-phone');
    await expect(page).toHaveURL(/\/verify-phone$/);
    await page.clock.install();
    await page.evaluate(() => localStorage.removeItem('last_activity'));
    await page.reload();
    await untilReady(page);
    await page.waitForFunction(() => localStorage.getItem('last_activity') !== null);
    await page.clock.fastForward('13:05');
    const warning = page.getByRole('alertdialog');
    await expect(warning).toContainText('two minutes');
    await page.mouse.move(40, 40);
    await page.mouse.move(90, 70);
    await expect(warning).toHaveCount(0);
    await page.clock.fastForward('13:05');
    await expect(warning).toBeVisible();
    await page.keyboard.press('a');
    await expect(warning).toHaveCount(0);
    await page.clock.fastForward('13:05');
    await expect(warning).toBeVisible();
    const other = await page.context().newPage();
    await openReady(other, '/home');
    await page.clock.fastForward('02:01');
    await expect(page).toHaveURL(/\/login\?next=%2Fverify-phone/);
    expect(Object.keys(await stored(other))).not.toContain('user_id');
  },
);

test('signing out clears name, ids, cart and token, and the visitor is a guest at the home page', async ({ page }) => {
  await signIn(page, '/login?next=%2Fprofile');
  await expect(page).toHaveURL(/\/profile$/);
  await page.evaluate(() => localStorage.setItem('cart_count', '2'));
  await untilReady(page);
  if ((page.viewportSize()?.width ?? 0) < 1000)
    await page.locator('main summary').filter({ hasText: 'My account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/$/);
  const keys = await stored(page);
  for (const key of ['user_id', 'firstname', 'patient_id', 'patient_nric', 'email', 'setIsLoggedIn', 'cart_count'])
    expect(keys, key).not.toHaveProperty(key);
  expect(keys['token']).toMatch(/^m1\./);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login\?next=/);
});

test(
  'what was typed into a private form is there again after the idle clock ended and the patient came back',
  { tag: '@once' },
  async ({ page }) => {
    await signIn(page, '/login?next=%2Fprofile%2Faddress');
    await expect(page).toHaveURL(/\/profile\/address$/);
    await page.clock.install();
    await page.evaluate(() => localStorage.removeItem('last_activity'));
    await page.reload();
    await untilReady(page);
    await page.waitForFunction(() => localStorage.getItem('last_activity') !== null);
    await page.locator('main form input[type="text"]').first().fill('12 Jalan Melati');
    await page.clock.fastForward('13:05');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.clock.fastForward('02:01');
    await expect(page).toHaveURL(/\/login\?next=%2Fprofile%2Faddress/);
    await page.clock.resume();
    await untilReady(page);
    expect(JSON.stringify(await stored(page))).not.toContain('Jalan Melati');
    await page.getByRole('textbox', { name: 'Email' }).fill(patient.email);
    await page.getByLabel('Password', { exact: true }).fill(patient.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('We kept what you had typed')).toBeVisible({ timeout: 15_000 });
    await expect(page.locator('main form input[type="text"]').first()).toHaveValue('12 Jalan Melati');
  },
);

test(
  'a form that is sent without a connection says so, and keeps what was typed',
  { tag: '@once' },
  async ({ page, context }) => {
    await openReady(page, '/contact-us');
    const words = page.waitForResponse(/offline-notice/);
    await page.getByLabel('Your name').fill('Nurul binti Test');
    await words;
    await page.getByLabel('What is it about?').selectOption({ label: 'This website' });
    await page.getByLabel('Email address').fill('nurul@example.test');
    await page.getByLabel('Your message').fill('The map does not open.');
    await page.getByLabel(/I agree to my details/).check();
    await context.setOffline(true);
    await page.locator('#main form[method="post"] button').last().click();
    await expect(page.getByRole('alert')).toContainText('Nothing was sent');
    await expect(page.getByLabel('Your name')).toHaveValue('Nurul binti Test');
    await context.setOffline(false);
    await expect(page.getByText('Nothing was sent')).toBeHidden();
  },
);

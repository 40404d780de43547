import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { openReady } from './site-pages.ts';
import { signInAsStaff } from './staff-sign-in.ts';

const patient = { email: 'patient@example.test', password: 'melur-demo-2026' };

async function signIn(page: Page): Promise<string[]> {
  await openReady(page, '/login?next=%2Fprofile');
  await page.getByRole('textbox', { name: 'Email' }).fill(patient.email);
  await page.getByLabel('Password', { exact: true }).fill(patient.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  const stored = await page.evaluate(() =>
    ['firstname', 'user_id', 'patient_nric'].map((key) => localStorage.getItem(key)),
  );
  expect(stored).not.toContain(null);
  return [patient.email, ...(stored as string[])];
}

async function signOut(page: Page): Promise<void> {
  await openReady(page, '/profile');
  await page.locator('main summary').filter({ hasText: 'My account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).first().click();
}

/** All that the browser stores for the site, tab by tab, except keys of the device. */
async function keptBy(context: BrowserContext) {
  const tabs = [];
  for (const page of context.pages())
    tabs.push(
      await page.evaluate(async () => ({
        local: Object.fromEntries(Object.entries({ ...localStorage })),
        session: Object.fromEntries(Object.entries({ ...sessionStorage })),
        databases: (await indexedDB.databases()).map(({ name }) => name),
        caches: await caches.keys(),
        page: document.documentElement.innerHTML,
      })),
    );
  return { tabs, cookies: await context.cookies() };
}

test(
  'after a sign-out nothing of the patient stays in the browser, in any of its tabs',
  { tag: '@once' },
  async ({ page, context }) => {
    const marks = await signIn(page);
    const second = await context.newPage();
    await openReady(second, '/my-appointments');
    const third = await context.newPage();
    await openReady(third, '/doctor?doctor_name=kwan');
    await third.evaluate(() => {
      localStorage.setItem('bookmarks', '["doctor:1"]');
      // Each tab's own storage: no other tab can empty it.
      sessionStorage.setItem('typed', 'words of hers');
    });
    await page.bringToFront();
    await signOut(page);
    await expect(page).toHaveURL(/\/(home)?$/);
    await expect(second).toHaveURL(/\/login\?next=/);
    await expect.poll(() => third.evaluate(() => localStorage.getItem('bookmarks'))).toBe(null);
    await expect.poll(() => third.evaluate(() => sessionStorage.getItem('typed'))).toBe(null);

    const { tabs, cookies } = await keptBy(context);
    for (const { local, session, databases, caches, page: html } of tabs) {
      const ours = Object.keys(local).filter(
        (key) => !['selectedLanguage', 'third_party_consent', 'token'].includes(key),
      );
      // Written by the present pages, for a guest.
      expect(ours.filter((key) => !/^(filters:|cart_count$|hospital_location$|last_activity)/.test(key))).toEqual([]);
      expect([databases, caches]).toEqual([[], []]);
      for (const mark of marks) expect(JSON.stringify([local, session, html]), mark).not.toContain(mark);
    }
    const names = cookies.map(({ name }) => name.replace('__Host-', '')).sort();
    expect(names.filter((name) => !['cart_hint', 'device', 'guest', 'selectedLanguage'].includes(name))).toEqual([]);
    for (const mark of marks) expect(JSON.stringify(cookies), mark).not.toContain(mark);

    for (const tab of [page, second]) {
      await tab.goBack();
      await expect(tab).not.toHaveURL(/\/(profile|my-appointments)$/);
      for (const mark of marks) expect(await tab.content(), mark).not.toContain(mark);
    }
  },
);

test(
  'a page that the browser brings back after a sign-out elsewhere is asked for anew',
  { tag: '@once' },
  async ({ page }) => {
    await signIn(page);
    await page.context().clearCookies({ name: /session$/ });
    await page.evaluate(() => {
      localStorage.removeItem('user_id');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(page).toHaveURL(/\/login/);
  },
);

test('a sign-out without an answer is not taken for one', { tag: '@once' }, async ({ page }) => {
  await signIn(page);
  await page.route('**/api/auth/logout*', (route) => route.abort());
  await signOut(page);
  await expect(page).toHaveURL(/\/(home)?$/);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login/);
});

test('staff who sign out in one tab have left the others too', { tag: '@once' }, async ({ page, context }) => {
  test.setTimeout(120_000);
  await signInAsStaff(page, 'frontdesk');
  const second = await context.newPage();
  await openReady(second, '/staff/appointments');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(second).toHaveURL(/\/staff\/sign-in/);
});

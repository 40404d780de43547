import { expect, test } from '@playwright/test';
import { openReady } from './site-pages.ts';

const secret = '5556';

/** Runs in a public page of a signed-in patient, as a hostile script of another party would: with the cookies, and all that a page may do. */
async function attack(): Promise<Record<string, string>> {
  const told: Record<string, string> = {};
  const attempt = async (name: string, work: () => Promise<string> | string) => {
    told[name] = await Promise.resolve()
      .then(work)
      .catch((error: unknown) => `refused: ${(error as Error).name}`);
  };
  const marker = localStorage.getItem('token') ?? '';
  const key = document.querySelector<HTMLMetaElement>('meta[name="api-key"]')?.content ?? '';
  await attempt('fetch', async () => (await fetch('/profile')).text());
  await attempt('data', async () => (await fetch('/profile.data')).text());
  await attempt('call', async () =>
    (await fetch('/api/profile/account', { headers: { 'x-api-key': key, authorization: `Bearer ${marker}` } })).text(),
  );
  await attempt('call with a made-up zone token', async () =>
    (
      await fetch('/api/profile/account', {
        headers: { 'x-api-key': key, authorization: `Bearer ${marker}`, 'x-zone-token': 'z1.made-up' },
      })
    ).text(),
  );
  await attempt(
    'frame',
    () =>
      new Promise<string>((resolve) => {
        const frame = document.createElement('iframe');
        frame.src = '/profile';
        frame.addEventListener('load', () => {
          try {
            resolve(frame.contentDocument?.body.innerText ?? 'nothing');
          } catch (error) {
            resolve(`refused: ${(error as Error).name}`);
          }
        });
        document.body.append(frame);
        setTimeout(() => resolve('nothing'), 4_000);
      }),
  );
  await attempt('window', async () => {
    const opened = window.open('/profile');
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    return opened?.document.body.innerText ?? 'nothing';
  });
  await attempt(
    'channel',
    () =>
      new Promise<string>((resolve) => {
        const channel = new BroadcastChannel('visit');
        channel.addEventListener('message', ({ data }) => resolve(JSON.stringify(data)));
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        channel.postMessage('who are you');
        setTimeout(() => resolve('nothing'), 1_500);
      }),
  );
  await attempt('worker', async () => {
    const source = URL.createObjectURL(
      new Blob(['self.addEventListener("fetch", () => {})'], { type: 'text/javascript' }),
    );
    await navigator.serviceWorker.register(source, { scope: '/' });
    return 'registered';
  });
  await attempt('opener', () => String(window.opener?.document?.body?.innerText ?? 'nothing'));
  const text = async (path: string, init?: RequestInit) => (await fetch(path, init)).text();
  await attempt('data by an encoded letter', () => text('/%70rofile.data'));
  await attempt('data by the folder of its name', () => text('/profile/_.data'));
  await attempt('data by capital letters', () => text('/PROFILE.data'));
  await attempt('a form by an encoded letter', () =>
    text('/profile/addres%73', { method: 'POST', body: new URLSearchParams({ label: 'Home' }) }),
  );
  await attempt('who am I', () =>
    text('/api/auth/token', {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'get_token' }),
    }),
  );
  await attempt('object', async () => {
    const object = document.createElement('object');
    object.data = '/%70rofile';
    document.body.append(object);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    return object.contentDocument?.body.innerText ?? 'nothing';
  });
  await attempt('window of an encoded address', async () => {
    const opened = window.open('/%70rofile', 'encoded');
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    return opened?.document.body.innerText ?? 'nothing';
  });
  return told;
}

test(
  'a hostile script in a public tab of a signed-in patient reads nothing of the profile',
  { tag: '@once' },
  async ({ page }) => {
    await openReady(page, '/login?next=%2Fprofile');
    await page.getByRole('textbox', { name: 'Email' }).fill('patient@example.test');
    await page.getByLabel('Password', { exact: true }).fill('melur-demo-2026');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.locator('main')).toContainText('Nur Aisyah');
    const tab = await page.context().newPage();
    await openReady(tab, '/corporate-home');
    const told = await tab.evaluate(attack);
    for (const [way, answer] of Object.entries(told)) {
      expect.soft(answer, way).not.toContain('Nur Aisyah');
      expect.soft(answer, way).not.toContain(secret);
      expect.soft(answer, way).not.toContain('patient@example.test');
    }
    expect(told['worker']).toMatch(/^refused/);
    expect(Object.keys(told)).toHaveLength(16);
  },
);

test('a private page opened from a public one does not know its opener', { tag: '@once' }, async ({ page }) => {
  await openReady(page, '/home');
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/book/whoever')),
  ]);
  await opened.waitForLoadState();
  expect(await opened.evaluate(() => window.opener === null)).toBe(true);
});

test(
  'a hostile script that opens the sign-in page on a click reads nothing of what is typed there',
  { tag: '@once' },
  async ({ page }) => {
    await openReady(page, '/home');
    const [signIn] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(() => {
        (window as unknown as { held: Window | null }).held = window.open('/login', 'sign-in');
      }),
    ]);
    await signIn.waitForLoadState();
    await signIn.getByRole('textbox', { name: 'Email' }).fill('patient@example.test');
    await signIn.getByLabel('Password', { exact: true }).fill('typed in secret');
    const told = await page.evaluate(() => {
      const { held } = window as unknown as { held: Window | null };
      const readAll = (from: Window | null) => {
        try {
          return [...(from?.document.querySelectorAll('input') ?? [])].map(({ value }) => value).join(' ');
        } catch (error) {
          return `refused: ${(error as Error).name}`;
        }
      };
      return { isClosed: held?.closed, held: readAll(held), byName: readAll(window.open('', 'sign-in')) };
    });
    expect(told.isClosed, 'the handle leads nowhere').toBe(true);
    expect(`${told.held} ${told.byName}`).not.toMatch(/patient@example|typed in secret/);
    expect(await signIn.evaluate(() => window.opener === null)).toBe(true);
  },
);

import { expect, test, type Browser, type Page } from '@playwright/test';
import { openHostileHost, type HostileHost } from './hostile-host.ts';
import { techniques } from './hostile-techniques.ts';
import { openReady } from './site-pages.ts';

/** The patient's own data, on her pages and as she types it: none of it may be read, and no byte of it may leave. */
const hers = [
  'Nur Aisyah',
  'patient@example.test',
  '5556',
  'Jalan Melati 3',
  'Adam Harith',
  'melur-demo-2026',
  'typed in secret',
] as const;

const storage = 'storage of the site';
/**
 * The values that the specification (section 6) puts into local storage. Third-party scripts never run for a
 * signed-in patient.
 */
const specified = /"(?:firstname|patient_nric|email)":"[^"]*"/g;

function withoutSpecified(answers: string): string {
  expect(answers.match(specified)?.toSorted(), 'the three that the specification names, and each once').toEqual([
    '"email":"patient@example.test"',
    '"firstname":"Nur Aisyah binti Hamzah"',
    '"patient_nric":"******-**-5556"',
  ]);
  return answers.replace(specified, '');
}

async function signIn(page: Page): Promise<void> {
  await openReady(page, '/login?next=%2Fprofile');
  await page.getByRole('textbox', { name: 'Email' }).fill('patient@example.test');
  await page.getByLabel('Password', { exact: true }).fill('melur-demo-2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.locator('main')).toContainText('Nur Aisyah');
}

/** Types into the sign-in page that the script has opened, as a visitor in such a window does. */
async function typeInto(opened: Page): Promise<void> {
  await opened.getByRole('textbox', { name: 'Email' }).pressSequentially('patient@example.test');
  await opened.getByLabel('Password', { exact: true }).pressSequentially('typed in secret');
}

/** The result of the techniques with an opened window while a guest types into it. */
async function readWhileTyping(browser: Browser, baseURL: string, host: HostileHost): Promise<string> {
  const context = await browser.newContext({ baseURL });
  const tab = await context.newPage();
  await openReady(tab, '/corporate-home');
  const opening = context.waitForEvent('page');
  const answers = Promise.all(
    ['the fields of a sign-in page that it opened', 'the keys typed into a page that it opened or that opened it'].map(
      (name) => tab.evaluate(techniques[name]!(host)),
    ),
  );
  const opened = await opening;
  await typeInto(opened);
  const answer = (await answers).join(' | ');
  expect(await opened.getByLabel('Password', { exact: true }).inputValue()).toBe('typed in secret');
  expect(await opened.evaluate(() => window.opener === null)).toBe(true);
  await context.close();
  return answer;
}

test('there are sixteen techniques', () => {
  expect(Object.keys(techniques)).toHaveLength(16);
});

test(
  'a hostile script in a public page of a signed-in patient reads and sends away 0 bytes of hers, in sixteen techniques',
  { tag: '@once' },
  async ({ page, browser, baseURL }) => {
    test.setTimeout(180_000);
    const host = await openHostileHost();
    await signIn(page);
    const tab = await page.context().newPage();
    await openReady(tab, '/corporate-home');
    await tab.evaluate('window.loot = "LOOT " + document.body.innerText.slice(0, 200)');
    const answers: Record<string, string> = {
      'while a guest types': await readWhileTyping(browser, baseURL!, host),
    };
    for (const [name, source] of Object.entries(techniques)) {
      answers[name] = String(await tab.evaluate(source(host)));
      if (name === storage) answers[name] = withoutSpecified(answers[name]);
      // The stolen text is added to everything that is sent afterwards.
      await tab.evaluate((loot) => {
        (window as unknown as { loot: string }).loot += loot.slice(0, 300);
      }, answers[name]);
    }
    const received = host.received();
    for (const word of hers) {
      for (const [name, answer] of Object.entries(answers)) expect.soft(answer, `${name}: ${word}`).not.toContain(word);
      expect.soft(received, `sent away: ${word}`).not.toContain(word);
      expect.soft(received, `sent away: ${word}`).not.toContain(encodeURIComponent(word));
    }
    const bytes = hers.reduce((sum, word) => sum + (received.split(word).length - 1) * word.length, 0);
    expect(bytes).toBe(0);
    expect(Object.keys(answers)).toHaveLength(1 + 16);
    expect(answers['a service worker over the whole site']).not.toContain('REGISTERED');
    expect(answers['a base that leads scripts and links to another host']).toBe('stayed');
    // Only a navigation gets out: no policy forbids a page to navigate to another site. That page then requests its
    // own icon.
    expect(host.requests().filter((path) => !/^\/(?:leave\?|favicon\.ico$)/.test(path))).toEqual([]);
    await tab.goto(`${host.origin}/reached`);
    expect(host.requests(), 'the host was there and heard').toContain('/reached');
    await host.close();
  },
);

test(
  'the techniques find what is to be found: without the policy and on a page of one’s own they send it away',
  { tag: '@once' },
  async ({ browser, baseURL }) => {
    const host = await openHostileHost();
    const context = await browser.newContext({ baseURL: baseURL!, bypassCSP: true });
    const page = await context.newPage();
    await openReady(page, '/corporate-home');
    await page.evaluate('window.loot = "planted for the control"');
    for (const name of [
      'a call or a beacon to another host',
      'a picture, a style sheet, a font, a script or a film of another host',
      'a form that is sent to another host',
    ])
      await page.evaluate(techniques[name]!(host));
    for (const path of ['/fetch', '/image', '/style', '/script', '/form'])
      await expect.poll(() => host.requests().join(' ')).toContain(path);
    expect(host.received()).toContain('planted for the control');
    await context.close();
    await host.close();
  },
);

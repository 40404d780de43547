import { expect, test, type Page } from '@playwright/test';
import { openReady } from './site-pages.ts';
import { signInAsStaff } from './staff-sign-in.ts';

/** Records what the page's policy refuses from now on. */
async function refusals(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('noteRefusal', (directive: string) => void refused.push(directive));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
      (window as unknown as { noteRefusal(text: string): void }).noteRefusal(`${effectiveDirective} ${sample}`),
    ),
  );
  return refused;
}

/** Whether each way to make HTML or code from text is refused. */
const ways = (page: Page) =>
  page.evaluate(() => {
    const isRefused = (way: () => unknown) => {
      try {
        way();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    };
    const make = (name: string) => document.createElement(name);
    return {
      html: isRefused(() => Object.assign(make('div'), { innerHTML: '<b>x</b>' })),
      parse: isRefused(() => new DOMParser().parseFromString('<b>x</b>', 'text/html')),
      code: isRefused(() => Object.assign(make('script'), { text: '1' })),
      address: isRefused(() => Object.assign(make('script'), { src: '/assets/x.js' })),
      policy: isRefused(() =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
        ).trustedTypes.createPolicy('mine', {}),
      ),
    };
  });

const all = { html: true, parse: true, code: true, address: true, policy: true };

test('in the console and at the sign-in no text becomes HTML or code', { tag: '@once' }, async ({ page }) => {
  test.setTimeout(150_000);
  const refused = await refusals(page);
  await signInAsStaff(page, 'editor');
  for (const path of ['/staff', '/staff/content', '/staff/media', '/login', '/enquiry']) {
    await openReady(page, path);
    expect(refused, path).toEqual([]);
    expect(await ways(page), path).toEqual(all);
    await expect.poll(() => refused.length).toBe(5);
    refused.length = 0;
  }
  await page.goto('/staff/content?kind=article&q=chest');
  await page.getByRole('link', { name: 'Chest pain: when to call 999' }).click();
  const editor = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(editor).toContainText('999');
  expect(refused, 'the text editor needs no more than its policy').toEqual([]);
  await expect(editor.locator('h2').first()).toBeVisible();
  expect(await ways(page)).toEqual({ ...all, html: false, parse: false });

  await editor.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      `<meta charset="utf-8"><p onclick="window.stolen=1">Pasted <b>words</b> <a href="javascript:window.stolen=1">one</a>
       <a href="https://www.example.com/">two</a><img src="x" onerror="window.stolen=1"><svg><script>window.stolen=1</script></svg></p>
       <script>window.stolen=1</script><math><mtext><style><img src=x onerror="window.stolen=1"></style></mtext></math>`,
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(editor.locator('strong', { hasText: 'words' })).toBeVisible();
  await expect(editor.locator('a', { hasText: 'two' })).toHaveAttribute('href', 'https://www.example.com/');
  const written = await page.evaluate(() => {
    const html = '<p style="color:red;font-weight:700" id="x">A &lt;b&gt; <svg onload=alert(1)><p title="</style>">B';
    const made = Object.assign(document.createElement('div'), { innerHTML: html });
    return [made.innerHTML, (window as unknown as { stolen?: number }).stolen ?? null];
  });
  expect(written).toEqual(['<p style="font-weight:700">A &lt;b&gt; </p><p>B</p>', null]);
});

/** The page's component finds nothing where its data should be. */
async function openWithoutData(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /(data-hydration="data">)([^<]*)/,
      (_whole, start: string, json: string) => {
        const data = JSON.parse(json) as { matches: { id: string }[]; loaderData: Record<string, unknown> };
        data.loaderData[data.matches.at(-1)!.id] = null;
        return start + JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
      },
    );
    await route.fulfill({ response, body: html });
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong on our side' })).toBeVisible();
}

test('a private page that fails in the browser says so, inside the site’s menu and footer', async ({ page }) => {
  const refused = await refusals(page);
  await openWithoutData(page, '/cart');
  await expect(page.locator('footer a[href="/pdpa"]')).toBeVisible();
  await expect(page.locator('header details[data-menu]').first()).toBeAttached();
  await expect(page.locator('[data-fixed="footer"]')).toHaveCount(1);
  await expect(page.locator('[data-fixed="phone-menu"]')).toHaveCount(1);
  expect(refused).toEqual([]);
});

test('a step of a task that fails in the browser keeps the frame of its task', async ({ page }) => {
  const refused = await refusals(page);
  await openWithoutData(page, '/login');
  await expect(page.locator('header a[href="tel:999"]')).toBeVisible();
  await expect(page.locator('nav a[href="/pdpa"]')).toBeVisible();
  await expect(page.locator('[data-fixed="footer"], [data-fixed="phone-menu"], header details[data-menu]')).toHaveCount(
    0,
  );
  expect(refused).toEqual([]);
});

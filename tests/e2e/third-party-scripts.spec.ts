import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { axeFaults } from './accessibility.ts';
import { openReady } from './site-pages.ts';
import { signInAsStaff } from './staff-sign-in.ts';

const program = "document.documentElement.dataset.counted = 'yes';";
const integrity = `sha384-${createHash('sha384').update(program).digest('base64')}`;

/** A third party's host: its script marks the page when it ran, and the host records its requests. */
async function openOtherHost(): Promise<{ server: Server; origin: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }).end(program);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

// Restricted to one hospital whose pages no other test opens, because the others run meanwhile.
const hospitalName = 'Hospital: Melur Kangar';

test(
  'a recorded script of another host runs only after consent, is taken back as easily, and never runs at the sign-in',
  { tag: '@once' },
  async ({ page, browser, baseURL }) => {
    test.setTimeout(180_000);
    const { server, origin, asked } = await openOtherHost();
    await signInAsStaff(page, 'admin');
    await page.goto('/staff/scripts/new');
    await page.getByLabel('Name').fill('Counter of this test');
    const place = page.getByLabel('Where it runs');
    const value = await place.locator('option').filter({ hasText: hospitalName }).first().getAttribute('value');
    await place.selectOption(value!);
    await page.getByLabel('Hosts it may contact').fill(origin);
    await page
      .getByLabel('Head markup')
      .fill(`<script src="${origin}/count.js" integrity="${integrity}" crossorigin="anonymous"></script>`);
    await page.getByLabel('Switched on').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('It runs once another administrator has confirmed it')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm and let it run' })).toHaveCount(0);
    const record = page.url().replace(/\?.*/, '');
    const secondOffice = await browser.newContext({ baseURL: baseURL! });
    const second = await secondOffice.newPage();
    await signInAsStaff(second, 'deputy');
    await second.goto(record);
    await second.getByRole('button', { name: 'Confirm and let it run' }).click();
    await expect(second.getByText('The script is saved.')).toBeVisible();
    await secondOffice.close();

    const context = await browser.newContext({ baseURL: baseURL! });
    const visitor = await context.newPage();
    await openReady(visitor, '/melur-kangar');
    const bar = visitor.getByRole('region', { name: 'Your choice about cookies' });
    await expect(bar).toBeVisible();
    expect(await axeFaults(visitor, '[aria-label="Your choice about cookies"]')).toEqual([]);
    const boxes = await Promise.all(['Allow', 'Refuse'].map((name) => bar.getByRole('button', { name }).boundingBox()));
    expect([boxes[0]!.width, boxes[0]!.height]).toEqual([boxes[1]!.width, boxes[1]!.height]);
    expect(asked).toEqual([]);
    await bar.getByRole('button', { name: 'Allow' }).click();
    await expect(visitor.locator('html')).toHaveAttribute('data-counted', 'yes');
    await expect(bar).toHaveCount(0);
    await expect(visitor.locator('head script[src$="/count.js"]')).toHaveAttribute('name', /^hospital_\d+$/);
    expect(asked).toEqual(['/count.js']);

    for (const path of ['/login', '/contact-us', '/home']) {
      await openReady(visitor, path);
      await visitor.waitForLoadState('networkidle');
      await expect(visitor.locator('html')).not.toHaveAttribute('data-counted', 'yes');
    }
    expect(asked).toEqual(['/count.js']);
    await openReady(visitor, '/cookies#choice');
    await expect(visitor.getByText('You allow other companies')).toBeVisible();
    await Promise.all([visitor.waitForEvent('load'), visitor.getByRole('button', { name: 'Refuse' }).click()]);
    await expect(visitor.getByText("You've refused other companies")).toBeVisible();
    await openReady(visitor, '/melur-kangar');
    await visitor.waitForLoadState('networkidle');
    await expect(visitor.getByRole('region', { name: 'Your choice about cookies' })).toHaveCount(0);
    expect(asked).toEqual(['/count.js']);
    await context.route('**/api/settings/third-party-scripts*', (route) => route.abort());
    await visitor.evaluate(() => localStorage.setItem('third_party_consent', `yes ${Date.now()}`));
    await Promise.all([
      visitor.waitForEvent('console', (message) =>
        message.text().startsWith('Third-party scripts could not be loaded.'),
      ),
      visitor.goto('/melur-kangar'),
    ]);
    await expect(visitor.getByRole('dialog')).toHaveCount(0);
    await context.close();

    await page.goto(record);
    await page.getByText('Remove this script').first().click();
    await page.getByRole('button', { name: 'Remove this script' }).click();
    await expect(page.getByText('The script is removed')).toBeVisible();
    server.close();
  },
);

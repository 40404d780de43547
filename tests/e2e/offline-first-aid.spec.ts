import { expect, test } from '@playwright/test';
import { openReady } from './site-pages.ts';

const languages = [
  { prefix: '', tag: 'en-MY', cached: 'Saved on this device', copy: 'copy saved on this device' },
  { prefix: '/ms', tag: 'ms-MY', cached: 'Disimpan pada peranti ini', copy: 'salinan yang disimpan' },
  { prefix: '/zh', tag: 'zh-Hans-MY', cached: '已保存在本设备上', copy: '保存在本设备上的副本' },
];

for (const { prefix, tag, cached, copy } of languages)
  test(
    `first aid is read without a connection, with its styles and without a script (${tag})`,
    { tag: '@once' },
    async ({ page, context }) => {
      const failures: string[] = [];
      page.on(
        'console',
        (message) => message.text().includes('Content Security Policy') && failures.push(message.text()),
      );
      await openReady(page, `${prefix}/mccn/first-aid/choking`);
      await expect(page.getByText(cached)).toBeVisible({ timeout: 60_000 });
      await context.setOffline(true);

      // An entry that was never opened, and the list.
      await page.goto(`${prefix}/mccn/first-aid/burns-and-scalds`);
      await expect(page.getByText(copy)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.locator('ol.list-decimal li').first()).toBeVisible();
      expect(await page.locator('script').count()).toBe(0);
      expect(await page.locator('header, footer, form').count()).toBe(0);
      expect(await page.locator('h1').evaluate((title) => getComputedStyle(title).fontFamily)).toContain(
        'Commissioner',
      );
      await page.goto(`${prefix}/mccn/first-aid`);
      const entries = page.locator(`main a[href^="${prefix}/mccn/first-aid/"]`);
      expect(await entries.count()).toBeGreaterThanOrEqual(20);
      await entries.first().click();
      await expect(page.getByText(copy)).toBeVisible();

      // Nothing else of the site is kept.
      for (const path of ['/profile', '/mccn/diseases', '/'])
        await expect(page.goto(prefix + path)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
      await context.setOffline(false);
      await openReady(page, `${prefix}/mccn/first-aid`);
      await expect(page.getByText(copy)).toHaveCount(0);
      const stored = await page.evaluate(async () => {
        const found: string[] = [];
        for (const name of await caches.keys())
          for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
        return found;
      });
      expect(stored).toContain(`${prefix}/mccn/first-aid/offline.json`);
      const allowed = /\/first-aid\/offline\.json$|^\/(?:assets|pictures|media|brand)\/|^\/[\w.-]+\.(?:svg|png)$/;
      expect(stored.filter((path) => !allowed.test(path) || path.endsWith('.js'))).toEqual([]);
      expect(failures).toEqual([]);
    },
  );

test(
  'what another program puts in the place of the kept copy runs no script',
  { tag: '@once' },
  async ({ page, context }) => {
    await openReady(page, '/mccn/first-aid/choking');
    await expect(page.getByText('Saved on this device')).toBeVisible({ timeout: 60_000 });
    await page.evaluate(async () => {
      const cache = await caches.open('first-aid/mccn/first-aid');
      const evil = '<html><body><p id="evil">Put here</p><script>document.title = "ran"</script></body></html>';
      const body = JSON.stringify({ language: 'en-MY', pages: { '/mccn/first-aid/choking': evil }, files: [] });
      await cache.put('/mccn/first-aid/offline.json', new Response(body));
    });
    await context.setOffline(true);
    await page.goto('/mccn/first-aid/choking');
    await expect(page.locator('#evil')).toBeVisible();
    expect(await page.title()).not.toBe('ran');
  },
);

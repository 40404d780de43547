import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const pages = ['/home', '/corporate-home', '/our-hospitals', '/our-hospitals?view=map', '/melur-ipoh', '/melur-ipoh/our-services', '/melur-ipoh/patient-care', '/speciality-centre', '/speciality-centre/cardiology', '/doctor', '/doctor?doctor_name=nobody-has-this-name', '/book', '/404', '/design'];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const path of pages) {
  test(`axe finds nothing wrong on ${path}`, async ({ page }) => {
    await page.goto(path);
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([]);
  });
}

for (const prefix of ['', '/ms', '/zh']) {
  test(`at 360 px nothing is wider than the screen, in ${prefix || '/en'}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of pages) {
      await page.goto(prefix + path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(overflow, prefix + path).toBeLessThanOrEqual(0);
    }
  });
}

test('nothing is asked of another site, and no page logs an error', async ({ page }) => {
  const foreign: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url() === 'about:blank' ? request.url() : page.url()).origin)) foreign.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) errors.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  for (const path of [...pages, '/ms/doctor', '/zh/our-hospitals']) await page.goto(path, { waitUntil: 'networkidle' });
  expect(foreign.filter((url) => !url.startsWith('data:'))).toEqual([]);
  expect(errors).toEqual([]);
});

test('nothing moves while a page loads', async ({ page }) => {
  for (const path of ['/home', '/doctor', '/our-hospitals', '/melur-ipoh']) {
    await page.addInitScript(() => {
      (window as unknown as { shift: number }).shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift), path).toBe(0);
  }
});

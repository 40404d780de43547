import { expect, test, type Page } from '@playwright/test';
import { openReady } from './site-pages.ts';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('position'));
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('the clinic network keeps how far the reader has scrolled between its pages, and forgets it elsewhere', async ({
  page,
}) => {
  await openReady(page, '/mccn/our-collaboration');
  expect(await scrolled(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 150));
  await page.locator('[data-tab="faq"]').click();
  await page.waitForURL('**/mccn/faq');
  await expect.poll(() => stored(page)).toMatch(/^\d+$/);
  const position = Number(await stored(page));
  expect(position).toBeGreaterThan(0);
  await expect.poll(() => scrolled(page)).toBe(position);
  await page.goto('/doctor');
  await expect.poll(() => stored(page)).toBe('0');
  await openReady(page, '/mccn/faq');
  expect(await scrolled(page)).toBe(0);
});

test('on phones the answers open by themselves, several at once; on wide screens all are shown', async ({ page }, {
  project,
}) => {
  await openReady(page, '/mccn/faq');
  const questions = page.locator('main details');
  if (project.name === 'phone') {
    await questions.nth(0).locator('summary').click();
    await questions.nth(2).locator('summary').press('Enter');
    await expect(page.locator('main details[open]')).toHaveCount(2);
    await questions.nth(0).locator('summary').click();
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Back' })).toBeVisible();
  } else {
    await expect(questions.first()).toBeHidden();
    await expect(page.getByText('Together they help to make a treatment plan').locator('visible=true')).toHaveCount(1);
    await expect(page.locator('main a[href="tel:+60326101060"]').locator('visible=true')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Back' })).toBeHidden();
  }
});

test('the film of the clinic network is our own: nothing is asked for elsewhere', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).host));
  await openReady(page, '/mccn/our-collaboration');
  const film = page.locator('main video');
  await film.scrollIntoViewIfNeeded();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  expect([...asked]).toEqual([new URL(page.url()).host]);
});

test('the judges are shown one after the other by buttons and by arrow keys, and never move by themselves', async ({
  page,
}) => {
  await openReady(page, '/innovationcampaign');
  const list = page.getByRole('list', { name: 'Judges, one after the other' });
  await list.scrollIntoViewIfNeeded();
  const left = () => list.evaluate((element) => Math.round(element.scrollLeft));
  expect(await left()).toBe(0);
  const next = page.getByRole('button', { name: 'Next judge' });
  await next.click();
  await expect.poll(left).toBeGreaterThan(100);
  await expect(page.getByText(/^Judge 2 of 3: /)).toHaveCount(1);
  await next.press('Enter');
  await expect(page.getByText(/^Judge 3 of 3: /)).toHaveCount(1);
  await expect(next).toBeDisabled();
  // At the end the focus stays where it was.
  await expect(next).toBeFocused();
  await list.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/^Judge 2 of 3: /)).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^Judge 3 of 3: /)).toHaveCount(1);
  await page.getByRole('button', { name: /^Show Professor/ }).click();
  await expect.poll(left).toBe(0);
  const before = await left();
  await page.waitForTimeout(1_500);
  expect(await left()).toBe(before);
});

test('the quick-link bar follows the scroll', async ({ page }) => {
  await openReady(page, '/innovationcampaign');
  const bar = page.locator('nav', { has: page.locator('a[href="#overview"]') });
  const link = (part: string) => bar.locator(`a[href="#${part}"]`);
  await page.locator('#timeline').evaluate((section) => section.scrollIntoView());
  await expect(link('timeline')).toHaveAttribute('aria-current', 'true');
  // On a phone the bar itself scrolls to this link: a click before it stands would meet another one.
  await expect(link('timeline')).toBeInViewport({ ratio: 1 });
  await link('overview').click();
  await expect(page.locator('#overview')).toBeFocused();
  await expect(link('overview')).toHaveAttribute('aria-current', 'true');
  // The last part is too short to come to the top: the end of the page marks it.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(link('contact-us')).toHaveAttribute('aria-current', 'true');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar.locator('[aria-current]')).toHaveCount(0);
});

test('the bar stays below the finger that presses it, though the page still scrolls', async ({ page }) => {
  await openReady(page, '/innovationcampaign');
  const link = (part: string) => page.locator(`nav a[href="#${part}"]`);
  const bar = page.locator('nav ul', { has: page.locator('a[href="#overview"]') });
  const left = () => bar.evaluate((list) => list.scrollLeft);
  await link('overview').dispatchEvent('pointerdown');
  const held = await left();
  await page.locator('#judges-and-mentors').evaluate((section) => section.scrollIntoView());
  await expect(link('judges-and-mentors')).toHaveAttribute('aria-current', 'true');
  await page.waitForTimeout(300);
  expect(await left()).toBe(held);
  await link('overview').dispatchEvent('pointerup');
  await link('overview').click();
  await expect(page.locator('#overview')).toBeFocused();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the challenge and the clinic network can be read in full', async ({ page }) => {
    await page.goto('/innovationcampaign');
    for (const name of ['Cempaka', 'Teratai', 'Kenari'])
      await expect(page.locator('#judges-and-mentors')).toContainText(name);
    await expect(page.getByRole('button', { name: 'Next judge' })).toHaveCount(0);
    await page.goto('/mccn/our-collaboration');
    await expect(page.locator('main video[controls] source')).toHaveAttribute('src', /^\/films\//);
  });
});

test('every first-aid entry fits one printed sheet in three languages, without the menus of the site', async ({
  page,
}, { project }) => {
  test.skip(project.name !== 'phone', 'paper is the same from every screen');
  test.setTimeout(240_000);
  await openReady(page, '/mccn/first-aid');
  const addresses = await page
    .locator('main a[href^="/mccn/first-aid/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))]);
  expect(addresses.length).toBeGreaterThanOrEqual(20);
  for (const path of addresses)
    for (const prefix of ['', '/ms', '/zh']) {
      await page.goto(prefix + path);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page(?!s)/g), prefix + path).toHaveLength(1);
    }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('header').first()).toBeHidden();
  await expect(page.locator('ol:visible').first()).toBeVisible();
});

import { expect, test } from '@playwright/test';
import { addressOf } from './site-pages.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Maximum length of a page on a phone, in screens of 740 px. */
const limits: readonly [path: string, screens: number][] = [
  ...['', '/ms', '/zh'].flatMap((language): [string, number][] => [
    // Eight screens of a small phone, which is 640 px high.
    [`${language}/home`, (8 * 640) / 740],
    [`${language}/melur-bangsar`, 7],
    [`${language}/melur-tun-razak`, 7],
  ]),
  ['/our-hospitals', 8],
  ['/articles', 6],
  ['/mccn/health-library', 4.5],
];

test('pages stay short on a phone', { tag: '@once' }, async ({ page }) => {
  const screens: Record<string, number> = {};
  for (const [path] of limits) {
    await page.goto(path);
    screens[path] = await page.evaluate(() => {
      // Cards far below count with their real height, not with the estimated one.
      for (const card of document.querySelectorAll<HTMLElement>('.later')) card.style.contentVisibility = 'visible';
      return document.documentElement.scrollHeight / 740;
    });
  }
  for (const [path, most] of limits) expect(screens[path], path).toBeLessThanOrEqual(most);
});

test('a phone sees the library’s title at once, and all of Malaysia on the map', { tag: '@once' }, async ({ page }) => {
  await page.goto('/mccn/health-library');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goto('/our-hospitals?view=map');
  const map = page.locator('svg[role=group]:visible');
  const box = (await map.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(360);
  const targets = await map.locator('a > g > circle:first-child').evaluateAll((circles) =>
    circles.map((circle) => {
      const { width, height } = circle.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
  expect(targets.length).toBeGreaterThan(4);
  for (const size of targets) expect(size).toBeGreaterThanOrEqual(44);
});

test(
  'the first result of a search is on the first screen of a phone, above the bottom navigation',
  { tag: '@once' },
  async ({ page }) => {
    for (const path of ['/search?keyword=heart', '/ms/search?keyword=jantung', '/zh/search?keyword=心脏']) {
      await page.goto(path);
      const first = (await page.locator('main h3').first().boundingBox())!;
      // The navigation is 64 px high.
      expect(first.y + first.height, path).toBeLessThan(740 - 64);
    }
  },
);

test.describe('on a phone of 360 by 800', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  /** Pages that had 11 to 17 screens: what is secondary is folded. */
  const folded: readonly [path: string, screens: number, next: string][] = [
    ['/health-tourism', 8, 'a[href$="/health-tourism/enquiry"]'],
    ['/international-patient-centre', 8, 'a[href$="/health-tourism/enquiry"]'],
    ['/innovationcampaign', 8, 'a[href^="https://forms."], a[href$="/innovationcampaign/enquiry"]'],
    ['/contact-us', 8, 'main a[href^="tel:"]'],
    ['/mccn/diseases/dengue-fever', 8, '[data-care=emergency] a[href="tel:999"]'],
    ['/mccn/diseases/type-2-diabetes', 8, '[data-care=emergency] a[href="tel:999"]'],
  ];

  for (const scripts of [true, false])
    test.describe(scripts ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled: scripts });

      for (const [path, most, next] of folded)
        test(
          `${path} says what it is and what to do on its first screen, in at most ${most} screens`,
          {
            tag: '@once',
          },
          async ({ page }) => {
            await page.goto(path);
            await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
            const step = page.locator(next).filter({ visible: true }).first();
            expect((await step.boundingBox())!.y).toBeLessThan(800);
            if (!scripts) return;
            const screens = await page.evaluate(() => document.documentElement.scrollHeight / 800);
            expect(screens).toBeLessThanOrEqual(most);
          },
        );
    });

  test('what is folded opens on a tap, and nothing is folded on a wide screen', { tag: '@once' }, async ({ page }) => {
    await page.goto('/health-tourism');
    const words = page.getByText('For people who are not Malaysian citizens, 6% service tax is added.');
    await expect(words).toBeHidden();
    await page.getByText('Money', { exact: true }).filter({ visible: true }).click();
    await expect(words).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto('/health-tourism');
    await expect(words).toBeVisible();
  });
});

test.describe('the first result of a list', () => {
  for (const scripts of [true, false])
    test.describe(scripts ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled: scripts });

      for (const path of ['/doctor', '/health-package', '/our-hospitals', '/articles'])
        test(`is on the first screen of ${path}, and the filters open above it`, { tag: '@once' }, async ({ page }) => {
          await page.goto(path);
          const { y } = (await page.locator('main ul > li:has(h3)').first().boundingBox())!;
          const aboveNavigation = 740 - 64;
          // A picture, or a name and what belongs to it. Without scripts a notice says so above the page.
          if (scripts) expect(y + 80).toBeLessThanOrEqual(aboveNavigation);
          const apply = page.locator('main form button[type=submit]').first();
          await expect(apply).toBeHidden();
          await page.locator('main form summary').first().click();
          await expect(apply).toBeVisible();
        });

      test(
        'is the nearest after one link and a choice, though the town is folded',
        { tag: '@once' },
        async ({ page }) => {
          await page.goto('/doctor');
          await page.getByRole('link', { name: 'Show the nearest first' }).click();
          await page.getByLabel('Your town').selectOption('Ipoh');
          await page.getByRole('button', { name: 'Show doctors' }).click();
          await expect(page).toHaveURL(/[?&]near=Ipoh/);
          await expect(page.getByRole('link', { name: 'Show the nearest first' })).toHaveCount(0);
        },
      );
    });

  test('says how many filters are set while they are folded', { tag: '@once' }, async ({ page }) => {
    await page.goto('/doctor?specialisation=cardiology&gender=female');
    await expect(page.locator('main form summary').first()).toHaveText(/Search and filter\s*2 set/);
  });
});

test.describe('the page of a doctor on a phone', () => {
  for (const scripts of [true, false])
    test.describe(scripts ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled: scripts });

      test('keeps booking in sight while it is scrolled', { tag: '@once' }, async ({ page, request }) => {
        await page.goto(await addressOf('/doctor/:doctor', request));
        const bar = page.locator('.above-bottom-nav a[href^="/book/"]');
        for (const heading of ['About', 'Qualifications', 'Clinic times each week']) {
          await page.getByRole('heading', { level: 2, name: heading }).first().scrollIntoViewIfNeeded();
          await expect(bar).toBeInViewport();
          const { y, height } = (await bar.boundingBox())!;
          expect(height).toBeGreaterThanOrEqual(44);
          expect(y + height).toBeLessThanOrEqual(740 - 64);
        }
      });
    });
});

test('a vacancy keeps its closing day and the application in sight on a phone', { tag: '@once' }, async ({ page }) => {
  await page.goto('/career');
  await page.locator('main ul > li h3 a').first().click();
  await page.getByRole('heading', { level: 2, name: 'What we offer' }).scrollIntoViewIfNeeded();
  const bar = page.locator('.above-bottom-nav');
  await expect(bar).toContainText(/Closes/);
  await expect(bar.getByRole('link', { name: 'Apply for this job' })).toBeInViewport({ ratio: 1 });
});

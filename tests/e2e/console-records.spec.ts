import { expect, test, type Page } from '@playwright/test';
import { samplePassword } from '#tests/support/sample-sign-in.ts';
import { recordPages, type RecordPage } from '#tests/support/private-pages.ts';
import { expectAccessibleAtBothWidths } from './accessibility.ts';
import { openReady, untilReady } from './site-pages.ts';
import { signInAsStaff } from './staff-sign-in.ts';

/** A picture of one point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

async function openFirst(page: Page, list: string, link: RegExp): Promise<void> {
  await openReady(page, link.exec(await (await page.request.get(list)).text())![1]!);
}

async function press(page: Page, button: string, address: RegExp): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  await page.waitForURL(address);
  await untilReady(page);
}

/** Finds the sample patient, with a reason. */
async function lookUp(page: Page): Promise<void> {
  await openReady(page, '/staff/privacy/patients');
  await page.locator('[name=query]').fill('patient@example.test');
  await page.locator('[name=reason]').fill('The patient asks on the telephone what is kept.');
  await press(page, 'Search', /\/patients\/[0-9a-f-]{36}$/);
}

/** How each page is reached: through what it is about. */
const ways: Record<RecordPage, (page: Page) => Promise<void>> = {
  '/staff/sign-in/code': async (page) => {
    await openReady(page, '/staff/sign-in');
    await page.getByLabel('Email address').fill('deputy@example.test');
    await page.getByLabel('Password').fill(samplePassword);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(/\/sign-in\/code/);
    await untilReady(page);
  },
  '/staff/catalogue/:list/import/:importId': async (page) => {
    await openReady(page, '/staff/catalogue/insurers/import');
    const buffer = Buffer.from('code,name,email\r\nbukit-life,Bukit Life,care@bukit.example.test\r\nBad Code,x,y');
    await page.locator('#file').setInputFiles({ name: 'insurers.csv', mimeType: 'text/csv', buffer });
    await press(page, 'Check the file', /\/import\/[0-9a-f-]{36}$/);
  },
  '/staff/catalogue/:list/photos/:importId': async (page) => {
    await openReady(page, '/staff/catalogue/doctors/photos');
    const file = { name: 'nobody-has-this-code.png', mimeType: 'image/png', buffer: picture };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await press(page, 'Check the photos', /\/photos\/[0-9a-f-]{36}$/);
  },
  '/staff/content/:id/recording': async (page) => {
    const [, entry] = /href="(\/staff\/content\/\d+)"/.exec(
      await (await page.request.get('/staff/content?kind=video')).text(),
    )!;
    await openReady(page, `${entry!}/recording`);
  },
  '/staff/people/:accountId': (page) => openFirst(page, '/staff/people', /href="(\/staff\/people\/[0-9a-f-]{36})"/),
  '/staff/roles/:key': async (page) => {
    await openReady(page, '/staff/roles/new');
    await page.locator('[name=name]').fill(`Looked at ${Date.now()}`);
    await page.locator('[name=permission]').first().check();
    await page.getByRole('main').locator('button[type=submit]').last().click();
    await page.waitForURL(/\/staff\/roles\/own_/);
    await untilReady(page);
  },
  '/staff/privacy/:requestId': async (page) => {
    await openReady(page, '/staff/privacy/new');
    await page.locator('[name=kind]').selectOption({ index: 1 });
    await page.locator('[name=personName]').fill('Aminah binti Asked');
    await page.locator('[name=email]').fill('aminah.asked@example.test');
    await page.locator('[name=details]').fill('Asks what the hospitals keep.');
    await page.getByRole('main').locator('form button').last().click();
    await page.waitForURL(/\/staff\/privacy\/[0-9a-f-]{36}/);
    await untilReady(page);
  },
  '/staff/privacy/breaches/:breachId': async (page) => {
    await openReady(page, '/staff/privacy/breaches/new');
    await page.locator('[name=title]').fill('A letter was sent to another address');
    const anHourAgo = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 16);
    await page.locator('[name=discoveredAt]').fill(anHourAgo);
    await page.locator('[name=description]').fill('A letter with a name went to a neighbour.');
    await page.locator('[name=people]').fill('1');
    await page.getByRole('main').locator('form button').last().click();
    await page.waitForURL(/\/staff\/privacy\/breaches\/[0-9a-f-]{36}/);
    await untilReady(page);
  },
  '/staff/privacy/patients/:lookUpId': lookUp,
  '/staff/privacy/patients/:lookUpId/:accountId': async (page) => {
    await lookUp(page);
    await page.getByRole('main').locator('a[href*="/staff/privacy/patients/"]').last().click();
    await page.waitForURL(/\/patients\/[0-9a-f-]{36}\/[0-9a-f-]{36}/);
    await untilReady(page);
  },
};

test(
  'pages of the console about single records pass axe at both widths, and nothing on them is too wide',
  { tag: '@once' },
  async ({ page, browser, baseURL }) => {
    test.setTimeout(300_000);
    const outside = await browser.newPage({ baseURL: baseURL! });
    await ways['/staff/sign-in/code'](outside);
    await expectAccessibleAtBothWidths(outside, '/staff/sign-in/code');
    await outside.close();
    await signInAsStaff(page, 'deputy');
    for (const name of recordPages.filter((path) => path !== '/staff/sign-in/code')) {
      await ways[name](page);
      await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
      await expectAccessibleAtBothWidths(page, name);
    }
  },
);

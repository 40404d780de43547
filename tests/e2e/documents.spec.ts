import { expect, test, type Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { expectAccessible, expectAccessibleAtBothWidths } from './accessibility.ts';
import { languagePrefixes, openReady } from './site-pages.ts';
import { signInAsStaff } from './staff-sign-in.ts';

const tender = '/procurement/ct-scanner-melur-ipoh';

async function pdf(title: string): Promise<Buffer> {
  const file = await PDFDocument.create();
  file.setTitle(title);
  file.addPage();
  return Buffer.from(await file.save());
}

/** The editor's page of the tender. */
async function editorOf(page: Page): Promise<string> {
  const list = await (await page.request.get('/staff/content?kind=tender&q=ct-scanner-melur-ipoh')).text();
  return /href="(\/staff\/content\/\d+)"/.exec(list)![1]!;
}

async function addDocument(page: Page, desk: string, document: { title: string; file: string }): Promise<void> {
  await openReady(page, desk);
  const form = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Add a document' }) });
  await form.getByLabel('Title').fill(document.title);
  const buffer = await pdf(document.title);
  await form.getByLabel('PDF file').setInputFiles({ name: document.file, mimeType: 'application/pdf', buffer });
  await form.getByRole('button', { name: 'Add document' }).click();
  await expect(page.getByText('Document added. Publish the text to show it.')).toBeVisible();
}

async function publish(page: Page, editor: string): Promise<void> {
  for (const language of ['en', 'ms', 'zh']) {
    await openReady(page, editor);
    await page.locator(`button[name="intent"][value="publish:${language}"]`).click();
    await expect(page.locator(`button[name="intent"][value="publish:${language}"]`)).toHaveCount(0);
  }
}

test(
  'documents of a tender: added and published on the screen, listed and downloaded by visitors, and gone in words',
  { tag: '@once' },
  async ({ page, browser, baseURL }) => {
    test.setTimeout(180_000);
    // A second attempt has the same site.
    const title = `Technical specification of the 128-slice CT scanner and its installation ${test.info().retry}`;
    const left = `Draft contract ${test.info().retry}`;
    await signInAsStaff(page, 'procurement');
    const editor = await editorOf(page);
    const desk = `${editor}/documents`;
    await addDocument(page, desk, { title, file: 'Technical specification.pdf' });
    await addDocument(page, desk, { title: left, file: 'Draft contract.pdf' });
    await expectAccessibleAtBothWidths(page, desk);
    await publish(page, editor);

    const visitor = await browser.newPage({ baseURL: baseURL! });
    const address = /\/documents\/[0-9a-f-]{36}\.pdf$/;
    for (const prefix of languagePrefixes) {
      await openReady(visitor, prefix + tender);
      const link = visitor.getByRole('link', { name: title });
      await expect(link).toHaveAttribute('href', new RegExp(`^${prefix}${address.source}`));
      await expectAccessibleAtBothWidths(visitor, prefix + tender);
    }
    await openReady(visitor, `/ms${tender}`);
    const download = visitor.waitForEvent('download');
    await visitor.getByRole('link', { name: title }).press('Enter');
    expect((await download).suggestedFilename()).toBe('Technical specification.pdf');
    const gone = await visitor.getByRole('link', { name: left }).getAttribute('href');

    await openReady(page, desk);
    const row = page.getByRole('listitem').filter({ hasText: left });
    await row.locator('summary', { hasText: 'Remove' }).click();
    await row.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Removed. Publish each language again to take it off the page.')).toBeVisible();
    await publish(page, editor);
    await openReady(visitor, gone!);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Tidak lagi tersedia' })).toBeVisible();
    await expectAccessible(visitor, gone!);
    await visitor.getByRole('link', { name: 'Lihat apa yang ada sekarang' }).click();
    await expect(visitor).toHaveURL(`${baseURL}/ms${tender}`);
    await visitor.close();
  },
);

import { expect, type Browser } from '@playwright/test';
import { openReady } from './site-pages.ts';
import { signInAsStaff } from './staff-sign-in.ts';

/**
 * An editor changes the health texts of a centre of excellence in three languages: they wait for a doctor's approval.
 */
export async function changeCentre(browser: Browser, baseURL: string): Promise<void> {
  const page = await browser.newPage({ baseURL });
  await signInAsStaff(page, 'editor');
  const list = await (await page.request.get('/staff/catalogue/centres?q=heart')).text();
  await openReady(page, /href="(\/staff\/catalogue\/centres\/\d+)"/.exec(list)![1]!);
  const words = { en: 'From the first test to the last visit.', ms: 'Dari ujian pertama.', zh: '从第一次检查开始。' };
  for (const [language, text] of Object.entries(words)) await page.fill(`[name="summary_${language}"]`, text);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved\. The health texts wait for a doctor/)).toBeVisible();
  await page.close();
}

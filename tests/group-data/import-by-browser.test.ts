import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CatalogueInputs, ImportListName } from '#src/features/console/catalogue/catalogue-fields.ts';
import { csvFile } from '#src/features/console/catalogue/catalogue.fixture.ts';
import {
  groupDoctors,
  groupHolidays,
  groupHospitals,
  groupSessions,
  groupSpecialities,
} from '#src/features/console/catalogue/imports/group-files.fixture.ts';
import { signedInStaff } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openEmptySite, testOrigin, type TestSite } from '#tests/support/test-site.ts';
import { findChromium } from '../../scripts/chromium.mjs';

const hospitals = 29;
const doctors = 600;
/** Ten minutes are promised; the whole run has to stay far below. */
const mostSeconds = 180;

let site: TestSite;
let socket: Awaited<ReturnType<TestSite['listen']>>;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  site = await openEmptySite();
  socket = await site.listen();
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('This test needs a Chromium.');
  const { host } = new URL(testOrigin);
  browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', `--host-resolver-rules=MAP ${host} 127.0.0.1:${socket.port}`],
  });
  const context = await browser.newContext({ baseURL: testOrigin });
  const chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  const cookies = chief.cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: testOrigin };
  });
  await context.addCookies(cookies);
  page = await context.newPage();
});
afterAll(async () => {
  await browser?.close();
  await socket?.close();
  await site?.close();
});

/** Uploads a file, reads the plan and applies it, as a person does. */
async function imported(list: ImportListName, rows: readonly CatalogueInputs[]): Promise<void> {
  await page.goto(`/staff/catalogue/${list}/import`);
  const buffer = Buffer.from(await csvFile(rows).arrayBuffer());
  await page.locator('#file').setInputFiles({ name: `${list}.csv`, mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.waitForURL(/\/import\/[0-9a-f-]{36}$/, { timeout: 60_000 });
  const apply = page.getByText('Apply the import');
  if ((await apply.count()) === 0) throw new Error(`${list}: ${await page.locator('main').textContent()}`);
  await apply.first().click();
  await page.getByRole('button', { name: 'Apply the import' }).click();
  await page.getByText(`Applied. ${rows.length} created, 0 changed.`).waitFor({ timeout: 90_000 });
}

test(
  `an empty group has ${hospitals} hospitals, and ${doctors} doctors with their sessions by files alone`,
  { timeout: mostSeconds * 1000 },
  async () => {
    const begun = performance.now();
    const seconds: Record<string, number> = {};
    const fill = async (list: ImportListName, rows: readonly CatalogueInputs[]) => {
      const before = performance.now();
      await imported(list, rows);
      seconds[list] = Math.round((performance.now() - before) / 100) / 10;
    };
    await fill('hospitals', groupHospitals(hospitals));
    await fill('specialities', groupSpecialities());
    await fill('doctors', groupDoctors(doctors, hospitals));
    await fill('sessions', groupSessions(doctors, hospitals));
    await fill('public-holidays', groupHolidays());
    const taken = (performance.now() - begun) / 1000;
    expect(seconds['doctors']! + seconds['sessions']!).toBeLessThan(60);
    expect(taken).toBeLessThan(mostSeconds);
  },
);

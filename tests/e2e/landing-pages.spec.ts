import { expect, test, type Page } from '@playwright/test';
import { axeFaults, expectAccessible } from './accessibility.ts';
import { openReady } from './site-pages.ts';
import { signInAsStaff } from './staff-sign-in.ts';

async function expectAccessibleAtEachWidth(page: Page, path: string): Promise<void> {
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await openReady(page, path);
    await expectAccessible(page, `${path} at ${width} px`);
  }
}

const block = (page: Page, name: string) => page.getByRole('region', { name });
async function addBlock(page: Page, kind: string): Promise<void> {
  await page.getByLabel('Kind of block').selectOption({ label: kind });
  await page.getByRole('button', { name: 'Add block' }).click();
}

test(
  'an editor composes a landing page, mends what is refused, orders it by keyboard and publishes it',
  {
    tag: '@once',
  },
  async ({ page }) => {
    test.setTimeout(240_000);
    // A second attempt has the same site.
    const address = `heart-month-${test.info().retry}/look`;
    await page.setViewportSize({ width: 1280, height: 900 });
    await signInAsStaff(page, 'editor');

    await openReady(page, '/staff/content/new');
    await page.getByLabel('Kind').selectOption({ label: 'Landing page' });
    await page.getByLabel('Title').fill('Heart month');
    await page.getByLabel('Address').fill('doctor');
    await page.getByRole('button', { name: 'Start the draft' }).click();
    await expect(page.locator('#slug-error')).toHaveText('The site needs this address itself. Choose another.');
    await expect(page.getByLabel('Title')).toHaveValue('Heart month');
    await page.getByLabel('Address').fill(address);
    await page.getByRole('button', { name: 'Start the draft' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Heart month' })).toBeVisible();

    await page.getByLabel('Summary').fill('Have your heart looked at in February.');
    await addBlock(page, 'Heading with text');
    const first = block(page, '1. Heading with text');
    await first.getByLabel('Heading', { exact: true }).fill('Why now');
    await first.getByRole('textbox', { name: 'Text' }).pressSequentially('A check takes an hour.');
    await addBlock(page, 'Steps');
    await block(page, '2. Steps').getByLabel('Title').fill('Call us');
    await addBlock(page, 'List of doctors');
    await block(page, '3. List of doctors').getByLabel('Heading', { exact: true }).fill('Our heart doctors');
    await block(page, '3. List of doctors').getByLabel('Speciality').selectOption({ label: 'Cardiology' });
    await addBlock(page, 'Call to action');
    const action = block(page, '4. Call to action');
    await action.getByLabel('Heading', { exact: true }).fill('Come this month');
    await page.locator('[name="own.healthAdvice"]').selectOption('no');
    await page.getByRole('button', { name: 'Save the draft' }).click();

    const refused = block(page, '4. Call to action');
    await expect(refused.getByText('Add a link or a telephone number.')).toBeVisible();
    await expect(refused.getByLabel('Heading', { exact: true })).toHaveValue('Come this month');
    await expect(block(page, '1. Heading with text').getByRole('textbox', { name: 'Text' })).toContainText('an hour');
    await refused.getByLabel('Telephone number').fill('05-255 1234');
    await expect(refused.getByText('Add a link or a telephone number.')).toBeHidden();

    // Alt and the arrow move it up twice, and the focus goes with it.
    await refused.getByLabel('Telephone number').press('Alt+ArrowUp');
    await block(page, '3. Call to action').getByRole('button', { name: 'Move up: Call to action' }).press('Enter');
    await expect(page.getByText('Call to action is now number 2 of 4.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Move up: Call to action' })).toBeFocused();
    await page.getByRole('button', { name: 'Remove: Steps', exact: true }).click();
    await page.getByRole('button', { name: 'Put it back' }).click();
    await expect(block(page, '3. Steps').getByLabel('Title')).toHaveValue('Call us');
    expect(await axeFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Save the draft' }).click();
    await expect(page.getByText('Saved. Readers see it once it is published.')).toBeVisible();
    await page.getByRole('link', { name: 'Preview' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Come this month' })).toBeVisible();
    await page.goBack();
    await page.locator('button[value="publish:en"]').click();
    await expect(page.getByRole('link', { name: 'See the public page' })).toBeVisible();

    for (const path of [`/${address}`, `/ms/${address}`, `/zh/${address}`])
      await expectAccessibleAtEachWidth(page, path);
    await openReady(page, `/${address}`);
    expect(await page.locator('main h2').allTextContents()).toEqual(
      expect.arrayContaining(['Why now', 'Come this month', 'Our heart doctors']),
    );
    await expect(page.getByRole('link', { name: '05-255 1234' })).toHaveAttribute('href', 'tel:052551234');
  },
);

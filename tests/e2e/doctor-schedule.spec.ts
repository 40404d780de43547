import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { openReady, untilReady } from './site-pages.ts';
import { signInAsStaff } from './staff-sign-in.ts';

test.describe.configure({ mode: 'serial' });

/** Every click, typed field and choice of the person at the console is counted. */
function counting(page: Page) {
  let actions = 0;
  const field = (name: string, value?: string) =>
    page.locator(value === undefined ? `[name="${name}"]` : `[name="${name}"][value="${value}"]`).first();
  const act = async (does: Promise<unknown>) => {
    actions += 1;
    await does;
  };
  return {
    count: () => actions,
    follow: async (what: Locator, heading: string) => {
      await act(what.click());
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
      await untilReady(page);
    },
    tick: (name: string, value?: string) => act(field(name, value).check()),
    type: (name: string, text: string) => act(field(name).fill(text)),
    choose: (name: string, choice: string | { index: number }) => act(field(name).selectOption(choice)),
  };
}

test(
  'a person new to it adds a doctor with two sessions, from the console’s home to bookable, in at most 25 actions and three minutes',
  { tag: '@once' },
  async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 1280, height: 800 });
    await signInAsStaff(page, 'admin');
    const began = Date.now();
    const by = counting(page);
    const main = page.getByRole('main');
    const menu = page.getByRole('navigation', { name: 'Console pages' });
    await by.follow(menu.getByRole('link', { name: 'Hospitals and doctors' }), 'Hospitals and doctors');
    await by.follow(main.getByRole('link', { name: 'Doctors', exact: true }), 'Doctors');
    await by.follow(main.getByRole('link', { name: 'New doctor' }), 'New doctor');
    await by.type('name', 'Dr Rosnah binti Counted');
    await by.type('registration_number', '98765');
    await by.choose('gender', 'female');
    await by.tick('languages', 'ms');
    await by.type('practising_since', '2009');
    await by.choose('specialities', 'cardiology');
    await by.type('about_en', 'Sees adults with heart disease.');
    await by.choose('places_hospital', { index: 1 });
    await by.type('places_room', 'Suite 3');
    await by.type('places_fee', '120');
    await by.tick('has_live_schedule');
    await by.follow(main.getByRole('button', { name: 'Save and publish' }), 'Dr Rosnah binti Counted');
    await by.follow(main.getByRole('link', { name: 'Add a session' }), 'Add a session');
    await by.type('from', '09:00');
    await by.type('to', '12:00');
    await by.follow(main.getByRole('button', { name: 'Save and add another' }), 'Add a session');
    await expect(page.getByText('Saved. The next session starts from the one before')).toBeVisible();
    await by.follow(main.getByRole('button', { name: 'Save session' }), 'Dr Rosnah binti Counted');
    await expect(page.getByText('Saved. Online booking shows the new times.')).toBeVisible();
    await expect(page.locator('section[aria-labelledby=recurring]')).toContainText('Every Monday, 09:00–12:00');
    await expect(page.locator('section[aria-labelledby=recurring]')).toContainText('Every Tuesday, 09:00–12:00');
    expect(by.count()).toBeLessThanOrEqual(25);
    expect(Date.now() - began).toBeLessThan(180_000);
    await page.goto('/book/dr-rosnah-binti-counted');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('9:00 am');
  },
);

/** The schedule of a doctor of the sample who has sessions, none of them before nine. */
async function aSchedule(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/doctors/listing?limit=40', { headers: { 'x-api-key': 'demo-web-key' } });
  const { items } = (await answer.json()).data as { items: { id: number; by_request: boolean }[] };
  return `/staff/schedules/${items.find((doctor) => !doctor.by_request)!.id}`;
}

test.describe('the grid of a week', () => {
  const block = (page: Page, name: RegExp) =>
    page.getByRole('group', { name: 'Sessions of the week' }).getByRole('button', { name });
  const inList = (page: Page, text: string) =>
    page.locator('section[aria-labelledby=recurring] li').filter({ hasText: text });

  test('is changed by keyboard and by mouse, and axe finds nothing wrong', async ({ page, request }, info) => {
    test.skip(info.project.name === 'phone', 'a phone has the list');
    test.setTimeout(240_000);
    const path = await aSchedule(request);
    await signInAsStaff(page, 'admin');
    await openReady(page, `${path}/session`);
    await page.getByLabel('From', { exact: true }).fill('06:00');
    await page.getByLabel('Until', { exact: true }).fill('07:00');
    await page.getByRole('button', { name: 'Save session' }).click();
    await expect(page.getByText('Saved. Online booking shows the new times.')).toBeVisible();
    await untilReady(page);

    // By keyboard: a day to the right, an hour later, a quarter of an hour longer; nothing is saved yet.
    await block(page, /^Monday 06:00–07:00/).focus();
    await page.keyboard.press('ArrowRight');
    for (let quarter = 0; quarter < 4; quarter += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(block(page, /^Tuesday 07:00–08:15/)).toBeFocused();
    const words = 'Monday, 06:00–07:00 becomes Tuesday, 07:00–08:15. Not saved yet.';
    await expect(page.getByText(words).last()).toBeVisible();
    await expectAccessible(page, 'a change that is not saved');
    // The page is not left with it unasked.
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await page.getByRole('link', { name: 'Content', exact: true }).first().click();
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expect(page.getByText(words).last()).toBeVisible();
    await block(page, /^Tuesday 07:00–08:15/).focus();
    await page.keyboard.press('Escape');
    await expect(block(page, /^Monday 06:00–07:00/)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Save session' }).click();
    await expect(page.getByText('Saved. Online booking shows the new times.')).toBeVisible();
    await untilReady(page);
    await expect(inList(page, 'Every Tuesday, 06:00–07:00')).toBeVisible();

    // By mouse: two days to the right and an hour down, then the lower edge.
    await block(page, /^Tuesday 06:00/).scrollIntoViewIfNeeded();
    const before = (await block(page, /^Tuesday 06:00/).boundingBox())!;
    await page.mouse.move(before.x + 20, before.y + 20);
    await page.mouse.down();
    await page.mouse.move(before.x + 20 + before.width * 2, before.y + 20 + 44, { steps: 8 });
    await page.mouse.up();
    await expect(block(page, /^Thursday 07:00–08:00/)).toBeVisible();
    const moved = (await block(page, /^Thursday 07:00–08:00/).boundingBox())!;
    await page.mouse.move(moved.x + 20, moved.y + moved.height - 4);
    await page.mouse.down();
    await page.mouse.move(moved.x + 20, moved.y + moved.height - 4 - 22, { steps: 8 });
    await page.mouse.up();
    await expect(block(page, /^Thursday 07:00–07:30/)).toBeVisible();
    await page.getByRole('button', { name: 'Save session' }).click();
    await expect(page.getByText('Saved. Online booking shows the new times.')).toBeVisible();
    await untilReady(page);
    await expect(inList(page, 'Every Thursday, 07:00–07:30')).toBeVisible();

    // Enter opens the session; Delete asks first, and the focus comes back.
    await block(page, /^Thursday 07:00–07:30/).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Change a session' })).toBeVisible();
    await openReady(page, path);
    await block(page, /^Thursday 07:00–07:30/).focus();
    await page.keyboard.press('Delete');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Thursday, 07:00–07:30');
    await expectAccessible(page, 'the question before a session is removed');
    await dialog.getByRole('button', { name: 'Keep the session' }).click();
    await expect(block(page, /^Thursday 07:00–07:30/)).toBeFocused();
    await page.keyboard.press('Delete');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Saved. Online booking shows the new times.')).toBeVisible();
    await expect(inList(page, '07:00–07:30')).toHaveCount(0);
  });

  test(
    'is a list with forms where scripts are off, and on a phone',
    { tag: '@once' },
    async ({ browser, page, request }) => {
      test.setTimeout(240_000);
      const path = await aSchedule(request);
      await signInAsStaff(page, 'admin');
      await openReady(page, path);
      await expect(inList(page, 'Every').first()).toBeVisible();
      await expect(page.getByRole('group', { name: 'Sessions of the week' })).toBeHidden();
      await expectAccessible(page, 'the list on a phone');
      const context = await browser.newContext({
        storageState: await page.context().storageState(),
        javaScriptEnabled: false,
        viewport: { width: 1280, height: 800 },
      });
      const plain = await context.newPage();
      await plain.goto(new URL(path, page.url()).href);
      await expect(plain.getByRole('group', { name: 'Sessions of the week' })).toHaveCount(0);
      await inList(plain, 'Every').first().getByRole('link', { name: 'Change' }).click();
      await expect(plain.getByRole('heading', { level: 1, name: 'Change a session' })).toBeVisible();
      // What a recurrence needs stands below it: a weekday, its weeks, or dates.
      await expect(plain.locator('[name=monthDays]')).toBeHidden();
      await plain.getByLabel('On certain weeks of the month').check();
      await expect(plain.getByLabel('Last', { exact: true })).toBeVisible();
      await plain.getByLabel('On certain dates of the month').check();
      await expect(plain.locator('[name=monthDays]')).toBeVisible();
      await expect(plain.locator('[name=weekday]')).toBeHidden();
      await expect(plain.getByLabel('Last', { exact: true })).toBeHidden();
      await context.close();
    },
  );
});

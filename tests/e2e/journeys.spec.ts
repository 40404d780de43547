/**
 * The journeys of a visitor and of a patient, walked as they would walk them. Each counts what it costs: screens, taps
 * on links and buttons, and fields to type into. A journey that gets longer fails here.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import pg from 'pg';
import { codeFor } from './booking-steps.ts';
import { withSimulatedCamera } from './chromium.ts';
import { openReady } from './site-pages.ts';

test.use({ launchOptions: withSimulatedCamera });

interface Cost {
  screens: number;
  taps: number;
  typed: number;
}

/** Counts a journey from the screen that is open. */
class Journey {
  readonly #page: Page;
  readonly #cost: Cost = { screens: 1, taps: 0, typed: 0 };

  constructor(page: Page) {
    this.#page = page;
  }

  get cost(): Cost {
    return { ...this.#cost };
  }

  /** A tap that leads to the screen with this heading. */
  async tap(target: Locator, heading: string | RegExp): Promise<void> {
    await target.click();
    this.#cost.taps += 1;
    await this.sees(heading);
  }

  async sees(heading: string | RegExp): Promise<void> {
    await expect(this.#page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    this.#cost.screens += 1;
  }

  /** A field by its label; `exact` where another label contains it. */
  async type(label: string | RegExp, value: string): Promise<void> {
    await this.#page.getByRole('textbox', { name: label }).first().fill(value);
    this.#cost.typed += 1;
  }

  async secret(label: string, value: string): Promise<void> {
    await this.#page.getByLabel(label, { exact: true }).fill(value);
    this.#cost.typed += 1;
  }
}

const report = {
  name: 'report.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  ),
};
const password = 'melur di tepi sungai';
const family = { email: 'journeys@example.test', phone: '+60123456701', name: 'Mei Ling Tan', child: 'Hana Tan' };

/** Whoever sends a form within two seconds of opening it is asked to check it once more. */
const asAPersonWould = (page: Page) => page.waitForTimeout(2_100);

async function mailedLink(request: APIRequestContext, email: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mails = (await (await request.get(`/__sim/outbox.json?to=${encodeURIComponent(email)}`)).json()) as {
        text: string;
      }[];
      link = mails.map(({ text }) => new RegExp(`https?://[^\\s]*${path}[^\\s]*`).exec(text)?.[0]).find(Boolean);
      return link;
    })
    .toBeDefined();
  const { pathname, search, hash } = new URL(link!);
  return pathname + search + hash;
}

async function withDatabase<Answer>(work: (database: pg.Client) => Promise<Answer>): Promise<Answer> {
  const cluster = join(process.env.E2E_DATA_DIR!, 'postgres', 'cluster');
  const [port, secret] = [
    (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[3]!,
    (await readFile(join(cluster, 'portal.password'), 'utf8')).trim(),
  ];
  const database = new pg.Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'portal',
    password: secret,
    database: 'portal',
  });
  await database.connect();
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}

/** Registers, and is signed in on the patient's home. */
async function register(page: Page): Promise<Cost> {
  await openReady(page, '/register');
  const walk = new Journey(page);
  await walk.type('Full name', family.name);
  await walk.type('Email', family.email);
  await walk.type('Phone', family.phone);
  await walk.type('Number', '900214-10-5432');
  await walk.secret('New password', password);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await walk.tap(page.getByRole('button', { name: 'Create my account' }), 'Check your email');
  // The page's scripts take the code out of the address before anybody could type.
  await openReady(page, await mailedLink(page.request, family.email, '/verify-email'));
  await walk.sees('Confirm your email address');
  await walk.secret('Password', password);
  await walk.tap(page.getByRole('button', { name: 'Confirm my email address' }), `Hello, ${family.name}`);
  return walk.cost;
}

async function addChild(page: Page): Promise<Cost> {
  const walk = new Journey(page);
  await walk.tap(page.getByRole('link', { name: 'Add a person' }).first(), 'Add a person');
  await page.getByLabel('Relationship to you').selectOption('child');
  await walk.type('Full name', family.child);
  await walk.type('Document number', '200203-14-0122');
  const birth = page.getByRole('group', { name: 'Date of birth' });
  for (const [part, value] of [
    ['Day', '3'],
    ['Month', '2'],
    ['Year', '2020'],
  ] as const)
    await birth.getByLabel(part).fill(value);
  await walk.tap(page.getByRole('button', { name: 'Save' }), 'My family');
  return walk.cost;
}

/** From the patient's home to an appointment of the child; the child's name is carried all the way. */
async function bookForChild(page: Page, nth = 0): Promise<Cost> {
  await openReady(page, '/profile');
  const walk = new Journey(page);
  await walk.tap(page.getByRole('link', { name: new RegExp(family.child) }), 'Book an appointment');
  await page.getByLabel('Speciality').selectOption({ label: 'Paediatrics' });
  await walk.tap(page.getByRole('button', { name: 'Show doctors and free times' }), 'Find a doctor');
  const doctor = page
    .locator('main li')
    .filter({ has: page.locator('a[href*="slot="]') })
    .nth(nth);
  await walk.tap(doctor.locator('a[href*="slot="]').last(), 'Your details');
  await expect(page.getByRole('radio', { name: family.child })).toBeChecked();
  await page.getByRole('radio', { name: 'No, this is the first visit' }).check();
  await page.getByRole('radio', { name: "I'm paying for myself" }).check();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await walk.tap(page.getByRole('button', { name: 'Send me the code' }), 'Enter the code from the SMS');
  await walk.type('Code', await codeFor(page.request, family.phone));
  await walk.tap(page.getByRole('button', { name: 'Confirm the booking' }), 'Your booking');
  return walk.cost;
}

async function move(page: Page): Promise<Cost> {
  await setTime(farAway(), 'in_person');
  await openReady(page, '/profile');
  const walk = new Journey(page);
  await walk.tap(page.getByRole('link', { name: 'Move to another time' }), 'Move to another time');
  await page.locator('button[name="slot"]').last().click();
  await expect(page.getByRole('heading', { level: 2, name: /^Move to .*\?$/ })).toBeVisible();
  await walk.tap(page.getByRole('button', { name: 'Move the appointment' }), /^Appointment with/);
  await expect(page.getByText('Your appointment has been moved.')).toBeVisible();
  const { screens, taps, typed } = walk.cost;
  // Choosing the time is a screen and a tap of its own.
  return { screens: screens + 1, taps: taps + 1, typed };
}

/** Sets the account's open appointment to another time; the first free ones may be too near to be changed. */
const setTime = (startsAt: Date, mode: 'in_person' | 'teleconsult') =>
  withDatabase((database) =>
    database.query(
      `update appointments set mode = $2, status = 'confirmed', starts_at = $3::timestamptz,
         ends_at = $3::timestamptz + interval '20 minutes',
         during = tstzrange($3::timestamptz, $3::timestamptz + interval '20 minutes')
       where status <> 'cancelled' and person_id in
         (select p.id from persons p join accounts c on c.id = p.account_id where c.email = $1)`,
      [family.email, mode, startsAt],
    ),
  );

/** A night in three weeks, when nobody else has an appointment. */
function farAway(): Date {
  const day = new Date(Date.now() + 20 * 86_400_000);
  day.setUTCHours(19, new Date().getUTCMinutes(), 0, 0);
  return day;
}

/** Five minutes before; none can be booked that late. */
async function joinByVideo(page: Page): Promise<Cost> {
  await setTime(new Date(Date.now() + 5 * 60_000), 'teleconsult');
  await openReady(page, '/profile');
  const walk = new Journey(page);
  await walk.tap(page.getByRole('link', { name: 'Join the video consultation' }), /^Video consultation with/);
  await page.getByLabel('I have read this and agree to be seen by video').check();
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await expect(page.getByRole('button', { name: 'Enter the room' })).toBeVisible();
  const { screens, taps, typed } = walk.cost;
  // Consent and the room stand under one heading.
  return { screens: screens + 1, taps: taps + 1, typed };
}

async function cancel(page: Page): Promise<Cost> {
  await setTime(farAway(), 'in_person');
  await openReady(page, '/profile');
  const walk = new Journey(page);
  await walk.tap(
    page.getByRole('region', { name: 'Your next appointment' }).getByRole('link', { name: /\d{4}, / }),
    /^Appointment with/,
  );
  await walk.tap(page.getByRole('link', { name: 'Cancel the appointment' }), /^Appointment with/);
  await walk.tap(page.getByRole('button', { name: 'Yes, cancel it' }), /^Appointment with/);
  await expect(page.getByRole('status').filter({ hasText: 'cancelled' })).toBeVisible();
  // No dead end: the way to another time.
  await expect(page.getByRole('main').getByRole('link', { name: /^Book another|Book again/ })).toBeVisible();
  return walk.cost;
}

/** For the child, whose name and number the account knows: only the card, the day and the illness are asked. */
async function askForLetter(page: Page): Promise<Cost> {
  await openReady(page, '/gl-application');
  const walk = new Journey(page);
  await page.getByLabel('Which hospital will you stay at?').selectOption({ index: 1 });
  await page.getByRole('radio', { name: family.child }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await walk.sees('Guarantee letter');
  await expect(page.getByRole('textbox', { name: "Patient's full name" })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue(family.email);
  await page.getByLabel('Insurer').selectOption({ index: 1 });
  await walk.type('Policy or medical card number', 'AB 123456');
  await page.getByLabel('Day of admission').fill(new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10));
  await page.getByLabel('Treating doctor').selectOption("I don't know yet");
  await walk.type('What is the stay for?', 'Tonsils to be taken out');
  await page.locator('input[type=file]').setInputFiles(report);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await asAPersonWould(page);
  await walk.tap(page.getByRole('button', { name: 'Send the application' }), 'Thank you, we have it');
  const { screens, taps, typed } = walk.cost;
  return { screens, taps: taps + 1, typed };
}

test(
  'a patient registers and lands signed in, adds a child, books for it, moves, cancels, joins by video, asks for a letter',
  { tag: '@once' },
  async ({ page }) => {
    test.slow();
    expect.soft(await register(page), 'register').toEqual({ screens: 4, taps: 2, typed: 6 });
    expect.soft(await addChild(page), 'add a child').toEqual({ screens: 3, taps: 2, typed: 2 });
    expect.soft(await bookForChild(page), 'book for a child').toEqual({ screens: 6, taps: 5, typed: 1 });
    expect.soft(await move(page), 'move').toEqual({ screens: 4, taps: 3, typed: 0 });
    expect.soft(await cancel(page), 'cancel').toEqual({ screens: 4, taps: 3, typed: 0 });
    expect.soft(await bookForChild(page, 2), 'book for a child again').toEqual({ screens: 6, taps: 5, typed: 1 });
    expect.soft(await joinByVideo(page), 'video').toEqual({ screens: 3, taps: 2, typed: 0 });
    expect.soft(await askForLetter(page), 'guarantee letter').toEqual({ screens: 3, taps: 2, typed: 2 });
  },
);

test('a guest asks a hospital a question', { tag: '@once' }, async ({ page }) => {
  await openReady(page, '/melur-ipoh');
  const walk = new Journey(page);
  await walk.tap(page.getByRole('link', { name: 'Ask us a question' }).first(), /^Ask about/);
  await walk.type('Your name', 'Siti Aminah');
  await walk.type('Email address', 'siti@example.test');
  await walk.type('Your question', 'May my son stay with me overnight?');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await asAPersonWould(page);
  await walk.tap(page.getByRole('button', { name: 'Send my question' }), 'Thank you, we have it');
  expect(walk.cost).toEqual({ screens: 3, taps: 2, typed: 3 });
});

test('a guest buys a package', { tag: '@once' }, async ({ page }) => {
  await openReady(page, '/health-package/heart-check');
  const walk = new Journey(page);
  await page.getByLabel('Hospital').selectOption({ index: 1 });
  await walk.tap(page.getByRole('button', { name: 'Add to cart' }), 'Your cart');
  await walk.tap(page.getByRole('link', { name: 'Go to checkout' }), 'Checkout');
  await walk.type('Full name', 'Nurul binti Test');
  await walk.type('Email address', 'journeys-shop@example.test');
  await walk.type('Phone number', '012-345 6789');
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await walk.tap(page.getByRole('button', { name: 'Review your order' }), 'Review your order');
  await walk.tap(page.getByRole('button', { name: 'Pay RM517.28' }), /.+/);
  await page.getByRole('radio', { name: 'FPX online banking' }).check();
  await walk.tap(page.getByRole('button', { name: 'Pay RM 517.28' }), /^Order M/);
  expect(walk.cost).toEqual({ screens: 6, taps: 5, typed: 3 });
});

test('somebody applies for a job', { tag: '@once' }, async ({ page }) => {
  await openReady(page, '/career');
  const walk = new Journey(page);
  await walk.tap(page.getByRole('link', { name: /Midwife/ }).first(), /Midwife/);
  await walk.tap(page.getByRole('link', { name: 'Apply for this job' }).first(), /^Apply: .*Midwife/);
  await walk.type('Your name', 'Kavitha a/p Raman');
  await walk.type('Email address', 'kavitha@example.test');
  await walk.type('Your phone number', '012-345 6789');
  await walk.type('Years of experience in this work', '6');
  await page.locator('input[type=file]').setInputFiles(report);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await asAPersonWould(page);
  await walk.tap(page.getByRole('button', { name: 'Send my application' }), 'Thank you, we have it');
  expect(walk.cost).toEqual({ screens: 4, taps: 3, typed: 4 });
});

test('a guest books a time from the home page', { tag: '@once' }, async ({ page }) => {
  await openReady(page, '/home');
  const walk = new Journey(page);
  const search = page.getByRole('search', { name: 'Find a doctor' });
  await search.getByRole('combobox', { name: 'Speciality' }).selectOption({ label: 'Dermatology' });
  await walk.tap(search.getByRole('button', { name: 'Find doctors' }), 'Find a doctor');
  await walk.tap(page.locator('main li a[href*="slot="]').first(), 'Your details');
  const phone = '+60123456702';
  await walk.type("Patient's full name", 'Nurul binti Test');
  await walk.type('Mobile phone number', phone);
  await page.getByRole('radio', { name: 'No, this is the first visit' }).check();
  await page.getByRole('radio', { name: "I'm paying for myself" }).check();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await walk.tap(page.getByRole('button', { name: 'Send me the code' }), 'Enter the code from the SMS');
  await walk.type('Code', await codeFor(page.request, phone));
  await walk.tap(page.getByRole('button', { name: 'Confirm the booking' }), 'Your booking');
  expect(walk.cost).toEqual({ screens: 5, taps: 4, typed: 3 });
});

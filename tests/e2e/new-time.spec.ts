import { expect, test, type APIRequestContext, type Browser } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { codeFor } from './booking-steps.ts';
import { openReady } from './site-pages.ts';
import { signInAsStaff } from './staff-sign-in.ts';
import { shippedNoticeVersion } from '#src/features/site/settings/data/notice-version.seed.ts';

const email = 'new-time@example.test';
const phone = '+60177000777';

/** A guest books in person with a doctor of the sample, a week or more ahead. */
async function book(request: APIRequestContext): Promise<string> {
  const call = async (method: 'get' | 'post', path: string, sent?: object, token?: string) => {
    const answer = await request[method](`/api/${path}`, {
      headers: { 'x-api-key': 'demo-web-key', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(sent ? { data: sent } : {}),
    });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const { items } = (await call('get', 'doctors/listing?limit=40&specialisation=cardiology')).data as {
    items: { id: number; hospitals: { id: number }[] }[];
  };
  for (const { id, hospitals } of items) {
    const place = `doctor_id=${id}&hospital_id=${hospitals[0]!.id}`;
    const { days } = (await call('get', `appointment/availability?${place}`)).data as {
      days: { date: string; open: number }[];
    };
    const day = days.slice(7).find(({ open }) => open > 2);
    if (!day) continue;
    const { times } = (await call('get', `appointment/timeslot?${place}&date=${day.date}`)).data as {
      times: { slot: string; mode?: string }[];
    };
    const { token } = (await call('post', 'auth/token', { action: 'get_token' })) as { token: string };
    const slot = { doctor_id: id, hospital_id: hospitals[0]!.id, slot: times[0]!.slot, phone };
    await call('post', 'appointment/create', slot, token);
    const details = {
      name: 'Farid bin Asked',
      email,
      visit: 'new',
      payer: 'self_pay',
      consent_version: shippedNoticeVersion,
      code: await codeFor(request, phone),
    };
    return (await call('post', 'appointment/create', { ...slot, ...details }, token)).data.reference as string;
  }
  throw new Error('no cardiologist of the sample has a free day');
}

/** The front desk proposes the first available slot. */
async function proposeFor(browser: Browser, reference: string): Promise<void> {
  const staff = await (await browser.newContext()).newPage();
  await signInAsStaff(staff, 'frontdesk');
  await openReady(staff, `/staff/new-times/${reference}`);
  await staff.getByRole('button', { name: 'Ask the patient' }).click();
  await expect(staff.getByText('The patient has been asked.')).toBeVisible();
  await expect(staff.getByText('Farid bin Asked').first()).toBeVisible();
  await expectAccessible(staff, 'the question as staff see it');
  await staff.context().close();
}

test(
  'a patient opens the mailed question on a phone, looks at other times, and takes the proposed one',
  { tag: '@once' },
  async ({ page, request, browser }, info) => {
    await proposeFor(browser, await book(request));
    const mails = (await (await request.get(`/__sim/outbox.json?to=${email}`)).json()) as { text: string }[];
    const link = /\/new-time#[0-9a-f]{64}/.exec(mails[0]!.text)![0];
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Does the new time suit you?' })).toBeVisible();
    expect(page.url(), 'the token leaves the address bar').not.toContain('#');
    await expectAccessible(page, 'the question');
    await page.screenshot({ path: info.outputPath('question-360.png'), fullPage: true });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.screenshot({ path: info.outputPath('question-1440.png'), fullPage: true });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: 'Choose another time' }).click();
    await expect(page.getByRole('button', { name: 'Take this time' })).toBeVisible();
    await expectAccessible(page, 'other times');
    await page.screenshot({ path: info.outputPath('other-360.png'), fullPage: true });
    await page.getByRole('button', { name: 'Back to the question' }).click();
    await page.getByRole('button', { name: 'Take the new time' }).click();
    await expect(page.getByText(/Your appointment is now on/)).toBeVisible();
    await expectAccessible(page, 'the answer');
  },
);

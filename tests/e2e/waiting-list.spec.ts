import { expect, test, type APIRequestContext } from '@playwright/test';
import { codeFor, giveDetails } from './booking-steps.ts';
import { openReady } from './site-pages.ts';
import { shippedNoticeVersion } from '#src/features/site/settings/data/notice-version.seed.ts';

interface FullDay {
  slug: string;
  hospitalId: number;
  day: string;
  /** Frees one of its slots. */
  giveBack: () => Promise<void>;
}

/** Other people book every slot of a doctor's day; one of them may cancel. */
async function fillDay(request: APIRequestContext): Promise<FullDay> {
  const call = async (method: 'get' | 'post', path: string, ...[sent, token]: [sent?: object, token?: string]) => {
    const answer = await request[method](`/api/${path}`, {
      headers: { 'x-api-key': 'demo-web-key', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(sent ? { data: sent } : {}),
    });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const { items } = (await call('get', 'doctors/listing?limit=40&specialisation=paediatrics')).data as {
    items: { id: number; slug: string; hospitals: { id: number }[] }[];
  };
  for (const {
    id,
    slug,
    hospitals: [hospital],
  } of items) {
    const { days } = (await call('get', `appointment/availability?doctor_id=${id}&hospital_id=${hospital!.id}`))
      .data as { days: { date: string; open: number }[] };
    const small = days.slice(4).find(({ open }) => open > 0 && open <= 9);
    if (!small) continue;
    const timesLeft = async () =>
      (await call('get', `appointment/timeslot?doctor_id=${id}&hospital_id=${hospital!.id}&date=${small.date}`)).data
        .times as { slot: string }[];
    const first = { token: '', reference: '' };
    for (let nth = 0, [time] = await timesLeft(); time; nth += 1, [time] = await timesLeft()) {
      const { token } = (await call('post', 'auth/token', { action: 'get_token' })) as { token: string };
      const slotRequest = {
        doctor_id: id,
        hospital_id: hospital!.id,
        slot: time.slot,
        phone: `+601770000${String(nth).padStart(2, '0')}`,
      };
      await call('post', 'appointment/create', slotRequest, token);
      if (first.reference) continue;
      const details = {
        name: 'Hafiz bin First',
        visit: 'new',
        payer: 'self_pay',
        consent_version: shippedNoticeVersion,
        code: await codeFor(request, slotRequest.phone),
      };
      Object.assign(first, {
        token,
        reference: (await call('post', 'appointment/create', { ...slotRequest, ...details }, token)).data.reference,
      });
    }
    return {
      slug,
      hospitalId: hospital!.id,
      day: small.date,
      giveBack: () => call('post', 'appointment/cancel', { reference: first.reference }, first.token),
    };
  }
  throw new Error('no doctor of the sample has a short day');
}

test(
  'a visitor joins the waiting list of a full day, and takes the freed time by the mailed link',
  { tag: '@once' },
  async ({ page, request }) => {
    const { slug, hospitalId, day, giveBack } = await fillDay(request);
    await openReady(page, `/book/${slug}?hospital=${hospitalId}`);
    await page.locator(`a[href*="waiting-list"][href*="day=${day}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Join the waiting list' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Email' }).fill('waits@example.test');
    await giveDetails(page, { name: 'Mei Ling Waits', phone: '+60177000099' });
    await page.getByRole('textbox', { name: 'Code' }).fill(await codeFor(request, '+60177000099'));
    await page.getByRole('button', { name: 'Join the list' }).click();
    await expect(page.getByText('You are on the waiting list')).toBeVisible();

    await giveBack();
    const mails = (await (await request.get('/__sim/outbox.json?to=waits@example.test')).json()) as { text: string }[];
    const link = /\/waiting-list\/W\S+/.exec(mails[0]!.text)![0];
    // Another device, without the cookie of the one that joined.
    await page.context().clearCookies();
    await openReady(page, link);
    await expect(page.getByRole('heading', { level: 1, name: 'A time is free for you' })).toBeVisible();
    await page.getByRole('button', { name: 'Take this time' }).click();
    await expect(page.getByText(/Your appointment is confirmed|We have your request/)).toBeVisible();
  },
);

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { guestBrowser, hiddenInputs } from '../guest-browser.fixture.ts';

let site: TestSite;
let clinic: Awaited<ReturnType<typeof insertClinic>>;
beforeAll(async () => {
  site = await openTestSite();
  clinic = await insertClinic(site.app);
});
afterAll(() => site.close());

const visitor = () => guestBrowser(site);
const inputs = hiddenInputs;
const book = '/book/test-doctor';
const details = (phone: string) => ({
  intent: 'details',
  name: 'Aminah binti Yusof',
  phone,
  email: 'aminah@example.test',
  visit: 'new',
  payer: 'self_pay',
  insurer: '',
  reason: 'Headache',
  consentVersion: '2026-01',
});
const slot = (time: string, day = '2026-11-25') => new Date(`${day}T${time}:00+08:00`).toISOString();

test('a visitor without scripts chooses a time, proves the phone, is confirmed, adds it to the calendar and cancels', async () => {
  const person = visitor();
  const calendar = await person.open(`${book}?hospital=${clinic.selangor}&day=2026-11-25`);
  expect(calendar.html).toMatch(/Wed 25 Nov[^]*9 times[^]*Doctor is away[^]*Founders’ day/);
  expect(calendar.headers.get('cache-control')).toContain('no-store');
  const slotRequest = { slot: slot('09:00'), hospital: String(clinic.selangor) };
  const held = await person.send(book, { intent: 'hold', ...slotRequest });
  expect(held).toMatchObject({ status: 302, location: `${book}?step=details` });
  expect((await person.open(held.location)).html).toMatch(/We keep this time for you until 9:05\u00a0am/);
  const code = await person.send(held.location, { ...details('012-345 6001'), ...slotRequest });
  expect(code.html).toContain('Enter the code from the SMS');
  const [sms] = await site.outbox('+60123456001');
  const done = await person.send(held.location, {
    ...inputs(code.html),
    intent: 'code',
    code: /\d{6}/.exec(sms!.text)![0],
  });
  expect(done.location).toMatch(/^\/book\/test-doctor\?reference=A[0-9A-Z]{9}$/);
  const shown = await person.open(done.location);
  expect(shown.html).toMatch(/Wed 25 Nov 2026, 9:00\u00a0am[^]*Your appointment is confirmed/);
  const reference = done.location.split('=')[1]!;
  const file = await person.open(`${book}/calendar?reference=${reference}`);
  expect(file.headers.get('content-type')).toContain('text/calendar');
  expect(file.html).toContain('DTSTART:20261125T010000Z');
  expect((await visitor().open(done.location)).status).toBe(404);
  const cancelled = await person.send(done.location, { intent: 'cancel', reference });
  expect((await person.open(cancelled.location)).html).toContain(`Appointment ${reference} is cancelled`);
});

test('a time chosen on a doctor’s card leads to the details at once, is held when they are sent, and told when it is gone', async () => {
  const address = `${book}?hospital=${clinic.selangor}&day=2026-11-25&slot=${encodeURIComponent(slot('11:00'))}`;
  const person = visitor();
  const page = await person.open(address);
  expect(page.html).toMatch(/Step <!-- -->2|Step 2/);
  expect(page.html).toMatch(/Your details[^]*Wed 25 Nov 2026, 11:00\u00a0am/);
  expect(page.html).not.toContain('We keep this time for you');
  const wrong = await person.send(address, {
    ...details('12'),
    slot: slot('11:00'),
    hospital: String(clinic.selangor),
  });
  expect(wrong.status).toBe(422);
  // The slot is held while the details are corrected.
  expect(wrong.html).toMatch(/We keep this time for you until/);
  expect(wrong.html).not.toContain('The 5 minutes are over');
  const late = await visitor().open(address);
  expect(late.html).toMatch(/Choose a time with[^]*That time is no longer free/);
  for (const nonsense of ['x', '2026-11-25T99:99:99Z', '9@2026-11-25T03:00:00Z'])
    expect((await visitor().open(`${book}?slot=${encodeURIComponent(nonsense)}`)).html).toContain('no longer free');
});

test('what is wrong is told beside each field and nothing typed is lost', async () => {
  const person = visitor();
  const slotRequest = { slot: slot('09:20'), hospital: String(clinic.selangor) };
  await person.send(book, { intent: 'hold', ...slotRequest });
  const answer = await person.send(book, { ...details('12'), ...slotRequest, payer: 'insurer', consentVersion: '' });
  expect(answer.status).toBe(422);
  expect(answer.html).toMatch(/href="#insurer"[^]*href="#consentVersion"/);
  expect(answer.html).toContain('value="Aminah binti Yusof"');
  expect(answer.html).toContain('Headache');
  const phone = await person.send(book, { ...details('12'), ...slotRequest });
  expect(phone.html).toContain('href="#phone"');
});

test('a time lost to another person while typing is told, with other times, and the details stay', async () => {
  const slow = visitor();
  const quick = visitor();
  const slotRequest = { slot: slot('10:00'), hospital: String(clinic.selangor) };
  await slow.send(book, { intent: 'hold', ...slotRequest });
  site.clock.advance(5 * 60_000);
  await quick.send(book, { intent: 'hold', ...slotRequest });
  const answer = await slow.send(book, { ...details('012-345 6002'), ...slotRequest });
  expect(answer.status).toBe(409);
  expect(answer.html).toMatch(/Someone else has just taken this time[^]*Choose another time[^]*10:20\u00a0am/);
  expect(answer.html).toContain('value="Aminah binti Yusof"');
  const again = await slow.send(book, { ...details('012-345 6002'), ...slotRequest, slot: slot('10:20') });
  expect(again.html).toContain('Enter the code from the SMS');
  const wrong = await slow.send(book, { ...inputs(again.html), intent: 'code', code: '12' });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toMatch(/Enter the 6 digits[^]*name="name" value="Aminah binti Yusof"/);
});

test('a doctor without a live schedule is booked by request, and the page says so', async () => {
  const person = visitor();
  const page = await person.open('/book/test-request-doctor');
  expect(page.html).toMatch(/booked by request[^]*Tue 24 Nov 2026/);
  const held = await person.send('/book/test-request-doctor', {
    intent: 'hold',
    slot: slot('14:00', '2026-11-24'),
    hospital: String(clinic.selangor),
  });
  expect((await person.open(held.location)).html).toContain('Tue 24 Nov 2026, afternoon');
});

test('the page speaks Malay and Chinese, and stays in its language after a form', async () => {
  expect((await visitor().open(`/ms${book}`)).html).toMatch(/>\d+ masa</);
  expect((await visitor().open(`/zh${book}`)).html).toMatch(/\d+ 个时段/);
  const held = await visitor().send(`/ms${book}`, {
    intent: 'hold',
    slot: slot('11:00'),
    hospital: String(clinic.selangor),
  });
  expect(held.location).toBe(`/ms${book}?step=details`);
});

test('an unknown doctor is not found', async () => {
  expect((await visitor().open('/book/nobody')).status).toBe(404);
  const person = visitor();
  await person.open(book);
  expect((await person.send('/book/nobody', { intent: 'hold' })).status).toBe(404);
});

test('a form that another page of ours was made to send, without what only the booking page could read, is refused', async () => {
  const person = visitor();
  await person.open(book);
  const forged = await person.send(book, {
    zone_token: 'z1.forged',
    intent: 'hold',
    slot: slot('11:20'),
    hospital: String(clinic.selangor),
  });
  expect(forged.status).toBe(403);
});

test('booking without a doctor starts from speciality and hospital', async () => {
  const { html } = await visitor().open('/book');
  expect(html).toMatch(
    /<form[^>]*action="\/doctor"[^]*name="sortBy" value="next_free"[^]*name="specialisation"[^]*name="location"/,
  );
});

test('a time is counted as held once, also where the same visitor asks for it again', async () => {
  const heldTimes = async () => {
    await site.app.dailyCounts.flush();
    const { rows } = await site.app.db.execute<{ times: number }>(
      sql`select times from daily_counts where kind = 'booking_held' and item_id = ${clinic.doctorId}`,
    );
    return rows[0]?.times ?? 0;
  };
  const before = await heldTimes();
  const person = visitor();
  const asked = { intent: 'hold', slot: slot('09:40', '2026-12-02'), hospital: String(clinic.selangor) };
  expect((await person.send(book, asked)).status).toBe(302);
  expect((await person.send(book, asked)).status).toBe(302);
  expect((await visitor().send(book, asked)).status).toBe(409);
  expect(await heldTimes()).toBe(before + 1);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

interface Item {
  id: number;
  slug: string;
  url: string;
  fields: Record<string, string> & { hospitalSlugs?: string[] };
}

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function list(path: string): Promise<{ items: Item[]; total: number }> {
  const { status, body } = await site.api('GET', path);
  expect(status, path).toBe(200);
  return body.data;
}
const pageOf = async (path: string) => (await site.request(path)).text();

describe('events', () => {
  it('stand with the next one first', async () => {
    const { items, total } = await list('events?limit=100');
    expect(total).toBe(12);
    const starts = items
      .filter(({ fields }) => Date.parse(fields['endsAt']!) > site.clock.now().getTime())
      .map(({ fields }) => fields['startsAt']!);
    expect(starts).toEqual(starts.toSorted());
  });

  it('are found by month and year, hospital, state and speciality', async () => {
    const december = (await list('events?month=12&year=2026')).items;
    expect(december.length).toBeGreaterThan(0);
    expect(december.every(({ fields }) => fields['startsAt']!.startsWith('2026-12'))).toBe(true);
    const ipoh = (await list(`events?location=${encodeURIComponent('Melur Ipoh Specialist Hospital')}`)).items;
    expect(ipoh.map(({ slug }) => slug)).toContain('bone-health-open-day-ipoh');
    expect((await list('events?location=Perak')).items.map(({ slug }) => slug)).toContain('bone-health-open-day-ipoh');
    expect((await list('events?location=Perlis')).items.map(({ slug }) => slug)).not.toContain(
      'bone-health-open-day-ipoh',
    );
    const heart = (await list('events?specialisation=cardiology')).items;
    expect(heart.map(({ fields }) => fields['specialisation'])).toEqual(heart.map(() => 'cardiology'));
  });

  it('for women are not offered to men, and what is for everybody is offered to both', async () => {
    const women = (await list('events?gender=female&limit=100')).items.map(({ slug }) => slug);
    const men = (await list('events?gender=male&limit=100')).items.map(({ slug }) => slug);
    expect(women).toContain('womens-health-evening-shah-alam');
    expect(men).not.toContain('womens-health-evening-shah-alam');
    expect(men).toContain('bone-health-open-day-ipoh');
  });

  it('an event’s page says when, where, for how many, and what to call', async () => {
    const html = await pageOf('/events/first-aid-for-parents-kuching');
    expect(html).toContain('Sat 9 Jan 2027, 9:00\u00a0am to 12:30\u00a0pm');
    expect(html).toContain('36 people');
    expect(html).toContain('Melur Kuching Specialist Hospital');
    expect(html).toContain('"@type":"Event"');
  });

  it('stand beside each filter with the number that it would leave', async () => {
    const html = await pageOf('/events?gender=female');
    const { total } = await list('events?gender=female&location=Perak&limit=100');
    const everywhere = (await list('events?gender=female&limit=100')).total;
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(everywhere);
    expect(html).toContain(`All of Perak (${total})`);
    // The value in use counts too: the other gender takes its place.
    expect(html).toContain(`Men (${(await list('events?gender=male&limit=100')).total})`);
    const past = (await list('events?gender=female&month=1&limit=100')).total;
    expect(html).toContain(`January (${past})`);
  });

  it('once over says so, and leads to what comes next', async () => {
    site.clock.set('2027-01-10T09:00:00+08:00');
    const html = await pageOf('/zh/events/first-aid-for-parents-kuching');
    expect(html).toContain('已结束');
    expect(html).toContain('Melur Kuching，3楼1号研讨室');
    expect(html).not.toContain('calendar.ics');
    site.clock.set('2026-11-23T09:00:00+08:00');
  });

  it('lead to what they offer: the package, else an appointment', async () => {
    const html = await pageOf('/campaigns-promotions/diabetes-check-november');
    expect(html).toMatch(/What would you like to do next\?[^]*href="\/(health-package[^"]*|book)"/);
  });

  it('say in the reader’s language where they are: on the page, in the list, at the registration and in the call', async () => {
    expect(await pageOf('/zh/events/memory-cafe-taiping')).toContain('Melur Taiping，花园厅');
    expect(await pageOf('/zh/events/memory-cafe-taiping')).not.toContain('Garden room');
    expect(await pageOf('/ms/events')).toContain('Bilik taman, Melur Taiping');
    expect(await pageOf('/zh/events/memory-cafe-taiping/register')).toContain('Melur Taiping，花园厅');
    const { items } = await list('events?lang=ms&limit=100');
    expect(items.find(({ slug }) => slug === 'memory-cafe-taiping')!.fields['place']).toBe(
      'Bilik taman, Melur Taiping',
    );
    const { body } = await site.api('GET', 'events/memory-cafe-taiping');
    expect(body.data.fields.place).toBe('Garden room, Melur Taiping');
  });

  it('go into a calendar under one name for life', async () => {
    const response = await site.request('/ms/events/first-aid-for-parents-kuching/calendar.ics');
    expect(response.headers.get('content-type')).toContain('text/calendar');
    const entry = await response.text();
    expect(entry).toContain('DTSTART:20270109T010000Z');
    expect(entry).toMatch(/UID:event-\d+@localhost/);
    expect(entry).toContain('Pertolongan cemas');
    const unfolded = entry.replaceAll('\r\n ', '');
    expect(unfolded).toMatch(
      /LOCATION:Bilik seminar 1\\, tingkat 3\\, Melur Kuching\\, Melur Kuching Specialist Hospital\\, /,
    );
    expect(unfolded).toContain('Arah ke hospital: https://www.google.com/maps/dir/?api=1&destination=Melur%20Kuching');
    expect(unfolded).toContain('TRIGGER:-P1D');
    expect((await site.request('/events/none/calendar.ics')).status).toBe(404);
  });
});

describe('campaigns and promotions', () => {
  it('show their last day and their advertising approval', async () => {
    const html = await pageOf('/campaigns-promotions');
    expect(html).toContain('KKLIU 2709');
    expect(html).toContain('Until Tue 15 Dec 2026');
  });

  it('with the approval out of force, nobody sees them, whether a job has run or not', async () => {
    const before = (await list('campaigns?limit=100')).items.map(({ slug }) => slug);
    expect(before).toContain('diabetes-check-november');
    expect((await site.request('/campaigns-promotions/diabetes-check-november')).status).toBe(200);
    site.clock.set('2026-12-16T00:00:00+08:00');
    expect((await list('campaigns?limit=100')).items.map(({ slug }) => slug)).not.toContain('diabetes-check-november');
    const response = await site.request('/campaigns-promotions/diabetes-check-november');
    expect(response.status).toBe(410);
    expect(await response.text()).toContain('href="/campaigns-promotions"');
    site.clock.set('2026-11-23T09:00:00+08:00');
  });

  it('at named hospitals are found there; those of the whole group are found everywhere', async () => {
    const perlis = (await list('campaigns?location=Perlis&limit=100')).items;
    expect(
      perlis.every(
        ({ fields }) => (fields.hospitalSlugs ?? []).length === 0 || fields.hospitalSlugs!.includes('melur-kangar'),
      ),
    ).toBe(true);
    expect(perlis.map(({ slug }) => slug)).toContain('diabetes-check-november');
  });

  it('a filter that nobody knows is refused by the call with its field', async () => {
    const { status, body } = await site.api('GET', 'campaigns?gender=other');
    expect([status, Object.keys(body.errors)]).toEqual([422, ['gender']]);
  });
});

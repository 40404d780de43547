import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInHospitals } from '#src/features/nearest-hospital/built-in-hospitals.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

describe('the home page', () => {
  it.each([['/', 'What do you need today?'], ['/home', 'What do you need today?'], ['/ms/home', 'Apa yang anda perlukan hari ini?'], ['/zh', '今天您需要什么']])('%s asks first what the visitor needs', async (path, question) => {
    const response = await site.request(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(question);
  });

  it('finds a doctor without scripts: the bar is a plain form', async () => {
    const html = await (await site.request('/ms/home')).text();
    expect(html).toMatch(/<form[^>]+action="\/ms\/doctor"/);
    for (const name of ['specialisation', 'location', 'doctor_name']) expect(html).toContain(`name="${name}"`);
  });

  it('leads only to addresses that answer', async () => {
    const html = await (await site.request('/home')).text();
    const main = /<main[\s\S]*<\/main>/.exec(html)![0];
    const paths = new Set([...main.matchAll(/href="(\/[^"#]*)"/g)].map(([, path]) => path!.replaceAll('&amp;', '&')));
    expect(paths.size).toBeGreaterThan(40);
    for (const path of paths) expect([path, (await site.request(path)).status]).toEqual([path, 200]);
  });

  it('shows an unknown path as itself, with the truth for machines', async () => {
    const response = await site.request('/no-such-address');
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain('What do you need today?');
    expect(html).toContain('noindex');
  });

  it('gives its sections in their order to other programs', async () => {
    const { status, body } = await site.api('GET', 'homepage/sections?lang=ms');
    expect(status).toBe(200);
    expect(body.data.map(({ key }: { key: string }) => key)).toEqual(['find_doctor', 'tasks', 'nearest_hospital', 'specialities', 'packages', 'hospitals', 'insights', 'happenings', 'cares', 'booking', 'trust']);
    expect(body.data[0].title).toBe('Apa yang anda perlukan hari ini?');
  });
});

describe('the group', () => {
  it('tells its story with the numbers of today', async () => {
    const html = (await (await site.request('/corporate-home')).text()).replaceAll('<!-- -->', '');
    expect(html).toContain('Who we are');
    expect(html).toMatch(/<dd[^>]*>29<\/dd>/);
    expect(html).toMatch(/<dd[^>]*>600<\/dd>/);
  });

  it('has the same hospitals in the browser’s built-in list as in the database', async () => {
    const { rows } = await site.app.db.execute<{ name: string; slug: string; state: string; latitude: number; longitude: number }>(sql`select name, slug, state, latitude, longitude from hospitals order by id`);
    expect(rows.map(({ name, slug, state }) => ({ name, slug, state }))).toEqual(builtInHospitals.map(({ name, slug, state }) => ({ name, slug, state })));
    expect(rows.map(({ latitude, longitude }) => [latitude, longitude])).toEqual(builtInHospitals.map(({ location }) => location.split(',').map(Number)));
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const pageOf = async (path: string) =>
  (await (await site.request(path)).text())
    .replaceAll('<!-- -->', '')
    .replace(/<script\b[^]*?<\/script>/g, '')
    .replaceAll('&#x27;', "'");

it.each(['/health-tourism', '/international-patient-centre', '/health-tourism/knee-replacement'])(
  '%s stands in three languages',
  async (path) => {
    const titles = await Promise.all(
      ['', '/ms', '/zh'].map(async (prefix) => {
        const answer = await site.request(prefix + path);
        expect(answer.status, prefix + path).toBe(200);
        return /<h1[^>]*>([^<]+)/.exec(await answer.text())?.[1];
      }),
    );
    expect(new Set(titles).size, titles.join(' | ')).toBe(3);
  },
);

it('twelve treatments are listed, each with its cost as a range and a page of its own', async () => {
  const html = await pageOf('/health-tourism');
  const links = [
    ...new Set(
      [...html.split('id="treatments"')[1]!.matchAll(/href="(\/health-tourism\/[a-z0-9-]+)"/g)].map(
        ([, href]) => href!,
      ),
    ),
  ];
  expect(links).toHaveLength(12);
  expect(html).toMatch(/Knee replacement[^]*RM26,000 to RM36,000[^]*3 nights[^]*12 weeks/);
  for (const link of links) expect((await site.request(link)).status, link).toBe(200);
});

it('a treatment says what the guide includes and what it does not, and that the written estimate counts', async () => {
  const html = await pageOf('/health-tourism/knee-replacement');
  expect(html).toMatch(
    /written estimate[^]*What it includes[^]*Standard implant[^]*What it does not include[^]*6% service tax/,
  );
  expect(html).toContain('href="/doctor?specialisation=orthopaedics"');
});

it.each([
  ['/ms', 'Apa yang termasuk', 'Implan standard', 'Apa yang tidak termasuk', 'Cukai perkhidmatan 6%'],
  ['/zh', '包括', '标准植入关节', '不包括', '6%服务税'],
])('%s has what the guide includes in its own language, and no English', async (prefix, ...parts) => {
  const html = await pageOf(`${prefix}/health-tourism/knee-replacement`);
  expect(html).toMatch(new RegExp(parts.join('[^]*')));
  expect(html).not.toMatch(/Standard implant|6% service tax|<ul lang="en"/);
});

it('its call answers what the guide includes in the caller’s language', async () => {
  const { body } = await site.api('GET', 'health_tourism?lang=zh');
  expect(body.data.treatments).toContainEqual(
    expect.objectContaining({ slug: 'dental-implant', excludes: ['6%服务税', '补骨', '其他牙齿的治疗', '机票和酒店'] }),
  );
});

it('the way from first question to after-care, visa letters and documents are told', async () => {
  expect(await pageOf('/health-tourism')).toMatch(
    /Your way in six steps[^]*Visa and travel[^]*Language, food and faith/,
  );
  expect(await pageOf('/international-patient-centre')).toMatch(/What we do for you|interpreter/i);
});

it('an unknown treatment shows the page not found, with status 404', async () => {
  const answer = await site.request('/health-tourism/none');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Page not found');
});

it('its calls answer the page and the treatments in the caller’s language', async () => {
  const { body } = await site.api('GET', 'health_tourism?lang=ms');
  expect(body.data.page.slug).toBe('health-tourism');
  expect(body.data.treatments).toHaveLength(12);
  expect(body.data.treatments).toContainEqual(
    expect.objectContaining({
      slug: 'knee-replacement',
      title: 'Penggantian sendi lutut',
      cost_from: 26_000,
      cost_to: 36_000,
      stay_nights: 3,
    }),
  );
  expect((await site.api('GET', 'ipc')).body.data.page.slug).toBe('international-patient-centre');
  expect((await site.api('GET', 'ipc?lang=xx')).status).toBe(422);
});

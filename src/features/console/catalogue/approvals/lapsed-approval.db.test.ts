import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { sendReviewed, specialityInputs } from '../catalogue.fixture.ts';

let site: TestSite;
let chief: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  site.clock.set('2026-11-23T09:00:00+08:00');
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => site.close());

const publicPage = async (path: string) => {
  const answer = await site.request(path, { headers: { 'sec-fetch-dest': 'document' }, redirect: 'manual' });
  return { status: answer.status, html: await answer.text() };
};
const consolePage = async (path: string) =>
  (await site.request(path, { headers: { cookie: chief.cookie, 'sec-fetch-dest': 'document' } })).text();
const found = async (keyword: string) => {
  const { body } = await site.api('GET', `search?keyword=${encodeURIComponent(keyword)}&type=speciality`);
  return JSON.stringify(body.data);
};

test('the sample has an approval in force for everything that advertises', async () => {
  expect(await consolePage('/staff/catalogue')).not.toContain('Approval missing or expired');
  expect(await consolePage('/staff')).not.toContain('Advertising approval missing or expired');
});

describe('rows from before approvals were asked for', () => {
  test('are hidden, and named on the first page of the console and in the catalogue', async () => {
    await site.app.db.execute(
      sql`update centres_of_excellence set approval_number = '', approval_expires_on = null
        where slug = 'heart-centre' and hospital_id = (select id from hospitals where slug = 'melur-ipoh')`,
    );
    await site.app.db.execute(
      sql`update specialities set approval_number = '', approval_expires_on = null where slug = 'urology'`,
    );
    expect((await publicPage('/ms/melur-ipoh/heart-centre')).status).toBe(404);
    const speciality = await publicPage('/ms/speciality-centre/urology');
    expect(speciality.status).toBe(200);
    const overview = await consolePage('/staff/catalogue');
    expect(overview).toContain('Approval missing or expired: 2');
    expect(overview).toMatch(/Heart Centre, Melur Ipoh Specialist Hospital<\/a>(?: |<!-- -->)*no approval/);
    expect(overview).toMatch(/Urology<\/a>(?: |<!-- -->)*no approval/);
    const home = await consolePage('/staff');
    expect(home).toMatch(/href="\/staff\/catalogue#unapproved"[^>]*>Advertising approval missing or expired/);
  });

  test('a centre with a number alone is hidden too', async () => {
    await site.app.db.execute(
      sql`update centres_of_excellence set approval_number = 'KKLIU 0001/2026', approval_expires_on = null
        where slug = 'heart-centre' and hospital_id = (select id from hospitals where slug = 'melur-klang')`,
    );
    expect((await publicPage('/ms/melur-klang/heart-centre')).status).toBe(404);
  });
});

test('search finds the text of a speciality to the last day of its approval, and no longer', async () => {
  const fields = { ...specialityInputs('found-field'), approval_expires_on: '2026-12-10' };
  const sent = await sendReviewed(site, chief, { list: 'specialities', fields });
  expect(sent.headers.get('location')).toMatch(/done=saved$/);
  site.clock.set('2026-12-10T23:00:00+08:00');
  expect(await found('Breathlessness')).toContain('found-field');
  site.clock.set('2026-12-11T00:30:00+08:00');
  expect(await found('Breathlessness')).not.toContain('found-field');
});

test('a package whose approval is shortened after its campaign was published is told at three places', async () => {
  site.clock.set('2026-11-23T09:00:00+08:00');
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  const list = () => consolePage('/staff/content?attention=package_ends');
  expect(await list()).toContain('Nothing matches.');
  const { rows } = await site.app.db.execute<{ id: number; campaign: number }>(
    sql`select h.id, e.id as campaign from content_entries e join health_packages h on e.fields -> 'packageSlugs' @> to_jsonb(array[h.slug])
      where e.kind = 'campaign' and (e.fields ->> 'endsOn') > '2026-12-01' and exists (select 1 from content_published p where p.entry_id = e.id) order by e.id limit 1`,
  );
  const { id, campaign } = rows[0]!;
  expect(await consolePage(`/staff/packages/${id}`)).not.toContain('last longer than this package');
  await site.app.db.execute(sql`update health_packages set approval_expires_on = '2026-12-01' where id = ${id}`);
  expect(await list()).toContain(`/staff/content/${campaign}`);
  expect(await consolePage(`/staff/packages/${id}`)).toMatch(
    new RegExp(`last longer than this package[^]*href="/staff/content/${campaign}"`),
  );
  expect(await consolePage('/staff')).toContain('Campaigns with a package that ends first');
});

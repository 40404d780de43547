import { seededRandom } from '#src/shared/seeded-random.ts';
import { issueGuestToken } from '#src/platform/guest-token.server.ts';
import { ask, type BenchSite, type Figure } from './bench-site.ts';
import { quantile, timeOf } from './timing.ts';

const packages = 5_000;
const listings = 300;
const visitors = 200;

/**
 * The list with filters, and adding to the cart, among five thousand packages, in the server. The packages are made
 * for this and deleted again.
 */
export async function measureShop(site: BenchSite): Promise<Figure[]> {
  await makePackages(site);
  try {
    const lists = await timesOf(listings, (call) => ask(site, `healthpackages/listing?${filtersOf(call)}`));
    const ids = await site.app.pool.query<{ id: number }>(
      `select id from health_packages where slug like 'bench-%' order by id`,
    );
    const guests = Array.from({ length: visitors }, () => issueGuestToken(site.app));
    const add = (call: number) =>
      ask(site, 'healthpackages/addtocart', {
        method: 'POST',
        headers: { authorization: `Bearer ${guests[call % visitors]!}` },
        body: JSON.stringify({ healthpackage_id: ids.rows[(call * 37) % packages]!.id, cart_quantity: 1 + (call % 3) }),
      });
    const adds = await timesOf(visitors * 3, add);
    return [
      {
        name: `list of ${packages} packages with filters, p95`,
        value: quantile(lists, 0.95),
        unit: 'ms',
        goal: 15,
        isCeiling: true,
      },
      {
        name: `add to cart among ${packages} packages, p95`,
        value: quantile(adds, 0.95),
        unit: 'ms',
        goal: 10,
        isCeiling: true,
      },
    ];
  } finally {
    await dropPackages(site);
  }
}

/** Filters as visitors set them: none, one, all; every order; pages near and far. */
function filtersOf(call: number): URLSearchParams {
  const random = seededRandom(`list ${call}`);
  const filters = {
    type: random.pick(['', 'heart', 'women', 'screening']),
    age: random.pick(['', '30', '45', '64']),
    gender: random.pick(['', 'female', 'male']),
    location: random.pick(['', 'Perak', 'Selangor', 'Melur Ipoh Specialist Hospital']),
    sortBy: random.pick(['', 'price', 'price_down', 'name', 'newest', 'popular']),
  };
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  query.set('limit', '12');
  query.set('offset', String(12 * random.int(0, 6)));
  return query;
}

async function timesOf(calls: number, work: (call: number) => Promise<Response>): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    let status = 0;
    times.push(
      await timeOf(async () => {
        ({ status } = await work(call));
      }),
    );
    if (status !== 200) throw new Error(`The shop answered ${status}.`);
  }
  return times;
}

/** Copies of the sample's packages under other names, prices, ages and hospitals: the same at every run. */
async function makePackages({ app }: BenchSite): Promise<void> {
  await app.pool.query(
    `insert into health_packages (slug, type_slug, title, summary, about, suits, inclusions, preparation, min_age, max_age, gender, price_sen,
      validity_days, visit_minutes, approval_number, approval_starts_on, approval_expires_on, status, published_at, times_sold)
    select 'bench-' || n, p.type_slug, jsonb_set(p.title, '{en}', to_jsonb((p.title ->> 'en') || ' ' || n)), p.summary, p.about, p.suits, p.inclusions, p.preparation,
      n % 60, case when n % 3 = 0 then null else n % 60 + 10 + n % 30 end, (array['any', 'female', 'male'])[n % 3 + 1], 5000 + (n * 7919) % 300000,
      p.validity_days, p.visit_minutes, p.approval_number, p.approval_starts_on, p.approval_expires_on, 'published', p.published_at + n * interval '1 second', (n * 6151) % 4000
    from generate_series(1, $1) n join health_packages p on p.slug not like 'bench-%' and p.id = n % 40 + 1`,
    [packages],
  );
  await app.pool.query(`insert into package_hospitals (package_id, hospital_id, monthly_capacity)
    select p.id, h.id, 20 from health_packages p join hospitals h on (p.id * 31 + h.id * 17) % 3 = 0 or h.id = p.id % 29 + 1 where p.slug like 'bench-%'`);
  await app.pool.query('analyze health_packages, package_hospitals, cart_lines');
}

async function dropPackages({ app }: BenchSite): Promise<void> {
  const made = `(select id from health_packages where slug like 'bench-%')`;
  for (const table of ['cart_lines', 'package_hospitals'])
    await app.pool.query(`delete from ${table} where package_id in ${made}`);
  await app.pool.query(`delete from health_packages where slug like 'bench-%'`);
}

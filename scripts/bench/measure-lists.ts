import pg from 'pg';
import { openSession } from '#src/features/patient/sessions/session.server.ts';
import { signedInStaff } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { addDays, malaysianDay } from '#src/shared/dates.ts';
import { ask, type BenchSite } from './bench-site.ts';
import { measuredPages, type MeasuredPage } from './list-pages.ts';
import { statementsOf, worstScan, type Scan } from './statement-plans.ts';
import { quantile, timeOf } from './timing.ts';

export interface MeasuredList extends MeasuredPage {
  /** In milliseconds, in the server. */
  p50: number;
  p95: number;
  scan?: Scan;
}

const [warmUps, calls] = [2, 20];

/** Measures each page whose address has the text `only`, one after the other. */
export async function measureLists(
  site: BenchSite,
  { url, only }: { url: string; only: string },
): Promise<MeasuredList[]> {
  const open = opener(site, { staff: await staffCookie(site), patient: await patientCookie(site) });
  const today = malaysianDay(new Date());
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set statement_timeout = 0');
  const measured: MeasuredList[] = [];
  try {
    for (const page of measuredPages({ today, lastYear: addDays(today, -365) }).filter(({ path }) =>
      path.includes(only),
    )) {
      const list = await measurePage(page, { client, open: () => open(page) });
      // Told at once: a measurement that is stopped has said what it knew.
      process.stdout.write(`${list.p95.toFixed(0).padStart(6)} ms  ${list.path}\n`);
      measured.push(list);
    }
  } finally {
    await client.end();
  }
  return measured;
}

async function measurePage(
  page: MeasuredPage,
  { client, open }: { client: pg.Client; open: () => Promise<void> },
): Promise<MeasuredList> {
  const statements = await statementsOf(open);
  for (let turn = 1; turn < warmUps; turn += 1) await open();
  const times: number[] = [];
  for (let turn = 0; turn < calls; turn += 1) times.push(await timeOf(open));
  const scan = await worstScan(client, statements);
  return { ...page, p50: quantile(times, 0.5), p95: quantile(times, 0.95), ...(scan ? { scan } : {}) };
}

/** Opens a page as its reader does: rendered anew, because a kept page says nothing about the database. */
function opener(site: BenchSite, cookies: { staff: string; patient: string }) {
  return async ({ who, path }: MeasuredPage): Promise<void> => {
    const response = await answerTo(site, { who, path, cookies });
    if (![200, 302, 303].includes(response.status)) throw new Error(`${path} answered ${response.status}`);
    await response.arrayBuffer();
  };
}

function answerTo(
  site: BenchSite,
  { who, path, cookies }: Pick<MeasuredPage, 'who' | 'path'> & { cookies: { staff: string; patient: string } },
): Promise<Response> {
  if (who === 'caller') return ask(site, path);
  const request = (cookie: string) =>
    new Request(`http://localhost:3000${path}`, { headers: { cookie, 'sec-fetch-dest': 'document' } });
  return who === 'visitor' ? site.render(request('')) : Promise.resolve(site.fetch(request(cookies[who])));
}

/** A member of staff who sees everything. */
async function staffCookie({ app }: BenchSite): Promise<string> {
  const roles = (['administrator', 'front_desk'] as const).map((role) => ({ role, hospitalId: null }));
  return (await signedInStaff(app, roles)).cookie;
}

/** One of the many patients, with five appointments. */
async function patientCookie({ app }: BenchSite): Promise<string> {
  const { rows } = await app.pool.query<{ id: string }>(
    "select id from accounts where email = 'patient-77@large.example'",
  );
  const session = await app.db.transaction((tx) =>
    openSession(app, tx, {
      accountId: rows[0]!.id,
      audience: 'patient',
      carrier: 'cookie',
      method: 'password',
      hasSecondFactor: false,
      userAgent: 'Chrome/141 Android',
    }),
  );
  return `session=${session.token}`;
}

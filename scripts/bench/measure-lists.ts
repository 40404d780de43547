import pg from 'pg';
import { openSession } from '#src/features/patient/sessions/session.server.ts';
import { signedInStaff } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { addDays, malaysianDay } from '#src/shared/dates.ts';
import { ask, type BenchSite } from './bench-site.ts';
import { measuredPages, type MeasuredPage } from './list-pages.ts';
import { readingOf, statementsOf, type Reading } from './statement-plans.ts';
import { quantile, timeOf } from './timing.ts';

export interface MeasuredList extends MeasuredPage {
  /** In milliseconds, in the server; Infinity where the page was refused or broke off. */
  p50: number;
  p95: number;
  reading?: Reading;
}

const warmUps = 2;

/** Measures each page whose address has the text `only`, one after the other. */
export async function measureLists(
  site: BenchSite,
  { url, only, calls }: { url: string; only: string; calls: number },
): Promise<MeasuredList[]> {
  const open = opener(site, {
    staff: await staffCookie(site, null),
    hospital: await staffCookie(site, 1),
    patient: await patientCookie(site),
  });
  const today = malaysianDay(new Date());
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set statement_timeout = 0');
  const measured: MeasuredList[] = [];
  try {
    const days = { today, tomorrow: addDays(today, 1), lastYear: addDays(today, -365) };
    for (const page of measuredPages(days).filter(({ path }) => path.includes(only))) {
      const list = await measurePage(page, { client, calls, open: () => open(page) }).catch((error: Error) => {
        process.stdout.write(`${error.message}\n`);
        return { ...page, p50: Infinity, p95: Infinity } as MeasuredList;
      });
      const figures = [list.p50, list.p95].map((ms) => ms.toFixed(0).padStart(9));
      // Told at once: a measurement that is stopped has said what it knew.
      process.stdout.write(
        `${figures.join('')} ms ${String(list.reading?.blocks ?? 0).padStart(8)} blocks  ${list.who} ${list.path}\n`,
      );
      measured.push(list);
    }
  } finally {
    await client.end();
  }
  return measured;
}

async function measurePage(
  page: MeasuredPage,
  { client, calls, open }: { client: pg.Client; calls: number; open: () => Promise<void> },
): Promise<MeasuredList> {
  const statements = await statementsOf(open);
  for (let turn = 1; turn < warmUps; turn += 1) await open();
  const times: number[] = [];
  for (let turn = 0; turn < calls; turn += 1) times.push(await timeOf(open));
  const reading = await readingOf(client, statements);
  return { ...page, p50: quantile(times, 0.5), p95: quantile(times, 0.95), reading };
}

type Cookies = Readonly<Record<'staff' | 'hospital' | 'patient', string>>;

/** Opens a page as its reader does: rendered anew, because a kept page says nothing about the database. */
function opener(site: BenchSite, cookies: Cookies) {
  return async ({ who, path }: MeasuredPage): Promise<void> => {
    const response = await answerTo(site, { who, path, cookies });
    if (![200, 302, 303].includes(response.status)) throw new Error(`${path} answered ${response.status}`);
    await response.arrayBuffer();
  };
}

function answerTo(
  site: BenchSite,
  { who, path, cookies }: Pick<MeasuredPage, 'who' | 'path'> & { cookies: Cookies },
): Promise<Response> {
  if (who === 'caller') return ask(site, path);
  const request = (cookie: string) =>
    new Request(`http://localhost:3000${path}`, { headers: { cookie, 'sec-fetch-dest': 'document' } });
  return who === 'visitor' ? site.render(request('')) : Promise.resolve(site.fetch(request(cookies[who])));
}

/** A member of staff who sees everything, or everything of one hospital. */
async function staffCookie({ app }: BenchSite, hospitalId: number | null): Promise<string> {
  const roles = (['administrator', 'front_desk'] as const).map((role) => ({ role, hospitalId }));
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

import { ask, type BenchSite, type Figure } from './bench-site.ts';
import { quantile, timeOf } from './timing.ts';

const calls = 200;

/** Measures the available slots of one doctor for 14 days, and of a page of doctors, in the server. */
export async function measureAvailability(site: BenchSite): Promise<Figure[]> {
  const { rows } = await site.app.pool.query<{ id: number }>(
    'select id from doctors where has_live_schedule order by id limit 50',
  );
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const doctor = rows[call % rows.length]!.id;
    let status = 0;
    times.push(
      await timeOf(async () => {
        ({ status } = await ask(site, `appointment/availability?doctor_id=${doctor}`));
      }),
    );
    if (status !== 200) throw new Error(`availability answered ${status}`);
  }
  return [
    {
      name: 'availability of one doctor for 14 days, p95',
      value: quantile(times, 0.95),
      unit: 'ms',
      goal: 10,
      isCeiling: true,
    },
    {
      name: 'queries for the next available slots of a page of 12 doctors',
      value: await queriesOfNextAvailable(site),
      unit: '',
      goal: 1,
      isCeiling: true,
    },
  ];
}

/** Counts the statements that name the weekly sessions while a page of doctors is listed by name. */
async function queriesOfNextAvailable(site: BenchSite): Promise<number> {
  const { pool } = site.app;
  const original = pool.query;
  let count = 0;
  pool.query = function counted(this: typeof pool, ...input: unknown[]) {
    const first = input[0] as string | { text?: string };
    if (/weekly_sessions/.test(typeof first === 'string' ? first : (first.text ?? ''))) count += 1;
    return (original as (...values: unknown[]) => unknown).apply(pool, input);
  } as typeof original;
  try {
    await ask(site, 'doctors/listing?limit=12&sortBy=name');
  } finally {
    pool.query = original;
  }
  return count;
}

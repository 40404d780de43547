/** How many bookings a second are confirmed over all doctors: patients who are signed in, many at once. */
import { sql } from 'drizzle-orm';
import { signedInPatient } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { addDays, malaysianDay } from '#src/shared/dates.ts';
import { ask, type BenchSite, type Figure } from './bench-site.ts';
import { quantile, timeOf } from './timing.ts';

const wanted = 1_500;
const warmUps = 100;
const patients = 160;
const atOnce = 16;

interface Slot {
  doctorId: number;
  slot: string;
}

type Patient = Record<'phone' | 'cookie' | 'zoneToken', string>;

export async function measureBookings(site: BenchSite): Promise<Figure[]> {
  const { rows } = await site.app.pool.query<{ version: string }>(
    `select value ->> 'version' as version from settings where key = 'privacyNotice'`,
  );
  const slots = await slotsOfAllDoctors(site, wanted + warmUps);
  const people: Patient[] = [];
  for (let index = 0; index < patients; index += 1) people.push(await newPatient(site, index));
  const bookAll = async (from: number, until: number): Promise<number[]> => {
    const times: number[] = [];
    let next = from;
    const oneAfterAnother = async () => {
      for (let index = next++; index < until; index = next++)
        times.push(await timeOf(() => book(site, people[index % patients]!, slots[index]!, rows[0]!.version)));
    };
    await Promise.all(Array.from({ length: atOnce }, oneAfterAnother));
    return times;
  };
  await bookAll(0, warmUps);
  const startedAt = performance.now();
  const times = await bookAll(warmUps, slots.length);
  const seconds = (performance.now() - startedAt) / 1_000;
  return [
    {
      name: 'bookings confirmed over all doctors in one process',
      value: times.length / seconds,
      unit: 'a second',
      goal: 200,
      isCeiling: false,
    },
    {
      name: `p95 of a booking while ${atOnce} are under way`,
      value: quantile(times, 0.95),
      unit: 'ms',
      goal: 250,
      isCeiling: true,
    },
  ];
}

/**
 * Available slots of all doctors who are booked at once, one of each doctor in turn, and never two of one patient at the
 * same time: times that follow one another begin at different minutes.
 */
async function slotsOfAllDoctors(site: BenchSite, count: number): Promise<Slot[]> {
  const { rows } = await site.app.pool.query<{ id: number }>(
    'select id from doctors where has_live_schedule and confirms_at_once order by id',
  );
  const today = malaysianDay(site.app.clock.now());
  const byDoctor: Slot[][] = rows.map(() => []);
  let found = 0;
  for (let day = 2; day < 14 && found < count; day += 1)
    for (const [index, { id }] of rows.entries()) {
      const answer = await ask(site, `appointment/timeslot?doctor_id=${id}&date=${addDays(today, day)}`);
      const { data } = (await answer.json()) as {
        data: { times: { slot: string; seats_left: number; mode: string }[] };
      };
      for (const { slot, seats_left, mode } of data.times)
        if (seats_left > 0 && mode === 'in_person') {
          byDoctor[index]!.push({ doctorId: id, slot });
          found += 1;
        }
      if (found >= count) break;
    }
  if (found < count) throw new Error('The sample data has too few available slots.');
  return inTurn(byDoctor).slice(0, count);
}

function inTurn(lists: readonly Slot[][]): Slot[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list.slice(place, place + 1))).flat();
}

async function newPatient({ app }: BenchSite, index: number): Promise<Patient> {
  const phone = `+60135${String(index).padStart(6, '0')}`;
  const { accountId, cookie, csrfToken } = await signedInPatient(app, `Patient ${index}`);
  await app.db
    .update(accounts)
    .set({
      phone: app.secrets.seal(phone),
      phoneHash: app.secrets.hash(`phone:${phone}`),
      phoneVerifiedAt: app.clock.now(),
    })
    .where(sql`${accounts.id} = ${accountId}`);
  return { phone, cookie, zoneToken: csrfToken };
}

async function book(site: BenchSite, patient: Patient, { doctorId, slot }: Slot, version: string): Promise<void> {
  const answer = await ask(site, 'appointment/create', {
    method: 'POST',
    headers: { cookie: patient.cookie, 'x-zone-token': patient.zoneToken },
    body: JSON.stringify({
      doctor_id: doctorId,
      slot,
      phone: patient.phone,
      name: 'Aminah binti Yusof',
      visit: 'new',
      payer: 'self_pay',
      consent_version: version,
    }),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`A booking was answered ${answer.status}: ${text.slice(0, 300)}`);
}

import { sendCode } from '#src/features/patient/phone-codes/phone-codes.server.ts';
import { issueGuestToken } from '#src/platform/guest-token.server.ts';
import { ask, type BenchSite, type Figure } from './bench-site.ts';

const rounds = 20;
const people = 50;

interface Person {
  token: string;
  phone: string;
  code: string;
}

interface Round {
  won: number;
  refused: number;
  slowestMs: number;
}

/**
 * Fifty people confirm one slot at once, twenty times: one gets it, all others are refused, and no hold is left over.
 */
export async function measureBooking(site: BenchSite): Promise<Figure[]> {
  const consent = await site.app.pool.query<{ version: string }>(
    `select value ->> 'version' as version from settings where key = 'privacyNotice'`,
  );
  const slots = await availableSlots(site);
  const done: Round[] = [];
  for (const [index, slot] of slots.entries())
    done.push(await confirmAllAtOnce(site, slot, { index, consentVersion: consent.rows[0]!.version }));
  const held = await site.app.pool.query<{ count: number }>(
    `select count(*)::int as count from appointments where status = 'held'`,
  );
  return [
    {
      name: `rounds of ${rounds} in which exactly one of ${people} got the time (200)`,
      value: done.filter(({ won }) => won === 1).length,
      unit: 'rounds',
      goal: rounds,
      isCeiling: false,
    },
    {
      name: `rounds of ${rounds} in which ${people - 1} were refused with 409`,
      value: done.filter(({ refused }) => refused === people - 1).length,
      unit: 'rounds',
      goal: rounds,
      isCeiling: false,
    },
    { name: 'holds left over afterwards', value: held.rows[0]!.count, unit: 'rows', goal: 0, isCeiling: true },
    {
      name: `slowest answer of ${people} confirmations at once`,
      value: Math.max(...done.map(({ slowestMs }) => slowestMs)),
      unit: 'ms',
      goal: 2_000,
      isCeiling: true,
    },
  ];
}

/** Slots with a single seat, of as many doctors as needed. */
async function availableSlots(site: BenchSite): Promise<{ doctorId: number; slot: string }[]> {
  const { rows } = await site.app.pool.query<{ id: number }>(
    'select id from doctors where has_live_schedule and confirms_at_once order by id limit 40',
  );
  const found: { doctorId: number; slot: string }[] = [];
  for (const { id } of rows) {
    const { data } = await answerOf<{ data: { days: { date: string; open: number }[] } }>(
      ask(site, `appointment/availability?doctor_id=${id}`),
    );
    for (const { date } of data.days.filter(({ open }) => open > 0).slice(0, 2)) {
      const day = await answerOf<{ data: { times: { slot: string; seats_left: number; mode: string }[] } }>(
        ask(site, `appointment/timeslot?doctor_id=${id}&date=${date}`),
      );
      const [time] = day.data.times.filter(({ seats_left, mode }) => seats_left === 1 && mode === 'in_person');
      if (time) found.push({ doctorId: id, slot: time.slot });
      if (found.length === rounds) return found;
    }
  }
  throw new Error('The sample data has too few available slots.');
}

async function confirmAllAtOnce(
  site: BenchSite,
  { doctorId, slot }: { doctorId: number; slot: string },
  { index, consentVersion }: { index: number; consentVersion: string },
): Promise<Round> {
  const crowd: Person[] = [];
  for (let person = 0; person < people; person += 1) crowd.push(await newPerson(site, index * people + person));
  let slowestMs = 0;
  const statuses = await Promise.all(
    crowd.map(async ({ token, phone, code }) => {
      const startedAt = performance.now();
      const { status } = await ask(site, 'appointment/create', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({
          doctor_id: doctorId,
          slot,
          phone,
          code,
          name: 'Aminah binti Yusof',
          visit: 'new',
          payer: 'self_pay',
          consent_version: consentVersion,
        }),
      });
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      return status;
    }),
  );
  return {
    won: statuses.filter((status) => status === 200).length,
    refused: statuses.filter((status) => status === 409).length,
    slowestMs,
  };
}

/** A person with a token, a phone and the code that was sent to it. */
async function newPerson({ app }: BenchSite, number: number): Promise<Person> {
  const phone = `+60123${String(100_000 + number)}`;
  // Not through the API, which counts requests by client address: here all come from one.
  await sendCode(app, { phone, language: 'en', purpose: 'booking' });
  const { rows } = await app.pool.query<{ text: string }>(
    'select text from outbox where recipient = $1 order by id desc limit 1',
    [phone],
  );
  return { token: issueGuestToken(app), phone, code: /\b\d{6}\b/.exec(rows[0]!.text)![0] };
}

async function answerOf<Answer>(response: Promise<Response>): Promise<Answer> {
  return (await response).json() as Promise<Answer>;
}

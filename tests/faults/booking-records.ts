/** One client operation, repeated until it is answered and recorded with its times. */
import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/transaction.ts';
import type { Operation, StoredAppointment } from './booking-checker.ts';
import { holdMinutes, type Clinic, type Doctor, type Patient } from './booking-clinic.ts';
import { send, type Answer, type MailDetails } from './fault-calls.ts';
import type { FaultSite } from './fault-site.ts';

export interface Plan {
  operations: number;
  workers: number;
  /** Holds with a code; the site sends no more than 1,200 codes an hour to all numbers. */
  guestCodes: number;
  /** Number of slots that most clients want: the fewer, the more contention. */
  wantedTimes: number;
  /** Continues beyond the plan as long as it returns true: until the last kill is over. */
  goesOn?: () => boolean;
}

export interface Booking {
  reference: string;
  doctor: Doctor;
}

export interface Person {
  holder: string;
  phone: string;
  address: string;
  headers: Record<string, string>;
  patient?: Patient;
  bookings: Booking[];
}

export interface SlotRequest {
  doctor: Doctor;
  slot: string;
}

/** Where requests go to. */
export type Served = Pick<FaultSite, 'origin'>;

export interface State {
  site: Served;
  clinic: Clinic;
  plan: Plan;
  traffic: { history: Operation[]; attempts: number; /** By status and code. */ answers: Map<string, number> };
  begun: number;
  codesLeft: number;
  guests: number;
}

interface Written {
  kind: Operation['kind'];
  doctor: Doctor;
  slot: string | null;
  reference: string | null;
  work: (origin: string) => Promise<Answer>;
}

/** Sends one operation until it is answered, and records it with its times. */
export async function write(
  state: State,
  person: Person,
  { kind, doctor, slot, reference, work }: Written,
): Promise<MailDetails> {
  const { traffic, site } = state;
  state.begun += 1;
  const sent = await send(() => work(site.origin()));
  const { answer, sentAt, answeredAt, attempts } = sent;
  // The first sending may have succeeded: the second of a hold or a cancellation is then refused.
  const outcome = sent.outcome === 'refused' && attempts > 1 && kind !== 'book' ? 'unknown' : sent.outcome;
  const name = answer ? [answer.status, answer.body?.code].filter(Boolean).join(' ') : 'no answer';
  traffic.attempts += attempts;
  traffic.answers.set(name, (traffic.answers.get(name) ?? 0) + 1);
  traffic.history.push({
    kind,
    holder: person.holder,
    doctorId: doctor.id,
    slot,
    reference: kind === 'book' ? (answer?.body?.data?.reference ?? null) : reference,
    sentAt,
    answeredAt,
    outcome,
    ...(kind === 'hold' ? { heldUntil: sentAt + holdMinutes * 60_000 } : {}),
  });
  return { ...sent, outcome };
}

/** The slot that the crowd wants: one slot for a few operations in a row, one of the wanted slots, or any. */
export function requestOf({ begun, clinic, plan }: State): SlotRequest {
  const { doctors, slots } = clinic;
  const total = doctors.length * slots.length;
  const spread = (index: number) => (index * 7_919) % total;
  const chance = Math.random();
  const chosen =
    chance < 0.15
      ? spread(Math.floor(begun / 12))
      : chance < 0.6
        ? spread(Math.floor(Math.random() * plan.wantedTimes))
        : Math.floor(Math.random() * total);
  return { doctor: doctors[chosen % doctors.length]!, slot: slots[Math.floor(chosen / doctors.length)]! };
}

export async function codeSentTo(site: Served, phone: string): Promise<string | undefined> {
  const sent = await send(async () => {
    const response = await fetch(`${site.origin()}/__sim/outbox.json?to=${encodeURIComponent(phone)}`, {
      signal: AbortSignal.timeout(10_000),
    });
    return { status: response.status, body: response.ok ? await response.json() : undefined };
  });
  return /\b\d{6}\b/.exec(sent.answer?.body?.[0]?.text ?? '')?.[0];
}

/** The appointments of the clinic as they are stored. */
export async function storedAppointments(db: Database, { doctors }: Clinic): Promise<StoredAppointment[]> {
  const { rows } = await db.execute<Record<string, string> & { doctor_id: number; starts_at: Date; ends_at: Date }>(
    sql`select reference, holder_hash, doctor_id, starts_at, ends_at, status from appointments
      where doctor_id between ${doctors[0]!.id} and ${doctors.at(-1)!.id}`,
  );
  return rows.map((row) => ({
    reference: row['reference']!,
    holder: row['holder_hash']!,
    doctorId: row.doctor_id,
    startsAt: new Date(row.starts_at).toISOString(),
    endsAt: new Date(row.ends_at).toISOString(),
    status: row['status']!,
  }));
}

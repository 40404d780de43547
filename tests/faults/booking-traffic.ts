/** Concurrent patients and guests who hold, book, move and cancel, and record the answers. */
import { randomUUID } from 'node:crypto';
import { tokenHash } from '#src/platform/token-hash.server.ts';
import type { Operation } from './booking-checker.ts';
import type { Clinic } from './booking-clinic.ts';
import {
  codeSentTo,
  requestOf,
  write,
  type Booking,
  type Person,
  type Plan,
  type Served,
  type State,
  type SlotRequest,
} from './booking-records.ts';
import { callApi, newAddress, postForm, send } from './fault-calls.ts';
import { shippedNoticeVersion as consentVersion } from '#src/features/site/settings/data/notice-version.seed.ts';

export interface Traffic {
  history: Operation[];
  /** Books that slot for a patient without another appointment there, outside the history. */
  canBook(doctorId: number, slot: string): Promise<boolean>;
  /** A patient opens the details of a slot and leaves. */
  holdAndLeave(): Promise<boolean>;
  attempts: number;
  /** Number of answers by status and code: '200', '409 slot_taken'. */
  answers: Map<string, number>;
  run(): Promise<void>;
}

export function bookingTraffic(site: Served, clinic: Clinic, plan: Plan): Traffic {
  const traffic = { history: [] as Operation[], attempts: 0, answers: new Map<string, number>() };
  const state: State = { site, clinic, plan, traffic, begun: 0, codesLeft: plan.guestCodes, guests: 0 };
  const patients = clinic.patients.map((patient): Person => ({
    holder: patient.holder,
    phone: patient.phone,
    headers: patient.headers,
    address: newAddress(),
    patient,
    bookings: [],
  }));
  const worker = async (): Promise<void> => {
    while (state.begun < plan.operations || plan.goesOn?.()) {
      // The codes last as long as the run.
      const share = (1.5 * state.codesLeft) / Math.max(1, plan.operations - state.begun);
      if (Math.random() < share && state.codesLeft > 0) {
        await actAsGuest(state);
        continue;
      }
      const patient = patients.shift()!;
      await actAsPatient(state, patient);
      patients.push(patient);
    }
  };
  const canBook = async (doctorId: number, slot: string) => {
    const doctor = clinic.doctors.find(({ id }) => id === doctorId)!;
    const before = traffic.history.length;
    await book(state, patients[0]!, { doctor, slot });
    return traffic.history.splice(before)[0]!.outcome === 'done';
  };
  return Object.assign(traffic, {
    canBook,
    holdAndLeave: () => holdOnPage(state, patients.at(-1)!, requestOf(state)),
    run: async () => void (await Promise.all(Array.from({ length: plan.workers }, worker))),
  });
}

async function actAsPatient(state: State, person: Person): Promise<void> {
  const booking = person.bookings[Math.floor(Math.random() * person.bookings.length)];
  if (booking && (person.bookings.length >= 3 || Math.random() < 0.5)) return change(state, person, booking);
  const slotRequest = requestOf(state);
  if (Math.random() < 0.3) {
    const isHeld = await holdOnPage(state, person, slotRequest);
    // Some open the details and leave.
    if (!isHeld || Math.random() < 0.25) return;
  }
  await book(state, person, slotRequest);
}

/** A guest verifies a number by the code that its phone got. */
async function actAsGuest(state: State): Promise<void> {
  state.codesLeft -= 1;
  state.guests += 1;
  const phone = `+60136${String(state.guests).padStart(6, '0')}`;
  const address = newAddress();
  const got = await send(() =>
    callApi(state.site.origin(), { path: 'auth/token', body: { action: 'get_token' }, address }),
  );
  if (got.outcome !== 'done') return;
  const token: string = got.answer!.body.token;
  const headers = { authorization: `Bearer ${token}` };
  const person: Person = { holder: tokenHash(token), phone, address, headers, bookings: [] };
  const slotRequest = requestOf(state);
  if (!(await holdWithCode(state, person, slotRequest)) || Math.random() < 0.1) return;
  const code = await codeSentTo(state.site, phone);
  if (code) await book(state, person, slotRequest, code);
  const [booking] = person.bookings;
  if (booking && Math.random() < 0.7) await change(state, person, booking);
}

async function change(state: State, person: Person, booking: Booking): Promise<void> {
  if (Math.random() < 0.5) return move(state, person, booking);
  const written = await write(state, person, {
    kind: 'cancel',
    doctor: booking.doctor,
    slot: null,
    reference: booking.reference,
    work: (origin) => call(origin, person, 'appointment/cancel', { reference: booking.reference }),
  });
  if (written.outcome !== 'refused') person.bookings.splice(person.bookings.indexOf(booking), 1);
}

async function move(state: State, person: Person, { reference, doctor }: Booking): Promise<void> {
  const { slot } = requestOf(state);
  await write(state, person, {
    kind: 'move',
    doctor,
    slot,
    reference,
    work: (origin) => call(origin, person, 'appointment/update', { reference, slot }),
  });
}

async function book(state: State, person: Person, { doctor, slot }: SlotRequest, code?: string): Promise<void> {
  const body = {
    ...(code ? { code } : {}),
    doctor_id: doctor.id,
    slot,
    phone: person.phone,
    name: 'Aminah binti Yusof',
    visit: 'new',
    payer: 'self_pay',
    consent_version: consentVersion,
  };
  const key = randomUUID();
  const written = await write(state, person, {
    kind: 'book',
    doctor,
    slot,
    reference: null,
    work: (origin) => call(origin, person, 'appointment/create', body, { 'idempotency-key': key }),
  });
  if (written.outcome === 'done') person.bookings.push({ reference: written.answer!.body.data.reference, doctor });
}

async function holdWithCode(state: State, person: Person, { doctor, slot }: SlotRequest): Promise<boolean> {
  const written = await write(state, person, {
    kind: 'hold',
    doctor,
    slot,
    reference: null,
    work: (origin) => call(origin, person, 'appointment/create', { doctor_id: doctor.id, slot, phone: person.phone }),
  });
  return written.outcome === 'done';
}

async function holdOnPage(state: State, person: Person, { doctor, slot }: SlotRequest): Promise<boolean> {
  const written = await write(state, person, {
    kind: 'hold',
    doctor,
    slot,
    reference: null,
    work: (origin) =>
      postForm(origin, {
        path: `/book/${doctor.slug}`,
        body: { intent: 'hold', slot, zone_token: person.patient!.csrfToken },
        headers: { cookie: person.headers.cookie! },
        address: person.address,
      }),
  });
  return written.outcome === 'done';
}

function call(origin: string, person: Person, path: string, body: object, headers: object = {}) {
  return callApi(origin, { path, body, address: person.address, headers: { ...person.headers, ...headers } });
}

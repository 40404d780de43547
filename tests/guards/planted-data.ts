/** The sample patient's data, and where an attacker would look for it: private pages and calls with her own ids. */
import { waitingListEntries } from '#src/features/appointments/waiting-list/data/waiting-list.table.ts';
import { samplePersons } from '#src/features/patient/profile/data/sample-patient.seed.ts';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import type { App } from '#src/platform/app.ts';
import { addresses } from '#src/routes.ts';
import { seededRandom } from '#src/shared/seeded-random.ts';
import type { describedCalls } from '#tests/fuzz/call-targets.ts';
import { sampleOf } from '#tests/fuzz/sample-values.ts';

/** Hers alone: names, numbers, an address, and sealed health information. The owner and staff see each of them. */
export const planted = [
  'Nur Aisyah binti Hamzah',
  'Adam Harith bin Faizal',
  'Zainab binti Mahmud',
  'patient@example.test',
  'Jalan Melati 3',
  'Cough at night',
  'Gallstones: keyhole operation',
  'Removal of a plate from the wrist',
  'two visits on the same day',
  'result of the ultrasound',
  'Waits with a rash that is hers alone',
] as const;

const ids = {
  appointment: 'ASAMPLE001',
  childsAppointment: 'ASAMPLE002',
  waiting: 'WSAMPLE001',
  letter: 'GSAMPLE001',
  secondLetter: 'GSAMPLE002',
  message: 'C4ACE7GHJ9',
  order: 'MSAMPLE002',
};

/** She waits for a slot at the hospital of her appointment. */
export async function plantWaiting(app: App): Promise<void> {
  const id = app.random.uuid();
  const seal = (column: string, text: string) => app.secrets.seal(text, ['waiting_list_entries', column, id]);
  const { rows } = await app.pool.query<{ doctor_id: number; hospital_id: number }>(
    "select doctor_id, hospital_id from appointments where reference = 'ASAMPLE001'",
  );
  await app.db.insert(waitingListEntries).values({
    id,
    reference: ids.waiting,
    doctorId: rows[0]!.doctor_id,
    hospitalId: rows[0]!.hospital_id,
    day: '2026-11-27',
    status: 'waiting',
    holderHash: `patient:${sampleAccounts.patient}`,
    personId: sampleAccounts.patient,
    patientName: seal('patient_name', 'Nur Aisyah binti Hamzah'),
    phone: seal('phone', '+60123450001'),
    phoneHash: app.secrets.hash('phone:+60123450001'),
    email: seal('email', 'patient@example.test'),
    reason: seal('reason', 'Waits with a rash that is hers alone'),
    visit: 'returning',
    payer: 'self_pay',
    language: 'en',
    consentVersion: '2026-11-01',
    queuedAt: app.clock.now(),
    createdAt: app.clock.now(),
    updatedAt: app.clock.now(),
  });
}

/** Private paths, with her ids in place of parameters. */
export function privatePaths(cardId: string) {
  const own = addresses.flatMap(({ path, access }) => (access ? [{ pattern: path, access }] : []));
  return own.flatMap(({ pattern, access }) =>
    hersIn(pattern, cardId).map((path) => ({
      path,
      access,
      namesHers: opensHers(pattern),
    })),
  );
}

/**
 * A page that shows one of her items; the signal exchange of a call is a POST, and its address shows nothing to
 * anybody; a question about a new time has a page only once it was asked.
 */
const opensHers = (pattern: string) =>
  /:(?:reference|orderId|cardId|personId)/.test(pattern) && !/\/(?:talk|new-time)$/.test(pattern);

/** The addresses of her own items under a pattern; a parameter without a value of hers gets an invented one. */
function hersIn(pattern: string, cardId: string): string[] {
  const references = pattern.includes('waiting-list')
    ? [ids.waiting]
    : pattern.startsWith('/gl-application')
      ? [ids.letter]
      : pattern.startsWith('/staff/enquiries')
        ? [ids.letter, ids.secondLetter, ids.message]
        : [ids.appointment, ids.childsAppointment];
  const filled = pattern
    .replace(':orderId', ids.order)
    .replace(':cardId', cardId)
    .replace(':side', 'front')
    .replace(':personId', samplePersons.son)
    .replace(':accountId', sampleAccounts.patient);
  return (filled.includes(':reference') ? references : ['']).map((reference) =>
    filled.replace(':reference', reference).replace(/:\w+|\*/g, '777777'),
  );
}

const hersByName: readonly (readonly [RegExp, string])[] = [
  [/order/i, ids.order],
  [/person|member/i, samplePersons.son],
  [/waiting|entry/i, ids.waiting],
  [/letter|gl_/i, ids.letter],
  [/account|patient|user/i, sampleAccounts.patient],
  [/reference|appointment|booking/i, ids.appointment],
  [/hospital/i, '1'],
];

/** A call with her ids in every parameter and field that takes a text. */
export function callWithHerIds(
  { method, path, parameters, body }: Awaited<ReturnType<typeof describedCalls>>[number],
  cardId: string,
) {
  const idOf = (name: string) =>
    /card/i.test(name)
      ? cardId
      : (hersByName.find(([pattern]) => pattern.test(name))?.[1] ?? (name.endsWith('id') ? ids.order : undefined));
  const known = { get: (name: string) => (idOf(name) ? [idOf(name)!] : undefined) };
  const random = { ...seededRandom(path), next: () => 0 };
  const query = parameters
    .filter((one) => one.in === 'query')
    .map(({ name, schema }) => `${name}=${encodeURIComponent(String(sampleOf(schema, name, { known, random })))}`);
  return {
    method,
    path: path.replace(/\{(\w+)\}/g, (_all, name: string) => idOf(name) ?? 'none'),
    query: query.join('&'),
    body: method === 'POST' ? JSON.stringify(body ? sampleOf(body, '', { known, random }) : {}) : undefined,
  };
}

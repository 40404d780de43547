import type { Transaction } from '#src/platform/db/transaction.ts';
import type { DoctorSamples } from '#src/features/find-care/doctors/data/doctors.seed.ts';
import { hospitalSamples } from '#src/features/find-care/hospitals/data/hospital-sample.seed.ts';
import { addDays } from '#src/shared/dates.ts';
import { seededRandom, type SeededRandom } from '#src/shared/seeded-random.ts';
import { doctorLeave, weeklySessions } from '#src/features/appointments/appointments/data/appointments.table.ts';

export type SessionRow = typeof weeklySessions.$inferInsert;
/**
 * The hours of a half day, one pair a doctor: not everybody begins at nine. Each length is a multiple of every slot's.
 */
const hoursOf = {
  morning: [
    ['08:00', '12:00'],
    ['08:30', '12:30'],
    ['09:00', '13:00'],
    ['09:30', '12:30'],
    ['10:00', '13:00'],
  ],
  afternoon: [
    ['14:00', '17:00'],
    ['14:30', '17:30'],
    ['15:00', '17:00'],
  ],
  evening: [
    ['19:30', '21:30'],
    ['20:00', '22:00'],
  ],
} as const;
type Half = keyof typeof hoursOf;
type Hours = Record<Half, readonly [from: string, to: string]>;
/** Fixed, so that the sample is the same whenever it is made. */
const leaveFrom = '2026-11-23';

function halfDays(hospitalId: number): { weekday: number; half: Half }[] {
  const restsOnFriday = ['Kedah', 'Kelantan'].includes(hospitalSamples()[hospitalId - 1]!.state);
  const weekdays = restsOnFriday ? [0, 1, 2, 3, 4] : [1, 2, 3, 4, 5];
  const cells = weekdays.flatMap((weekday) => [
    { weekday, half: 'morning' as const },
    { weekday, half: 'afternoon' as const },
  ]);
  return restsOnFriday ? cells : [...cells, { weekday: 6, half: 'morning' }];
}

interface Practice {
  doctorId: number;
  hospitalIds: readonly number[];
  offersTeleconsult: boolean;
  hours: Hours;
}

function sessionsOf(random: SeededRandom, { doctorId, hospitalIds, offersTeleconsult, hours }: Practice): SessionRow[] {
  const slotMinutes = random.pick([15, 20, 20, 30]);
  const capacity = random.next() < 0.12 ? 2 : 1;
  const rows: SessionRow[] = [];
  // A half day is given to one hospital only, the first that takes it.
  const taken = new Set<string>();
  const add = (hospitalId: number, weekday: number, half: Half, mode: 'in_person' | 'teleconsult') => {
    const [startsAt, endsAt] = hours[half];
    taken.add(`${weekday} ${half}`);
    rows.push({
      doctorId,
      hospitalId,
      weekday,
      startsAt,
      endsAt,
      slotMinutes,
      capacity: mode === 'teleconsult' ? 1 : capacity,
      mode,
    });
  };
  const total = random.int(4, offersTeleconsult ? 7 : 8);
  hospitalIds.forEach((hospitalId, index) => {
    const wanted = hospitalIds.length === 1 ? total : index === 0 ? Math.ceil(total * 0.6) : Math.floor(total * 0.4);
    const open = random.shuffle(halfDays(hospitalId)).filter(({ weekday, half }) => !taken.has(`${weekday} ${half}`));
    for (const { weekday, half } of open.slice(0, wanted)) add(hospitalId, weekday, half, 'in_person');
  });
  if (offersTeleconsult) add(hospitalIds[0]!, random.int(1, 4), 'evening', 'teleconsult');
  return rows;
}

export function makeSessions({ doctors, places }: DoctorSamples): SessionRow[] {
  const random = seededRandom('sessions');
  const ofHours = seededRandom('hours of sessions');
  const placesOf = Map.groupBy(places, ({ doctorId }) => doctorId);
  return doctors.flatMap(({ id, offersTeleconsult }) =>
    sessionsOf(random, {
      doctorId: id,
      hospitalIds: placesOf.get(id)!.map(({ hospitalId }) => hospitalId),
      offersTeleconsult,
      hours: {
        morning: ofHours.pick(hoursOf.morning),
        afternoon: ofHours.pick(hoursOf.afternoon),
        evening: ofHours.pick(hoursOf.evening),
      },
    }),
  );
}

export function makeLeave({ doctors }: DoctorSamples): (typeof doctorLeave.$inferInsert)[] {
  const random = seededRandom('leave');
  return doctors
    .filter(() => random.next() < 0.14)
    .map(({ id }) => {
      const startsOn = addDays(leaveFrom, random.int(-3, 60));
      return { doctorId: id, startsOn, endsOn: addDays(startsOn, random.int(0, 9)) };
    });
}

export async function seedSchedules(tx: Transaction, samples: DoctorSamples): Promise<void> {
  await tx.insert(weeklySessions).values(makeSessions(samples));
  await tx.insert(doctorLeave).values(makeLeave(samples));
}

/** Today's numbers for the console's home page: the numbers that the roles allow, for the hospitals of each role. */
import type { Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { hospitalsFor, mayDo } from '#src/features/console/roles/staff-access.rules.ts';
import { countSentForms } from '#src/features/requests/submissions/submissions.server.ts';
import { addDays, atMalaysianTime, malaysianDay } from '#src/shared/dates.ts';
import { countNewBookings, countAppointments, sumSales } from './data/today.store.server.ts';

export const todayNames = ['appointments', 'arrived', 'no_shows', 'bookings', 'sales', 'enquiries'] as const;
export type TodayName = (typeof todayNames)[number];

export interface TodayNumber {
  name: TodayName;
  /** A count, or money in sen. */
  value: number;
  /** The list with the counted items, where there is one. */
  href: string | null;
}

/** The numbers of the Malaysian day, in the order of `todayNames`. */
export async function todayNumbers(app: Pick<App, 'db' | 'clock'>, staff: Staff): Promise<TodayNumber[]> {
  const today = malaysianDay(app.clock.now());
  const day = { from: atMalaysianTime(today, '00:00'), until: atMalaysianTime(addDays(today, 1), '00:00') };
  const groups = await Promise.all([
    appointmentsOf(app, staff, day),
    salesOf(app, staff, day),
    enquiriesOf(app, staff, day),
  ]);
  return groups.flat();
}

interface DayOfNumbers {
  from: Date;
  until: Date;
}
type Ports = Pick<App, 'db'>;

async function appointmentsOf({ db }: Ports, { roleAssignments }: Staff, day: DayOfNumbers): Promise<TodayNumber[]> {
  if (!mayDo(roleAssignments, 'run_front_desk')) return [];
  const question = { ...day, hospitals: hospitalsFor(roleAssignments, 'run_front_desk') };
  const [counts, bookings] = await Promise.all([countAppointments(db, question), countNewBookings(db, question)]);
  const list = '/staff/appointments';
  return [
    { name: 'appointments', value: counts.appointments, href: list },
    { name: 'arrived', value: counts.arrived, href: list },
    { name: 'no_shows', value: counts.noShows, href: `${list}?state=no_show` },
    { name: 'bookings', value: bookings, href: null },
  ];
}

async function salesOf({ db }: Ports, { roleAssignments }: Staff, day: DayOfNumbers): Promise<TodayNumber[]> {
  if (!mayDo(roleAssignments, 'look_at_orders')) return [];
  const hospitals = hospitalsFor(roleAssignments, 'look_at_orders');
  return [{ name: 'sales', value: await sumSales(db, { ...day, hospitals }), href: '/staff/orders' }];
}

async function enquiriesOf(app: Ports, staff: Staff, { from, until }: DayOfNumbers): Promise<TodayNumber[]> {
  if (!mayDo(staff.roleAssignments, 'open_enquiries')) return [];
  return [{ name: 'enquiries', value: await countSentForms(app, staff, { from, until }), href: '/staff/enquiries' }];
}

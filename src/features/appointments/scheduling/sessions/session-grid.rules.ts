/** Sessions on the grid of a week: the position of each, and its hours after it is moved or resized. */

/** The grid's columns: Monday first; 0 is Sunday. */
export const gridDays = [1, 2, 3, 4, 5, 6, 0] as const;
/** Sessions move in steps of a quarter of an hour. */
export const stepMinutes = 15;
const dayMinutes = 24 * 60;

export interface GridHours {
  /** 0 is Sunday. */
  weekday: number;
  /** 'HH:MM'; `to` may be '24:00'. */
  from: string;
  to: string;
}

/** The minutes from midnight to 'HH:MM'. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The hours moved by this many days and minutes; a session stays within its day and the week. */
export function movedHours({ weekday, from, to }: GridHours, by: { days: number; minutes: number }): GridHours {
  const column = within(gridDays.findIndex((day) => day === weekday) + by.days, 0, gridDays.length - 1);
  const [start, end] = [minutesOf(from), minutesOf(to)];
  const shift = within(by.minutes, -start, dayMinutes - end);
  return { weekday: gridDays[column]!, from: timeOf(start + shift), to: timeOf(end + shift) };
}

/** The hours with another end, which leaves time for one appointment and is not after midnight. */
export function resizedHours(hours: GridHours, minutes: number, slotMinutes: number): GridHours {
  const end = within(minutesOf(hours.to) + minutes, minutesOf(hours.from) + slotMinutes, dayMinutes);
  return { ...hours, to: timeOf(end) };
}

/** The hours that the grid shows: from seven to seven, extended to include every session. */
export function gridRange(sessions: readonly GridHours[]): { first: number; last: number } {
  return {
    first: Math.min(7, ...sessions.map(({ from }) => Math.floor(minutesOf(from) / 60))),
    last: Math.max(19, ...sessions.map(({ to }) => Math.ceil(minutesOf(to) / 60))),
  };
}

export interface GridPlace {
  column: number;
  /**
   * The position among the sessions that share these hours, such as those of other weeks, and the number of such
   * sessions.
   */
  lane: number;
  lanes: number;
}

/** The position of each session, in the order of the sessions. */
export function gridPlaces(sessions: readonly GridHours[]): GridPlace[] {
  const lanes = new Map<GridHours, number>();
  const byStart = sessions.toSorted((a, b) => a.from.localeCompare(b.from));
  for (const one of byStart) {
    const met = byStart.filter((other) => lanes.has(other) && doMeet(one, other)).map((other) => lanes.get(other));
    lanes.set(
      one,
      byStart.findIndex((_, lane) => !met.includes(lane)),
    );
  }
  return sessions.map((one) => ({
    column: gridDays.findIndex((day) => day === one.weekday),
    lane: lanes.get(one)!,
    lanes: 1 + Math.max(...sessions.filter((other) => doMeet(one, other)).map((other) => lanes.get(other)!)),
  }));
}

function doMeet(one: GridHours, other: GridHours): boolean {
  return one.weekday === other.weekday && one.from < other.to && other.from < one.to;
}

/**
 * The sessions of a single date as lines of a cell: '09:00-12:30 | slot_minutes 20 | room Suite 2'. What a line leaves
 * out is as in the form, and a closed date has the word 'closed'.
 */
import type { SessionHours } from '#src/features/appointments/availability/slots.rules.ts';
import { longestRoom, mostSessionsOfDate } from '#src/features/appointments/scheduling/scheduling.rules.ts';

/** A line in which everything is said. */
type DaySession = Required<{ [Key in keyof SessionHours]: Exclude<SessionHours[Key], undefined> }>;

export const closedDate = 'closed';

const without: Omit<DaySession, 'from' | 'to'> = {
  slotMinutes: 15,
  capacity: 1,
  mode: 'in_person',
  bufferMinutes: 0,
  leadHours: null,
  windowDays: null,
  noticeHours: null,
  room: null,
};

/** The names of a line's parts, which are the columns of a file of recurring sessions. */
const names = {
  slot_minutes: 'slotMinutes',
  capacity: 'capacity',
  mode: 'mode',
  buffer_minutes: 'bufferMinutes',
  lead_hours: 'leadHours',
  window_days: 'windowDays',
  notice_hours: 'noticeHours',
  room: 'room',
} as const satisfies Record<string, keyof typeof without>;
type PartName = keyof typeof names;

/** The sessions in the order of their hours, none for a closed date; undefined where a line cannot be read. */
export function readDaySessions(lines: readonly (readonly string[])[]): DaySession[] | undefined {
  if (lines.length === 1 && lines[0]!.length === 1 && lines[0]![0]!.toLowerCase() === closedDate) return [];
  const sessions = lines.map(readSession);
  const isRead = sessions.every((one) => one !== undefined);
  return isRead && sessions.length > 0 && sessions.length <= mostSessionsOfDate ? inOrder(sessions) : undefined;
}

function readSession([hours = '', ...parts]: readonly string[]): DaySession | undefined {
  const [, from, to] = /^(\d{1,2}:\d\d)\s*[-–]\s*(\d{1,2}:\d\d)$/.exec(hours) ?? [];
  if (!from || !to) return undefined;
  const session: DaySession = { ...without, from: from.padStart(5, '0'), to: to.padStart(5, '0') };
  const said = new Set<string>();
  for (const part of parts) {
    const [, name = '', value = ''] = /^([a-z_]+)\s+(.+)$/.exec(part) ?? [];
    const read = isPartName(name) && !said.has(name) ? readPart(name, value) : undefined;
    if (read === undefined) return undefined;
    said.add(name);
    Object.assign(session, read);
  }
  return session;
}

const isPartName = (name: string): name is PartName => Object.hasOwn(names, name);

function readPart(name: PartName, value: string): Partial<DaySession> | undefined {
  if (name === 'room') return value.length <= longestRoom ? { room: value } : undefined;
  if (name === 'mode') return value === 'in_person' || value === 'teleconsult' ? { mode: value } : undefined;
  return /^\d{1,4}$/.test(value) ? { [names[name]]: Number(value) } : undefined;
}

/** The lines of a cell, each by its parts, which read to the same sessions. */
export function daySessionLines(sessions: readonly SessionHours[]): string[][] {
  if (sessions.length === 0) return [[closedDate]];
  return inOrder(sessions).map((session) => [
    `${session.from}-${session.to}`,
    ...Object.entries(names).flatMap(([name, key]) => {
      const value = session[key] ?? without[key];
      // A bar parts the line; a room with one has a stroke in a file.
      return value === without[key] ? [] : [`${name} ${String(value).replaceAll('|', '/')}`];
    }),
  ]);
}

const inOrder = <Session extends SessionHours>(sessions: readonly Session[]): Session[] =>
  sessions.toSorted((one, other) => one.from.localeCompare(other.from, 'en'));

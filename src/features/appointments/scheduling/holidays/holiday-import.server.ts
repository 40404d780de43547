/** Public holidays from a file: what is stored, the faults of a row, and its writing. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { m } from '#src/paraglide/messages.js';
import { isFailure, type MessageText } from '#src/shared/failure.ts';
import { addDays, atMalaysianTime, malaysianDay } from '#src/shared/dates.ts';
import { stateName } from '#src/shared/places/state-names.ts';
import {
  countBookingsOn,
  deleteHolidayRows,
  findHolidayRows,
  insertHolidayRows,
  listAllHolidayRows,
  lockHolidays,
} from '../data/holidays.store.server.ts';
import { checkedHoliday, type HolidayInput } from './holidays.server.ts';
import { groupHolidays, type Holiday, type HolidayKey } from './public-holidays.rules.ts';

type Ports = Pick<App, 'clock'>;

/** All holidays, by day; they stay as they are until the transaction ends. */
export async function listImportedHolidays(tx: Transaction): Promise<Holiday[]> {
  await lockHolidays(tx);
  return groupHolidays(await listAllHolidayRows(tx));
}

/**
 * The faults of each row by field: a wrong value, a state with another holiday on that day (stored or in the file),
 * and bookings on a day that the row closes.
 */
export async function holidayImportFaults(
  app: Ports,
  tx: Transaction,
  rows: readonly HolidayInput[],
): Promise<Record<string, MessageText>[]> {
  const named = new Set(rows.map(({ day, name }) => `${day} ${name.en}`));
  const stored = await listAllHolidayRows(tx);
  const taken = new Set(
    stored.filter(({ day, name }) => !named.has(`${day} ${name.en}`)).map(({ state, day }) => `${state} ${day}`),
  );
  const closed = new Set(stored.map(({ state, day }) => `${state} ${day}`));
  const faults: Record<string, MessageText>[] = [];
  for (const row of rows) {
    const own = fieldsOf(row);
    const twice = row.states.find((state) => taken.has(`${state} ${row.day}`));
    if (Object.keys(own).length === 0 && twice !== undefined)
      own['states'] = (_, options) =>
        m.holidays_error_taken({ state: stateName(twice, options?.locale ?? 'en') }, options);
    for (const state of row.states) taken.add(`${state} ${row.day}`);
    const newlyClosed = row.states.filter((state) => !closed.has(`${state} ${row.day}`));
    if (Object.keys(own).length === 0) {
      const count = await bookingsOn(app, tx, { day: row.day, states: newlyClosed });
      if (count > 0) own['day'] = (_, options) => m.holidays_import_booked({ count }, options);
    }
    faults.push(own);
  }
  return faults;
}

function fieldsOf(row: HolidayInput): Record<string, MessageText> {
  try {
    checkedHoliday(row);
    return {};
  } catch (error) {
    if (!isFailure(error)) throw error;
    return { ...error.details.fields };
  }
}

async function bookingsOn(app: Ports, tx: Transaction, { day, states }: { day: string; states: string[] }) {
  if (states.length === 0 || day < malaysianDay(app.clock.now())) return 0;
  const [from, to] = [atMalaysianTime(day, '00:00'), atMalaysianTime(addDays(day, 1), '00:00')];
  return countBookingsOn(tx, { from, to, states });
}

/** Replaces a holiday, or deletes it where the file has none in its place; recorded in the audit log. */
export async function putImportedHoliday(
  app: Ports,
  tx: Transaction,
  change: { actor: Actor; was: HolidayKey | null; input: HolidayInput | null; importId: string },
): Promise<void> {
  const { actor, was, input, importId } = change;
  const before = was ? await findHolidayRows(tx, was) : [];
  await deleteHolidayRows(tx, before);
  if (input)
    await insertHolidayRows(
      tx,
      input.states.map((state) => ({ state, day: input.day, name: input.name, isExpected: input.isExpected ?? false })),
    );
  await recordAudit(app, tx, {
    actor,
    action: input ? (was ? 'holiday_changed' : 'holiday_added') : 'holiday_removed',
    subjectKind: 'public_holiday',
    subjectId: (input ?? was)!.day,
    detail: { ...input, import: importId },
  });
}

/** Public holidays, which staff maintain state by state: recurring sessions are closed on them. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { keepInTrash, type TrashedRecord } from '#src/features/console/trash/trash.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { addDays, atMalaysianTime, isCalendarDay, malaysianDay } from '#src/shared/dates.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { states as allStates } from '#src/shared/places/state-names.ts';
import {
  countBookingsOn,
  deleteHolidayRows,
  expectHolidayRows,
  findHolidayRows,
  findTakenState,
  insertHolidayRows,
  listHolidayRows,
  lockHolidays,
} from '../data/holidays.store.server.ts';
import {
  holidayDayWrong,
  holidayGone,
  holidayNameWrong,
  holidayStatesMissing,
  holidayTaken,
  holidayUnknown,
  proposalsMissing,
} from './holidays.errors.ts';
import {
  groupHolidays,
  proposedHolidays,
  type Holiday,
  type HolidayKey,
  type HolidayRow,
} from './public-holidays.rules.ts';
import { trashedHasBookings } from '../schedules.errors.ts';
import { languages } from '#src/shared/languages.ts';

type Ports = Pick<App, 'db' | 'clock'>;

export interface HolidayInput {
  day: string;
  name: Required<LocalText>;
  states: string[];
  /** Whether the day is not gazetted yet; what staff save counts as gazetted unless this is set. */
  isExpected?: boolean;
}

/** A year's holidays and the proposals of the built-in list. */
export async function listHolidays(
  app: Ports,
  actor: Actor,
  { year, state }: { year: string; state?: string | undefined },
): Promise<{ holidays: Holiday[]; proposals: Holiday[]; undated: LocalText[] }> {
  requireStaffEverywhere(actor, 'manage_holidays');
  const rows = await listHolidayRows(app.db, { year });
  const shown = groupHolidays(rows).filter(({ states }) => !state || states.includes(state));
  return { holidays: shown, ...proposalsBeside(rows, year) };
}

function proposalsBeside(rows: readonly HolidayRow[], year: string) {
  const known = new Set(rows.map(({ state, day }) => `${state} ${day}`));
  const { rows: proposed, undated } = proposedHolidays(year);
  const names = new Set(rows.map(({ name }) => name.en));
  return {
    proposals: groupHolidays(proposed.filter(({ state, day }) => !known.has(`${state} ${day}`))),
    undated: undated.filter(({ en }) => !names.has(en)),
  };
}

/** One holiday. Throws holiday_unknown (404). */
export async function viewHoliday(app: Ports, actor: Actor, key: HolidayKey): Promise<Holiday> {
  requireStaffEverywhere(actor, 'manage_holidays');
  const [holiday] = isDay(key.day) ? groupHolidays(await findHolidayRows(app.db, key)) : [];
  if (!holiday) throw holidayUnknown();
  return holiday;
}

/**
 * Inserts a holiday, or changes the one that `was` names. Where bookings exist on a day that it closes, nothing is
 * written until `isConfirmed`: the number of bookings is returned instead. Throws holiday_day_wrong,
 * holiday_name_wrong, holiday_states_missing, holiday_taken (422), holiday_gone (409).
 */
export async function saveHoliday(
  app: Ports,
  actor: Actor,
  { was, input, isConfirmed }: { was: HolidayKey | null; input: HolidayInput; isConfirmed: boolean },
): Promise<{ affected: number }> {
  requireStaffEverywhere(actor, 'manage_holidays');
  const holiday = checkedHoliday(input);
  return inTransaction(app.db, async (tx) => {
    await lockHolidays(tx);
    const before = was ? await findHolidayRows(tx, was) : [];
    if (was && before.length === 0) throw holidayGone();
    const closedBefore = new Set(before.filter(({ day }) => day === holiday.day).map(({ state }) => state));
    const newlyClosed = holiday.states.filter((state) => !closedBefore.has(state));
    const taken = newlyClosed.length > 0 && (await findTakenState(tx, { day: holiday.day, states: newlyClosed }));
    if (taken) throw holidayTaken(taken);
    const affected = await bookingsOn(app, tx, { day: holiday.day, states: newlyClosed });
    if (affected > 0 && !isConfirmed) return { affected };
    await deleteHolidayRows(tx, before);
    await insertHolidayRows(tx, rowsOf(holiday));
    await recordAudit(app, tx, {
      actor,
      action: was ? 'holiday_changed' : 'holiday_added',
      subjectKind: 'public_holiday',
      subjectId: holiday.day,
      detail: { ...holiday, affected, ...(was ? { before: groupHolidays(before)[0] } : {}) },
    });
    await invalidateTag(tx, 'appointments');
    return { affected: 0 };
  });
}

/** Confirms that a holiday's day is gazetted, in all its states, or expects it again. Throws holiday_gone (409). */
export async function expectHoliday(
  app: Ports,
  actor: Actor,
  { isExpected, ...key }: HolidayKey & { isExpected: boolean },
): Promise<void> {
  requireStaffEverywhere(actor, 'manage_holidays');
  await inTransaction(app.db, async (tx) => {
    await lockHolidays(tx);
    const rows = isDay(key.day) ? await findHolidayRows(tx, key) : [];
    if (rows.length === 0) throw holidayGone();
    await expectHolidayRows(tx, { ...key, isExpected });
    await recordAudit(app, tx, {
      actor,
      action: isExpected ? 'holiday_expected' : 'holiday_confirmed',
      subjectKind: 'public_holiday',
      subjectId: key.day,
      detail: { ...groupHolidays(rows)[0] },
    });
  });
}

/** Deletes a holiday in all its states. Throws holiday_gone (409). */
export async function removeHoliday(app: Ports, actor: Actor, key: HolidayKey): Promise<void> {
  requireStaffEverywhere(actor, 'manage_holidays');
  await inTransaction(app.db, async (tx) => {
    await lockHolidays(tx);
    const rows = isDay(key.day) ? await findHolidayRows(tx, key) : [];
    if (rows.length === 0) throw holidayGone();
    await deleteHolidayRows(tx, rows);
    const [holiday] = groupHolidays(rows);
    await keepInTrash(app, tx, {
      actor,
      list: 'public-holidays',
      key: `${key.day} ${holiday!.name.en}`,
      title: `${holiday!.name.en} · ${key.day}`,
      record: { ...holiday },
    });
    await recordAudit(app, tx, {
      actor,
      action: 'holiday_removed',
      subjectKind: 'public_holiday',
      subjectId: key.day,
      detail: { ...holiday },
    });
    await invalidateTag(tx, 'appointments');
  });
}

/**
 * Enters a removed holiday again. Throws trashed_has_bookings (409) where it would close booked times, and as
 * `saveHoliday`.
 */
export async function restoreHoliday(app: Ports, actor: Actor, { record }: Pick<TrashedRecord, 'record'>) {
  const input = record as unknown as HolidayInput;
  const { affected } = await saveHoliday(app, actor, { was: null, input, isConfirmed: false });
  if (affected > 0) throw trashedHasBookings();
  if (input.isExpected) await expectHoliday(app, actor, { day: input.day, name: input.name.en, isExpected: true });
  return `/staff/holidays?year=${input.day.slice(0, 4)}`;
}

/** Adds the selected proposals of a year, '{day} {English name}' each. Throws proposals_missing (422). */
export async function addProposals(
  app: Ports,
  actor: Actor,
  { year, chosen }: { year: string; chosen: readonly string[] },
): Promise<void> {
  requireStaffEverywhere(actor, 'manage_holidays');
  await inTransaction(app.db, async (tx) => {
    await lockHolidays(tx);
    const { proposals } = proposalsBeside(await listHolidayRows(tx, { year }), year);
    const wanted = proposals.filter(({ day, name }) => chosen.includes(`${day} ${name.en}`));
    if (wanted.length === 0) throw proposalsMissing();
    await insertHolidayRows(tx, wanted.flatMap(rowsOf));
    for (const holiday of wanted)
      await recordAudit(app, tx, {
        actor,
        action: 'holiday_added',
        subjectKind: 'public_holiday',
        subjectId: holiday.day,
        detail: { ...holiday },
      });
    await invalidateTag(tx, 'appointments');
  });
}

function bookingsOn(
  app: Ports,
  tx: Transaction,
  { day, states }: { day: string; states: readonly string[] },
): Promise<number> {
  if (states.length === 0 || day < malaysianDay(app.clock.now())) return Promise.resolve(0);
  const [from, to] = [atMalaysianTime(day, '00:00'), atMalaysianTime(addDays(day, 1), '00:00')];
  return countBookingsOn(tx, { from, to, states });
}

/** The holiday with its states in order. Throws holiday_day_wrong, holiday_name_wrong, holiday_states_missing (422). */
export function checkedHoliday({ day, name, states }: HolidayInput): HolidayInput {
  if (!isDay(day)) throw holidayDayWrong();
  const wrong = languages.filter((one) => name[one].length === 0 || name[one].length > 120);
  if (wrong.length > 0) throw holidayNameWrong(wrong);
  const known = allStates.filter((state) => states.includes(state));
  if (known.length === 0) throw holidayStatesMissing();
  return { day, name, states: known };
}

function isDay(day: string): boolean {
  return /^20[2-9]/.test(day) && isCalendarDay(day);
}

function rowsOf({ day, name, states, isExpected = false }: Omit<Holiday, 'isExpected'> & { isExpected?: boolean }) {
  return states.map((state): HolidayRow => ({ state, day, name, isExpected }));
}

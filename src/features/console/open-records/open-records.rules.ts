/**
 * Records outside content and master data whose editors see each other: their addresses, and who may edit them; and how
 * long a page counts as open.
 */
import type { StaffAction } from '#src/features/console/roles/staff-access.rules.ts';

/** Largest number of colleagues who are named on a record that they have open too. */
export const mostNamed = 5;

/** Seconds after which a visible page reports again that it is open. */
export const askEverySeconds = 25;

/** After two missed reports, and some seconds for the request, the page counts as left. */
export const openSeconds = 2 * askEverySeconds + 15;

const watched: readonly [pattern: RegExp, permission: StaffAction][] = [
  [/^\/staff\/packages\/\d+$/, 'manage_packages'],
  [/^\/staff\/promotions\/\d+$/, 'manage_promotions'],
  [/^\/staff\/forms\/\d+$/, 'build_forms'],
  [/^\/staff\/schedules\/\d+$/, 'manage_schedules'],
  [/^\/staff\/menus\/[a-z-]+$/, 'manage_menus'],
  [/^\/staff\/home$/, 'manage_menus'],
  [/^\/staff\/messages\/(?!csv$)[a-z_.-]+$/, 'manage_messages'],
  [/^\/staff\/settings\/(?!csv$)[a-zA-Z_-]+$/, 'manage_settings'],
  [/^\/staff\/brand$/, 'manage_settings'],
];

export interface WatchedRecord {
  /** '/staff/packages/12'. */
  record: string;
  permission: StaffAction;
}

/**
 * The record that a page of the console edits, by its path without language; pages below a schedule are the schedule.
 */
export function watchedRecord(path: string): WatchedRecord | undefined {
  const record = path.replace(/^(\/staff\/schedules\/\d+)\/(?:session|date)$/, '$1');
  const permission = watched.find(([pattern]) => pattern.test(record))?.[1];
  return permission && { record, permission };
}

/** How long each table's rows are kept, for the privacy office: the rules that the deleting jobs follow. */
import type { Actor } from '#src/platform/actor.ts';
import type { App, Retention } from '#src/platform/app.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { estimateRows } from './data/patient-search.store.server.ts';

export interface RetentionLine {
  table: string;
  rule: Retention;
  /** Estimated by the database; null before its first count. */
  rows: number | null;
}

/** Every table with its rule and its estimated number of rows, by name. */
export async function viewRetention(app: Pick<App, 'db' | 'retention'>, actor: Actor): Promise<RetentionLine[]> {
  requireStaffEverywhere(actor, 'run_privacy_office');
  const rows = await estimateRows(app.db);
  return Object.entries(app.retention)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([table, rule]) => {
      const count = rows.get(table) ?? -1;
      return { table, rule, rows: count < 0 ? null : Math.round(count) };
    });
}

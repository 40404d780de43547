import { sql, type SQL } from 'drizzle-orm';
import type { App } from '#src/platform/app.ts';
import { malaysianDay } from '#src/shared/dates.ts';

/**
 * The condition that the advertising approval of a row is in force today. Rows from before approvals were required have
 * none and are hidden until they get one.
 */
export function isApproved(row: SQL, app: Pick<App, 'clock'>): SQL {
  return sql`(${row}.approval_number <> '' and coalesce(${row}.approval_expires_on >= ${malaysianDay(app.clock.now())}::date, false))`;
}

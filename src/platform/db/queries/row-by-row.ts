import { sql } from 'drizzle-orm';

/**
 * For `.offset(rowByRow)` on a subquery: `offset 0`, which Drizzle leaves out where it is a number. PostgreSQL then
 * looks the subquery's rows up by their key for each outer row, and does not read its whole table to join it.
 */
export const rowByRow = sql`0` as unknown as number;

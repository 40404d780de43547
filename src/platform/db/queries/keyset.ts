import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

interface ListOrder {
  /** A column without nulls. */
  column: AnyPgColumn;
  /** The table's primary key: it orders rows with the same value, in the same direction. */
  key: AnyPgColumn;
  isDescending: boolean;
  /**
   * The columns in which the last row's place is stored, if the list is read from a copy of the columns in another
   * table.
   */
  origin?: { column: AnyPgColumn; key: AnyPgColumn };
}

/**
 * The condition for rows after the row with the key `after` in a list ordered by (column, key). It reads a list of
 * any length in batches: no row is left out or repeated when others are added meanwhile.
 */
export function follows({ column, key, isDescending, origin }: ListOrder, after: string | number): SQL {
  const comparison = sql.raw(isDescending ? '<' : '>');
  const last = origin ?? { column, key };
  return sql`(${column}, ${key}) ${comparison} (select ${last.column}, ${last.key} from ${last.column.table} where ${last.key} = ${after})`;
}

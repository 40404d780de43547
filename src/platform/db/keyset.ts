import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

interface ListOrder {
  /** A column without nulls. */
  column: AnyPgColumn;
  /** The table's primary key: it orders rows with the same value, in the same direction. */
  key: AnyPgColumn;
  isDescending: boolean;
}

/**
 * The condition for rows after the row with the key `after` in a list ordered by (column, key). It reads a list of
 * any length in batches: no row is left out or repeated when others are added meanwhile.
 */
export function follows({ column, key, isDescending }: ListOrder, after: string | number): SQL {
  const comparison = sql.raw(isDescending ? '<' : '>');
  return sql`(${column}, ${key}) ${comparison} (select ${column}, ${key} from ${column.table} where ${key} = ${after})`;
}

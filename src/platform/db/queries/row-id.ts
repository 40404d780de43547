import { largestId } from '#src/shared/identifiers/record-id.ts';

/**
 * Whether a row can have that number. For a number out of range the database would answer with an error instead of no
 * row.
 */
export function isRowId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= largestId;
}

/** The largest value of an integer column; an address or a form may contain any number. */
const largestId = 2_147_483_647;

/**
 * Whether a row can have that number at all. For any other number the database would answer with an error instead of
 * no row.
 */
export function isRowId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= largestId;
}

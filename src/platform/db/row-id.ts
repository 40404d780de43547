/** The largest number of an integer column: an address or a form may name anything. */
const largestId = 2_147_483_647;

/** Whether a row can have that number at all; for any other the database would answer with an error instead of nothing. */
export function isRowId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= largestId;
}

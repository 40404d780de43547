/** The numbers of receipts and credit notes. */

/** '2026' and 7 give 'R2026-000007': in sequence, without gaps, per kind and year. */
export function documentNumber(kind: 'receipt' | 'credit_note', year: string, count: number): string {
  return `${kind === 'receipt' ? 'R' : 'C'}${year}-${String(count).padStart(6, '0')}`;
}

/** Doctors and hospitals of a row by their codes, for the lists of schedules. */
import type { CatalogueRecord } from '#src/features/console/catalogue/fields/catalogue-fields.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import {
  codeFaults,
  loadCodesOf,
  type Codes,
  type Faults,
} from '#src/features/console/catalogue/imports/row-faults.server.ts';

export interface PlaceCodes {
  doctors: Codes;
  hospitals: Codes;
}

/** The ids of all doctors and hospitals by their codes, retired ones too. */
export async function loadPlaceCodes(tx: Transaction): Promise<PlaceCodes> {
  return { doctors: await loadCodesOf(tx, 'doctors'), hospitals: await loadCodesOf(tx, 'hospitals') };
}

/** The faults of a row whose doctor or hospital does not exist. */
export function unknownPlaces(record: CatalogueRecord, { doctors, hospitals }: PlaceCodes): Faults {
  return {
    ...codeFaults('doctor', record['doctor'] as string, doctors),
    ...codeFaults('hospital', record['hospital'] as string, hospitals),
  };
}

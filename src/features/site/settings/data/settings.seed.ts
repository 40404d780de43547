import { z } from 'zod';
import { sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { sampleChallenge } from '#src/features/programmes/challenge/data/challenge.seed.ts';
import { sampleInsurers } from '#src/features/find-care/hospitals/data/hospital-sample.seed.ts';
import { readSampleJson } from '#src/platform/sample-files/sample-files.server.ts';
import { settingSchemas } from '../settings.schema.ts';
import { settingDefaults } from './setting-defaults.seed.ts';
import { settings } from './settings.table.ts';

/** `sample/settings.json`. */
const sampleSchema = z.strictObject({
  brand: settingSchemas.brand,
  taxRegistrationNumber: z.string(),
  clinicNetwork: settingSchemas.clinicNetwork,
  corporate: settingSchemas.corporate,
});

/** The settings of the sample group that differ from the defaults. */
function sampleSettings(isOpen: boolean): { key: keyof typeof settingDefaults; value: unknown }[] {
  const { brand, taxRegistrationNumber, clinicNetwork, corporate } = readSampleJson('settings.json', sampleSchema);
  const own = {
    brand,
    insurers: sampleInsurers().map(({ name }) => name),
    sale: { ...(settingDefaults.sale as object), taxRegistrationNumber },
    clinicNetwork,
    corporate,
    challenge: sampleChallenge(),
    opening: { isOpen },
  };
  return Object.entries(own).map(([key, value]) => ({ key: key as keyof typeof own, value }));
}

/**
 * Writes the sample group's settings where the defaults are unchanged; values that staff have entered stay. `isOpen`:
 * whether visitors see the sample.
 */
export async function seedSettings(tx: Transaction, isOpen: boolean): Promise<void> {
  for (const { key, value } of sampleSettings(isOpen))
    await tx
      .insert(settings)
      .values({ key, value })
      .onConflictDoUpdate({
        target: settings.key,
        set: { value },
        setWhere: sql`${settings.value} = ${JSON.stringify(settingDefaults[key])}::jsonb`,
      });
}

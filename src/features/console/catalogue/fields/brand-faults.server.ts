import type { Transaction } from '#src/platform/db/transaction.ts';
import { isReadableAccent } from '#src/features/site/settings/brand/brand-colours.rules.ts';
import { isBrandImage, readSetting } from '#src/features/site/settings/settings.server.ts';
import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';
import type { CatalogueRecord } from './catalogue-fields.ts';

/** The errors of a hospital's brand by input: a logo that is not stored here, a colour that cannot be read. */
export async function brandFaults(tx: Transaction, record: CatalogueRecord): Promise<Record<string, MessageText>> {
  const faults: Record<string, MessageText> = {};
  const accent = record['accentColour'] as string;
  for (const name of ['logo', 'icon']) {
    // Versions from before hospitals had icons have no icon.
    const image = (record[name] as string | null) ?? '';
    if (image !== '' && !(await isBrandImage(tx, image))) faults[name] = m.catalogue_error_logo;
  }
  if (accent !== '' && !isReadableAccent((await readSetting({ db: tx }, 'brand')).colours, accent))
    faults['accent_colour'] = m.settings_error_contrast;
  return faults;
}

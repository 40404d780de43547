/** The figures of the group as the data has them: what fills the placeholders of texts, and what an editor's words are compared with. */
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { readFigures } from './data/group-facts.store.server.ts';
import type { GroupFacts } from './group-facts.rules.ts';

/** Areas whose change changes the figures. */
export const factTags = ['hospitals', 'doctors', 'packages', 'settings'] as const;

/** Kept in memory until one of the areas that they come from changes. */
export function groupFacts(app: Pick<App, 'db' | 'cache'>): Promise<GroupFacts> {
  return app.cache.get('facts of the group', factTags, () => readGroupFacts(app));
}

/** The same as it stands inside a transaction. */
export async function readGroupFacts(app: { db: App['db'] | Transaction }): Promise<GroupFacts> {
  const source = app as Pick<App, 'db'>;
  const [{ visitingHours, ...figures }, brand, notice] = await Promise.all([
    readFigures(app.db),
    readSetting(source, 'brand'),
    readSetting(source, 'privacyNotice'),
  ]);
  const [first = null] = visitingHours;
  const isSame = visitingHours.every((hours) => JSON.stringify(hours) === JSON.stringify(first));
  return {
    ...figures,
    visitingHours: isSame ? first : null,
    companyName: brand.companyName || brand.groupName,
    registrationNumber: brand.registrationNumber,
    address: brand.address,
    phone: brand.phone,
    noticeVersion: notice.version,
  };
}

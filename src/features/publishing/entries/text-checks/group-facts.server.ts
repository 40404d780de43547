/** The figures of the group from the data: for placeholders, and for the comparison with typed figures. */
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { readFigures } from '../data/group-facts.store.server.ts';
import type { GroupFacts } from './group-facts.rules.ts';

/** Cache tags whose changes change the figures. */
export const factTags = ['hospitals', 'doctors', 'packages', 'settings'] as const;

/** The figures, cached until one of their tags changes. */
export function groupFacts(app: Pick<App, 'db' | 'cache'>): Promise<GroupFacts> {
  return app.cache.get('facts of the group', factTags, () => readGroupFacts(app));
}

/** The figures as read inside a transaction. */
export async function readGroupFacts(app: { db: App['db'] | Transaction }): Promise<GroupFacts> {
  const source = app as Pick<App, 'db'>;
  // One after the other: a transaction has one connection, which answers one query at a time.
  const { visitingHours, ...figures } = await readFigures(app.db);
  const brand = await readSetting(source, 'brand');
  const notice = await readSetting(source, 'privacyNotice');
  const appointments = await readSetting(source, 'appointments');
  const session = await readSetting(source, 'session');
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
    changeHours: appointments.cancelUntilHours,
    signOutMinutes: session.timeoutMinutes,
  };
}

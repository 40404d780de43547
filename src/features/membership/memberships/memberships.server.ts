/** Memberships: who is a member of the care programme, until when, and the discounts. */
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import type { App } from '#src/platform/app.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import { listTiersInForce } from './data/memberships.store.server.ts';
import { noMemberDiscounts, type MemberDiscounts } from './memberships.rules.ts';

/** The app, or a transaction with the app's clock. */
type Source = { db: Database | Transaction } & Pick<App, 'clock'>;
const patientPrefix = 'patient:';

/**
 * The discount on packages of each person of an owner (`ownerOf`) today, in percent. A guest has none. Of two tiers
 * in force, the higher one counts.
 */
export async function memberDiscounts(source: Source, ownerKey: string): Promise<MemberDiscounts> {
  if (!ownerKey.startsWith(patientPrefix)) return noMemberDiscounts;
  const found = await listTiersInForce(
    source.db,
    ownerKey.slice(patientPrefix.length),
    malaysianDay(source.clock.now()),
  );
  if (found.length === 0) return noMemberDiscounts;
  const { tiers } = await readSetting(source, 'careProgramme');
  const byPerson: Record<string, number> = {};
  let own = 0;
  // In the order of the tiers, so that a higher one overwrites a lower one.
  for (const { key, packagePercent } of tiers) {
    for (const { personId, isOwn } of found.filter(({ tier }) => tier === key)) {
      byPerson[personId] = packagePercent;
      if (isOwn) own = packagePercent;
    }
  }
  return { own, byPerson };
}
export { checkApplication, storeApplication, type Application } from './applications.server.ts';
export { waitsForPayment } from './data/memberships.store.server.ts';
export { leaveProgramme } from './leave-programme.server.ts';
export { memberCards, type MemberCard, type MemberTerm } from './member-cards.server.ts';
export { remindMembers } from './membership-reminders.server.ts';
export { findMemberByNumber, type FoundMember } from './member-search.server.ts';
export { withdrawTermsOfOrder, dropTermsOfOrder, startTermsOfOrder } from './membership-terms.server.ts';
export { refuseWhilePaid } from './paid-cards.server.ts';
export { membershipsDataSubject } from './memberships-data-subject.server.ts';

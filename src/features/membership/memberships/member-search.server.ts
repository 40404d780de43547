import type { CareTier } from '#src/features/site/settings/care-programme-setting.schema.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { idMaskOf, openBirthDate } from '#src/features/patient/persons/persons.server.ts';
import type { App } from '#src/platform/app.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import { findMember } from './data/memberships.store.server.ts';
import { readMemberNumber, shownMemberNumber, termInForce } from './memberships.rules.ts';

/** A member as reception staff see one: enough to identify the person, and the card's benefits. */
export interface FoundMember {
  number: string;
  shownNumber: string;
  name: string;
  dateOfBirth: string | null;
  /** '******-**-1234'. */
  idMask: string | null;
  /** Null when the card is not valid today. */
  tier: Pick<CareTier, 'name' | 'packagePercent' | 'roomPercent'> | null;
  /** The last day of the present term, or of the last one; null without an end. */
  endsOn: string | null;
}

/** The member with the typed or scanned number; null when there is none. The caller records the access. */
export async function findMemberByNumber(
  app: Pick<App, 'db' | 'clock' | 'secrets'>,
  typed: string,
): Promise<(FoundMember & { accountId: string }) | null> {
  const number = readMemberNumber(typed);
  const found = number ? await findMember(app.db, number) : undefined;
  if (!found || !number) return null;
  const { tiers } = await readSetting(app, 'careProgramme');
  const counting = termInForce(found.terms, tiers, malaysianDay(app.clock.now()));
  const tier = counting && tiers.find(({ key }) => key === counting.tier);
  const lastEnd =
    found.terms
      .flatMap(({ state, endsOn }) => (state === 'running' && endsOn !== null ? [endsOn] : []))
      .sort()
      .at(-1) ?? null;
  return {
    accountId: found.membership.accountId,
    number,
    shownNumber: shownMemberNumber(number),
    name: found.person.name,
    dateOfBirth: openBirthDate(app.secrets, found.person),
    idMask: idMaskOf(app.secrets, found.person),
    tier: counting
      ? {
          name: tier?.name ?? counting.tier,
          packagePercent: tier?.packagePercent ?? 0,
          roomPercent: tier?.roomPercent ?? 0,
        }
      : null,
    endsOn: counting ? counting.endsOn : lastEnd,
  };
}

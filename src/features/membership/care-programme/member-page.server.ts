/** The member page: a card with its QR code for each of the account's members, and the next steps. */
import qrcode from 'qrcode';
import { memberCards, type MemberCard } from '#src/features/membership/memberships/memberships.server.ts';
import { shownMemberNumber } from '#src/features/membership/memberships/memberships.rules.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import type { CareProgramme } from '#src/features/site/settings/care-programme-setting.schema.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { memberCardText } from './care-programme.rules.ts';

export interface MemberPageData {
  cards: (MemberCard & {
    shownNumber: string;
    /** Data URL; absent for a card that is not valid today. */ qr: string | null;
  })[];
  programme: Pick<CareProgramme, 'tiers' | 'plans'>;
}

/** Cards of the signed-in patient's persons. Throws sign_in (401). */
export async function loadMemberPage(
  app: Pick<App, 'db' | 'clock' | 'secrets'>,
  actor: Actor,
): Promise<MemberPageData> {
  const [cards, { tiers, plans }] = await Promise.all([memberCards(app, actor), readSetting(app, 'careProgramme')]);
  return {
    programme: { tiers, plans },
    cards: await Promise.all(
      cards.map(async (card) => ({
        ...card,
        shownNumber: shownMemberNumber(card.number),
        qr: card.tier
          ? await qrcode.toDataURL(memberCardText(card.number), { errorCorrectionLevel: 'M', margin: 1, width: 264 })
          : null,
      })),
    ),
  };
}

import { ButtonLink } from '#src/design/form/button.tsx';
import { InfoPage } from '#src/features/reading/info-pages/ui/info-page.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { loadProgrammePage } from '../programme-page.server.ts';
import { CardLead } from '../ui/card-lead.tsx';
import { Tiers } from '../ui/tier-card.tsx';
import type { Route } from './+types/cares';

export function loader({ context }: Route.LoaderArgs) {
  return loadProgrammePage(context.get(requestContext).app, 'cares');
}

/** The care programme, under both of its addresses. */
export default function CaresPage({ loaderData: { entry, programme } }: Route.ComponentProps) {
  const [tier] = programme.tiers;
  return (
    <InfoPage
      isLanding
      entry={entry}
      lead={
        <>
          <CardLead tier={tier!} isHighest={programme.tiers.length === 1}>
            <p className="text-lg">{m.cares_lead()}</p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink href="/cares-membership/join">{m.cares_join()}</ButtonLink>
              <ButtonLink variant="secondary" href="/profile/member">
                {m.cares_my_card()}
              </ButtonLink>
            </div>
          </CardLead>
          <Tiers programme={programme} />
        </>
      }
    />
  );
}

import { ButtonLink } from '#src/design/form/button.tsx';
import { InfoPage } from '#src/features/reading/info-pages/ui/info-page.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { loadProgrammePage } from '../programme-page.server.ts';
import { CardLead } from '../ui/card-lead.tsx';
import type { Route } from './+types/cares-membership';

export function loader({ context }: Route.LoaderArgs) {
  return loadProgrammePage(context.get(requestContext).app, 'cares-membership');
}

/** How to join, and the link to the form. */
export default function CaresMembershipPage({ loaderData: { entry, programme } }: Route.ComponentProps) {
  const [tier] = programme.tiers;
  return (
    <InfoPage
      entry={entry}
      lead={
        <CardLead tier={tier!} isHighest={programme.tiers.length === 1}>
          <p className="text-lg">{m.cares_join_lead()}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="/cares-membership/join">{m.cares_join()}</ButtonLink>
            <ButtonLink variant="secondary" href="/cares">
              {m.cares_compare()}
            </ButtonLink>
          </div>
        </CardLead>
      }
    />
  );
}

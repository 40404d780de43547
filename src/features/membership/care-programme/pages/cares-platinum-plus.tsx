import { ButtonLink } from '#src/design/form/button.tsx';
import { InfoPage } from '#src/features/reading/info-pages/ui/info-page.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { loadProgrammePage } from '../programme-page.server.ts';
import { CardLead } from '../ui/card-lead.tsx';
import { TierCard } from '../ui/tier-card.tsx';
import type { Route } from './+types/cares-platinum-plus';

export function loader({ context }: Route.LoaderArgs) {
  return loadProgrammePage(context.get(requestContext).app, 'cares-platinum-plus');
}

/** The highest tier with its price and benefits. */
export default function CaresPlatinumPlusPage({ loaderData: { entry, programme } }: Route.ComponentProps) {
  const tier = programme.tiers.at(-1)!;
  const plan = programme.plans.find((one) => one.tier === tier.key);
  return (
    <InfoPage
      entry={entry}
      lead={
        <>
          <CardLead tier={tier} isHighest>
            <p className="text-lg">{m.cares_platinum_lead()}</p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink href={`/cares-membership/join?plan=${plan?.key ?? ''}`}>
                {m.cares_join_tier({ tier: tier.name })}
              </ButtonLink>
              <ButtonLink variant="secondary" href="/cares">
                {m.cares_compare()}
              </ButtonLink>
            </div>
          </CardLead>
          <div className="mb-12 max-w-2xl">
            <TierCard tier={tier} programme={programme} level={2} />
          </div>
        </>
      }
    />
  );
}

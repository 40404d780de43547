import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Brand } from '#src/features/site/settings/settings.schema.ts';
import type { CareTier } from '#src/features/site/settings/care-programme-setting.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { MemberCard } from './member-card.tsx';

/** A sample card with the next step beside it. */
export function CardLead({ tier, isHighest, children }: { tier: CareTier; isHighest: boolean; children: ReactNode }) {
  const brand = useRouteLoaderData<{ brand: Brand }>('root')?.brand.groupName ?? '';
  return (
    <div className="mb-12 grid items-center gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div className="min-w-0 space-y-4">{children}</div>
      <div className="max-md:order-first">
        <MemberCard
          brand={brand}
          tier={tier.name}
          isHighest={isHighest}
          name={m.cares_card_example()}
          number="0000 0000 0000"
          holds={m.cares_card_example_hint()}
        />
      </div>
    </div>
  );
}

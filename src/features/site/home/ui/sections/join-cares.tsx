import { ButtonLink } from '#src/design/form/button.tsx';
import { MemberCard } from '#src/features/membership/care-programme/ui/member-card.tsx';
import { m } from '#src/paraglide/messages.js';
import type { SectionProps } from '#src/features/site/home/home.schema.ts';

/** The care programme's card, with the link to join. */
export function JoinCares({ title, data: { group, tier } }: SectionProps<'cares'>) {
  return (
    <section className="bg-mist">
      <div className="page-column section later grid items-center gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="space-y-4">
          <h2 className="max-sm:text-xl">{title}</h2>
          <p className="measure sm:text-lg">{m.cares_home_text({ name: tier })}</p>
          <p className="flex flex-wrap gap-3">
            <ButtonLink href="/cares">{m.cares_home_more()}</ButtonLink>
            <ButtonLink href="/cares-membership" variant="secondary">
              {m.cares_join()}
            </ButtonLink>
          </p>
        </div>
        <div className="max-sm:hidden">
          <MemberCard
            brand={group}
            tier={tier}
            isHighest={false}
            name={m.cares_card_example()}
            number="0000 0000 0000"
            holds={m.cares_card_example_hint()}
          />
        </div>
      </div>
    </section>
  );
}

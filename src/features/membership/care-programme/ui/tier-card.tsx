import { ButtonLink } from '#src/design/form/button.tsx';
import { Local } from '#src/design/content/local.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { PagePart } from '#src/design/rendering/page-part.tsx';
import type { CareProgramme, CareTier } from '#src/features/site/settings/care-programme-setting.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { localText } from '#src/shared/local-text.ts';
import { peopleWords, priceWords } from './programme-words.ts';

/** One tier with its prices and all benefits, included or not. */
export function TierCard({ tier, programme, level = 3 }: { tier: CareTier; programme: CareProgramme; level?: 2 | 3 }) {
  const isHighest = programme.tiers.at(-1)?.key === tier.key;
  const Heading = level === 2 ? 'h2' : 'h3';
  const plans = programme.plans.filter((plan) => plan.tier === tier.key);
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-petal border border-line bg-white shadow-card">
      <header className={`on-deep p-5 text-white ${isHighest ? 'bg-deep' : 'bg-teal'}`}>
        <Heading className="text-xl text-white">{tier.name}</Heading>
        <p className="mt-1 text-white/90">
          <Local text={tier.summary} />
        </p>
      </header>
      <div className="flex grow flex-col gap-4 p-5">
        <ul className="space-y-2">
          {plans.map((plan) => (
            <li key={plan.key} className="flex flex-wrap items-baseline justify-between gap-x-3">
              <strong className="text-lg text-deep tabular-nums">{priceWords(plan)}</strong>
              <span className="text-[0.9375rem] text-muted">{peopleWords(plan)}</span>
            </li>
          ))}
        </ul>
        <dl className="divide-y divide-line border-y border-line text-[0.9375rem]">
          <Benefit name={m.cares_package_percent()} value={`${tier.packagePercent}%`} />
          <Benefit name={m.cares_room_percent()} value={`${tier.roomPercent}%`} />
          {programme.benefits.map(({ name, byTier }) => {
            const value = byTier[tier.key];
            return (
              <Benefit
                key={name.en}
                name={localText(name, getLocale()).text}
                value={value ? localText(value, getLocale()).text : null}
              />
            );
          })}
        </dl>
        <p className="mt-auto pt-1">
          <ButtonLink
            href={`/cares-membership/join?plan=${plans[0]?.key ?? ''}`}
            className="w-full"
            variant={isHighest ? 'secondary' : 'primary'}
          >
            {m.cares_join_tier({ tier: tier.name })}
          </ButtonLink>
        </p>
      </div>
    </article>
  );
}

function Benefit({ name, value }: { name: string; value: string | null }) {
  const isThere = value !== null;
  return (
    <div className="grid gap-x-3 py-2.5 sm:grid-cols-2">
      <dt className={`flex gap-2 ${isThere ? 'text-deep' : 'text-muted'}`}>
        <Icon name={isThere ? 'check' : 'minus'} size={18} className={`mt-1 ${isThere ? 'text-teal' : ''}`} />
        <span className="min-w-0">{name}</span>
      </dt>
      <dd className={`pl-[1.625rem] sm:pl-0 ${isThere ? 'font-medium' : 'text-muted'}`}>
        {value ?? m.cares_not_included()}
      </dd>
    </div>
  );
}

/** All tiers side by side, the free one first. */
export function Tiers({ programme }: { programme: CareProgramme }) {
  return (
    <section aria-labelledby="tiers" className="mb-12">
      <h2 id="tiers" className="mb-4">
        {m.cares_tiers()}
      </h2>
      <ul className="grid gap-5 md:grid-cols-2">
        {programme.tiers.map((tier) => (
          <li key={tier.key}>
            <PagePart>
              <TierCard tier={tier} programme={programme} />
            </PagePart>
          </li>
        ))}
      </ul>
    </section>
  );
}

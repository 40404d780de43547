import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatSen } from '#src/shared/money.ts';
import { formatAmount, guideAmount, type ExchangeRate } from '../exchange-rates.rules.ts';
import { costPoints } from '../cost-points.rules.ts';
import type { TreatmentItem } from '../health-tourism.server.ts';

/** 'RM26,000 to RM36,000'. */
export function costRange({ costFromRm, costToRm }: TreatmentItem['fields']): string {
  const ringgit = (amount: number) => formatSen(amount * 100).replace(/\.00$/, '');
  return m.health_tourism_range({ from: ringgit(costFromRm), to: ringgit(costToRm) });
}

/** 'about SGD 8,110 to SGD 11,200'. */
function foreignRange({ costFromRm, costToRm }: TreatmentItem['fields'], rate: ExchangeRate): string {
  const shown = (ringgit: number) => formatAmount(guideAmount(ringgit, rate), rate.currency);
  return m.health_tourism_about({ range: m.health_tourism_range({ from: shown(costFromRm), to: shown(costToRm) }) });
}

/** Facts of a treatment: cost guide, nights in hospital, weeks of recovery. */
export function TreatmentFacts({ fields, rate }: { fields: TreatmentItem['fields']; rate: ExchangeRate | null }) {
  const facts = [
    [
      m.health_tourism_stay(),
      fields.stayNights === 0 ? m.health_tourism_day_case() : m.health_tourism_nights({ count: fields.stayNights }),
    ],
    [
      m.health_tourism_recovery(),
      fields.recoveryWeeks === 1 ? m.health_tourism_week() : m.health_tourism_weeks({ count: fields.recoveryWeeks }),
    ],
    ...(fields.approvalNumber ? [[m.packages_approval(), fields.approvalNumber] as const] : []),
  ] as const;
  return (
    <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 tabular-nums">
      <div className="basis-full">
        <dt className="text-[0.9375rem] text-muted">{m.health_tourism_cost()}</dt>
        <dd className="font-semibold text-deep">{costRange(fields)}</dd>
        {rate ? <dd className="text-[0.9375rem]">{foreignRange(fields, rate)}</dd> : null}
      </div>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-[0.9375rem] text-muted">{name}</dt>
          <dd className="font-semibold text-deep">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the cost guide includes and what it does not. */
export function CostParts({ own }: { own: TreatmentItem['own'] }) {
  const lists = [
    ['includes', m.health_tourism_includes(), costPoints(own, 'includes', getLocale())],
    ['excludes', m.health_tourism_excludes(), costPoints(own, 'excludes', getLocale())],
  ] as const;
  return (
    <div className="mt-8 grid gap-5 sm:grid-cols-2">
      {lists.map(([id, title, { points, isEnglish }]) => (
        <section
          key={id}
          aria-labelledby={id}
          className={`rounded-petal border border-line p-6 ${id === 'includes' ? 'bg-pale' : 'bg-cream'}`}
        >
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          <ul lang={isEnglish ? 'en' : undefined} className="mt-2 list-disc space-y-1 pl-5 marker:text-gold-text">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

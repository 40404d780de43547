import { useRouteLoaderData } from 'react-router';
import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { Card } from '#src/design/content/card.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { RecordList } from '#src/design/content/record-list.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import type { MemberTerm } from '#src/features/membership/memberships/memberships.server.ts';
import type { Brand } from '#src/features/site/settings/settings.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDay } from '#src/shared/dates.ts';
import { localText } from '#src/shared/local-text.ts';
import type { MemberPageData } from '../member-page.server.ts';
import { MemberCard } from './member-card.tsx';

type Shown = MemberPageData['cards'][number];

/** One member: card, state, renewal, history, and leaving. */
export function MemberSection({
  card,
  programme,
  isLeaving,
}: {
  card: Shown;
  programme: MemberPageData['programme'];
  isLeaving: boolean;
}) {
  const brand = useRouteLoaderData<{ brand: Brand }>('root')?.brand.groupName ?? '';
  const id = `member-${card.personId}`;
  const { tier } = card;
  return (
    <Card as="section" aria-labelledby={id} className="space-y-5 p-5 md:p-7">
      <h2 id={id} className="text-xl">
        {card.name}
      </h2>
      <div className="grid items-center gap-6 xl:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        {tier ? (
          <MemberCard
            brand={brand}
            tier={tier.name}
            isHighest={programme.tiers.at(-1)?.key === tier.key}
            name={card.name}
            number={card.shownNumber}
            qr={card.qr ?? undefined}
            holds={
              card.endsOn ? m.cares_holds_until({ day: formatDay(card.endsOn, getLocale()) }) : m.cares_holds_always()
            }
          />
        ) : (
          <NotInForce card={card} />
        )}
        <RecordList
          items={[
            { label: m.cares_member_number(), value: card.shownNumber },
            { label: m.cares_tier(), value: tier?.name ?? m.cares_tier_none() },
            ...(tier
              ? [{ label: m.cares_member_price(), value: m.cares_member_price_off({ percent: tier.packagePercent }) }]
              : []),
            ...(card.paidUntil ? [{ label: m.cares_paid_until(), value: formatDay(card.paidUntil, getLocale()) }] : []),
          ]}
        />
      </div>
      <Next card={card} programme={programme} />
      <History terms={card.history} programme={programme} />
      {tier ? <Leaving card={card} isLeaving={isLeaving} /> : null}
    </Card>
  );
}

function NotInForce({ card: { waitingOrderId } }: { card: Shown }) {
  return (
    <Notice tone="warning" title={m.cares_not_in_force()}>
      {waitingOrderId ? m.cares_not_in_force_unpaid() : m.cares_not_in_force_ended()}
    </Notice>
  );
}

/** The open order, the renewal when it is possible, or the day from which it is possible. */
function Next({ card, programme }: { card: Shown; programme: MemberPageData['programme'] }) {
  const lastPlan = card.history.find(({ plan }) =>
    programme.plans.some(({ key, months }) => key === plan && months !== null),
  )?.plan;
  const plan = lastPlan ?? programme.plans.find(({ months }) => months !== null)?.key;
  if (card.waitingOrderId)
    return (
      <p>
        <ButtonLink href={`/my-purchases/${card.waitingOrderId}`}>{m.cares_to_payment()}</ButtonLink>
      </p>
    );
  if (!plan) return null;
  if (!card.mayBuyPaid)
    return card.renewableFrom ? (
      <p className="text-muted">{m.cares_renew_from({ day: formatDay(card.renewableFrom, getLocale()) })}</p>
    ) : null;
  const label = card.paidUntil || (!card.tier && lastPlan) ? m.cares_renew() : m.cares_upgrade();
  return (
    <p>
      <ButtonLink
        href={`/cares-membership/join?plan=${plan}&person=${card.personId}`}
        variant={card.tier ? 'secondary' : 'primary'}
      >
        {label}
        <span className="sr-only">: {card.name}</span>
      </ButtonLink>
    </p>
  );
}

/** The confirmation before a membership is ended. */
function Leaving({ card: { personId, name, paidUntil }, isLeaving }: { card: Shown; isLeaving: boolean }) {
  if (!isLeaving)
    return (
      <p>
        <ButtonLink variant="quiet" href={`/profile/member?leave=${personId}#leave-${personId}`}>
          {m.cares_leave()}
          <span className="sr-only">: {name}</span>
        </ButtonLink>
      </p>
    );
  return (
    <CsrfForm id={`leave-${personId}`} className="space-y-3 rounded-soft bg-error-pale p-4">
      <p>{paidUntil ? m.cares_leave_paid({ name }) : m.cares_leave_text({ name })}</p>
      <input type="hidden" name="person" value={personId} />
      <div className="flex flex-wrap gap-3">
        <Button variant="danger">{m.cares_leave_confirm()}</Button>
        <ButtonLink variant="quiet" href="/profile/member">
          {m.cares_leave_not()}
        </ButtonLink>
      </div>
    </CsrfForm>
  );
}

function History({ terms, programme }: { terms: readonly MemberTerm[]; programme: MemberPageData['programme'] }) {
  if (terms.length === 0) return null;
  return (
    <details className="group rounded-soft border border-line px-4">
      <summary className="no-marker flex min-h-11 items-center justify-between gap-3 font-semibold text-teal">
        {m.cares_history()}
        <Icon name="down" size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="divide-y divide-line pb-2">
        {terms.map((term) => (
          <li key={`${term.reference}${term.startsOn}`} className="py-3">
            <p className="font-semibold text-deep">{planName(term, programme)}</p>
            <p>{spanWords(term)}</p>
            <p className="text-[0.9375rem] text-muted">
              {m.cares_reference({ reference: term.reference })}
              {term.orderId ? (
                <>
                  , <SiteLink href={`/my-purchases/${term.orderId}`}>{m.cares_order({ order: term.orderId })}</SiteLink>
                </>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

function planName({ plan, tier }: MemberTerm, { plans, tiers }: MemberPageData['programme']): string {
  const known = plans.find(({ key }) => key === plan);
  return known ? localText(known.name, getLocale()).text : (tiers.find(({ key }) => key === tier)?.name ?? tier);
}

function spanWords({ state, startsOn, endsOn }: MemberTerm): string {
  const from = startsOn ? formatDay(startsOn, getLocale()) : '';
  if (state === 'withdrawn') return m.cares_span_ended({ from });
  return endsOn ? m.cares_span({ from, until: formatDay(endsOn, getLocale()) }) : m.cares_span_open({ from });
}

import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import type { PricedMembership } from '#src/features/shop/checkout/checkout.server.ts';
import { Totals } from '#src/features/shop/orders/ui/totals.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { localText } from '#src/shared/local-text.ts';
import { formatSen } from '#src/shared/money.ts';
import type { JoinPageData, JoinTyped } from '../join-form.server.ts';

interface JoinReviewProps {
  page: JoinPageData;
  typed: JoinTyped;
  priced: PricedMembership;
  /** Idempotency key: one order per form, however often it is sent. */
  formKey: string;
}

/** The review: the price with its tax, person by person. */
export function JoinReview({ page, typed, priced, formKey }: JoinReviewProps) {
  const plan = page.programme.plans.find(({ key }) => key === typed.plan);
  return (
    <CsrfForm className="space-y-6">
      <input type="hidden" name="plan" value={typed.plan} />
      {typed.persons.map((id) => (
        <input key={id} type="hidden" name="persons" value={id} />
      ))}
      <input type="hidden" name="phone" value={typed.phone} />
      <input type="hidden" name="agreed" value="yes" />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="agreedTotalSen" value={priced.totalSen} />
      <h2 className="text-xl">{plan ? localText(plan.name, getLocale()).text : ''}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {priced.lines.map(({ personId, personName, serviceTaxSen, payableSen }) => (
          <li key={personId} className="flex flex-wrap justify-between gap-x-6 py-3">
            <span>
              {personName}
              {serviceTaxSen > 0 ? `, ${m.orders_tax({ percent: priced.taxPercent })} ${formatSen(serviceTaxSen)}` : ''}
            </span>
            <strong className="tabular-nums">{formatSen(payableSen)}</strong>
          </li>
        ))}
      </ul>
      <Totals {...priced} discountSen={0} />
      <p className="text-muted">{m.cares_review_note()}</p>
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="join">
          {m.orders_place({ total: formatSen(priced.totalSen) })}
        </Button>
        <Button name="intent" value="edit" variant="secondary">
          {m.orders_change()}
        </Button>
      </div>
    </CsrfForm>
  );
}

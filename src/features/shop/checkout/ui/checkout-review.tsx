import { Button } from '#src/design/form/button.tsx';
import { LinkedSentence } from '#src/design/content/linked-sentence.tsx';
import { Local } from '#src/design/content/local.tsx';
import { RecordList } from '#src/design/content/record-list.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import type { PricedOrder } from '#src/features/shop/packages/packages.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { formatSen } from '#src/shared/money.ts';
import type { CheckoutData } from '../checkout-form.server.ts';
import type { Typed } from '../checkout-input.server.ts';
import { SellerBlock } from './seller-block.tsx';
import { expiryMinutes } from '#src/features/shop/orders/orders.rules.ts';
import { Totals } from '#src/features/shop/orders/ui/totals.tsx';

interface ReviewProps {
  page: CheckoutData;
  typed: Typed;
  priced: PricedOrder;
  /** The person of each line. */
  names: readonly string[];
  /** Idempotency key: one order per form, however often it is sent. */
  formKey: string;
}

const notCarried = new Set(['intent', 'key', 'agreedTotalSen', 'termsVersion']);

/** The review with the full price and its tax, before the order. */
export function CheckoutReview({ page, typed, priced, names, formKey }: ReviewProps) {
  return (
    <CsrfForm className="space-y-6">
      {Object.entries(typed)
        .filter(([name]) => !notCarried.has(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="agreedTotalSen" value={priced.totalSen} />
      <input type="hidden" name="termsVersion" value={page.termsVersion} />
      <ul className="divide-y divide-line border-y border-line">
        {page.lines.map((line, index) => {
          const cost = priced.lines[index];
          return (
            <li key={line.id} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
              <div>
                <p className="font-semibold text-deep">
                  {line.quantity} x <Local text={line.title} />
                </p>
                <p className="text-muted">{cost?.hospitalName ?? line.hospitalName}</p>
                <p>
                  {m.orders_for_person({ name: names[index] ?? '' })}
                  {cost && cost.serviceTaxSen > 0
                    ? ` · ${m.orders_tax({ percent: priced.taxPercent })} ${formatSen(cost.serviceTaxSen)}`
                    : ''}
                </p>
              </div>
              <p className="tabular-nums sm:text-right">
                <strong>{formatSen(cost?.payableSen ?? line.totalSen)}</strong>
                {cost && cost.unitPriceSen < cost.normalPriceSen ? (
                  <span className="block text-sm text-success">
                    {m.cart_member_price({ price: formatSen(cost.normalPriceSen) })}
                  </span>
                ) : null}
              </p>
            </li>
          );
        })}
      </ul>
      <Totals {...priced} code={priced.promotion?.code} />
      <RecordList
        items={[
          { label: m.orders_name(), value: typed['buyer.name'] },
          { label: m.orders_email(), value: typed['buyer.email'] },
          { label: m.orders_phone(), value: typed['buyer.phone'] },
          ...(typed['wantsEInvoice'] === 'yes'
            ? [{ label: m.orders_einvoice(), value: `${typed['eInvoice.name']}, ${typed['eInvoice.tin']}` }]
            : []),
        ]}
      />
      <SellerBlock />
      <p className="measure text-muted">{m.checkout_review_note({ minutes: expiryMinutes })}</p>
      <p>
        <LinkedSentence sentence={m.checkout_terms_by_paying()} href="/terms" />
      </p>
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="place" className="w-full sm:w-auto">
          {m.orders_place({ total: formatSen(priced.totalSen) })}
        </Button>
        <Button name="intent" value="edit" variant="secondary" className="w-full sm:w-auto">
          {m.orders_change()}
        </Button>
      </div>
    </CsrfForm>
  );
}

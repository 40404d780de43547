import { m } from '#src/paraglide/messages.js';
import { formatSen } from '#src/shared/money.ts';

interface TotalsProps {
  subtotalSen: number;
  discountSen: number;
  taxPercent: number;
  serviceTaxSen: number;
  totalSen: number;
  code?: string | null | undefined;
  /** Whether the payment has been received: the total is then the amount paid. */
  isPaid?: boolean;
  /** What was refunded of it. */
  returnedSen?: number;
}

/** The totals with discount and tax; the sum last. */
export function Totals({
  subtotalSen,
  discountSen,
  taxPercent,
  serviceTaxSen,
  totalSen,
  code,
  isPaid = false,
  returnedSen = 0,
}: TotalsProps) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-2 tabular-nums [&>dt]:pr-4">
      <dt>{m.orders_subtotal()}</dt>
      <dd className="text-right">{formatSen(subtotalSen)}</dd>
      {discountSen > 0 ? (
        <>
          <dt>{m.orders_discount({ code: code ?? '' })}</dt>
          <dd className="text-right">{formatSen(-discountSen)}</dd>
        </>
      ) : null}
      {serviceTaxSen > 0 ? (
        <>
          <dt>{m.orders_tax({ percent: taxPercent })}</dt>
          <dd className="text-right">{formatSen(serviceTaxSen)}</dd>
        </>
      ) : null}
      <dt className="border-t border-line pt-2 text-lg font-semibold text-deep">
        {isPaid ? m.orders_total_paid() : m.orders_total()}
      </dt>
      <dd className="border-t border-line pt-2 text-right text-lg font-semibold text-deep">{formatSen(totalSen)}</dd>
      {returnedSen > 0 ? (
        <>
          <dt>{m.orders_document_refunded()}</dt>
          <dd className="text-right">{formatSen(-returnedSen)}</dd>
        </>
      ) : null}
    </dl>
  );
}

import { ButtonLink } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import type { PricedOrder } from '#src/features/shop/packages/packages.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { formatSen } from '#src/shared/money.ts';
import { isBuyable } from '../cart.rules.ts';
import type { CartLine } from '../cart.schema.ts';

/** The total of the selected lines with the tax, and the next step. */
export function CartSummary({ priced, lines }: { priced: PricedOrder | null; lines: readonly CartLine[] }) {
  const isUnsaid = lines.some((line) => isBuyable(line) && line.personIsCitizen === null);
  return (
    <section aria-labelledby="cart-total" className="rounded-petal border border-line bg-mist p-5 lg:sticky lg:top-24">
      <h2 id="cart-total" className="mb-3 text-xl font-semibold text-deep">
        {m.cart_summary()}
      </h2>
      {priced ? (
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 tabular-nums">
          <dt>{m.cart_subtotal({ count: priced.lines.reduce((sum, { quantity }) => sum + quantity, 0) })}</dt>
          <dd className="text-right">{formatSen(priced.subtotalSen)}</dd>
          {priced.serviceTaxSen > 0 ? (
            <>
              <dt>{m.cart_tax({ percent: priced.taxPercent })}</dt>
              <dd className="text-right">{formatSen(priced.serviceTaxSen)}</dd>
            </>
          ) : null}
          <dt className="border-t border-line pt-2 text-lg font-semibold text-deep">{m.cart_total()}</dt>
          <dd className="border-t border-line pt-2 text-right text-lg font-semibold text-deep">
            {formatSen(priced.totalSen)}
          </dd>
        </dl>
      ) : (
        <Notice tone="info">{m.cart_nothing_selected()}</Notice>
      )}
      {isUnsaid && priced ? (
        <p className="mt-3 text-sm text-muted">{m.cart_tax_hint({ percent: priced.taxPercent })}</p>
      ) : null}
      <div className="mt-5 grid gap-3">
        {priced ? <ButtonLink href="/checkout">{m.cart_to_checkout()}</ButtonLink> : null}
        <ButtonLink href="/health-package" variant="secondary">
          {m.cart_choose_more()}
        </ButtonLink>
      </div>
    </section>
  );
}

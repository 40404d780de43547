import { Local } from '#src/design/content/local.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { formatSen } from '#src/shared/money.ts';
import type { CheckoutData } from '../checkout-form.server.ts';

/** The lines with hospital and price, above the form. */
export function CheckoutSummary({ page: { lines, subtotalSen, single } }: { page: CheckoutData }) {
  return (
    <section aria-labelledby="summary" className="rounded-petal border border-line bg-white p-4 shadow-card lg:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="summary" className="text-lg font-semibold text-deep">
          {m.checkout_summary()}
        </h2>
        {/* A single package is changed on its own page; the link above the title leads there. */}
        {single ? null : (
          <SiteLink href="/cart" className="inline-flex min-h-11 items-center">
            {m.checkout_change_cart()}
          </SiteLink>
        )}
      </div>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.id} className="flex justify-between gap-4 py-2 leading-snug">
            <span className="min-w-0">
              <strong className="font-semibold text-deep">
                {line.quantity} x <Local text={line.title} />
              </strong>
              <span className="block text-muted">{line.hospitalName}</span>
            </span>
            <span className="text-right tabular-nums">
              {formatSen(line.totalSen)}
              {line.normalTotalSen === null ? null : (
                <span className="block text-sm text-success">
                  {m.cart_member_price({ price: formatSen(line.normalTotalSen) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-4 border-t border-line pt-2 text-lg font-semibold text-deep">
        <span>{m.orders_subtotal()}</span>
        <span className="tabular-nums">{formatSen(subtotalSen)}</span>
      </p>
      <p className="mt-1 text-[0.9375rem] text-muted">{m.checkout_subtotal_note()}</p>
    </section>
  );
}

import { Local } from '#src/design/content/local.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDay } from '#src/shared/dates.ts';
import { formatSen } from '#src/shared/money.ts';
import { refundedSen } from '../orders.rules.ts';
import type { SeenLine, SeenOrder, SeenVoucher } from '../orders.schema.ts';
import { VoucherStateChip } from './order-state.tsx';
import { Totals } from './totals.tsx';

/** QR codes by voucher code; only where they were requested. */
export type VoucherPictures = Record<string, string>;

interface OrderSheetProps {
  order: SeenOrder;
  pictures: VoucherPictures;
  /** Address of a receipt or credit note. */
  documentHref: (number: string) => string;
  /** Heading of the lines: 'What you ordered' for the buyer, another for staff. */
  title?: string;
}

/** The order's lines, persons, totals, vouchers and documents. */
export function OrderSheet({ order, pictures, documentHref, title = m.orders_bought() }: OrderSheetProps) {
  return (
    <div className="space-y-8">
      <section aria-labelledby="bought">
        <h2 id="bought" className="text-xl font-semibold text-deep">
          {title}
        </h2>
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {order.lines.map((line) => (
            <Line
              key={line.id}
              line={line}
              isPaid={order.state === 'paid'}
              vouchers={order.vouchers.filter(({ lineId }) => lineId === line.id)}
              pictures={pictures}
            />
          ))}
        </ul>
        <div className="mt-4 max-w-md">
          <Totals
            {...order}
            code={order.promotionCode}
            isPaid={order.paidAt !== null}
            returnedSen={refundedSen(order.documents)}
          />
        </div>
      </section>
      {order.documents.length > 0 ? (
        <section aria-labelledby="documents">
          <h2 id="documents" className="text-xl font-semibold text-deep">
            {m.orders_papers()}
          </h2>
          <ul className="mt-2">
            {order.documents.map(({ number, kind, amountSen }) => (
              <li key={number}>
                <SiteLink href={documentHref(number)} className="inline-flex min-h-11 items-center">
                  {kind === 'receipt' ? m.orders_receipt({ number }) : m.orders_credit_note({ number })},{' '}
                  {formatSen(amountSen)} (PDF)
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

function Line({
  line,
  isPaid,
  vouchers,
  pictures,
}: {
  line: SeenLine;
  isPaid: boolean;
  vouchers: readonly SeenVoucher[];
  pictures: VoucherPictures;
}) {
  return (
    <li className="py-4">
      <div className="flex flex-wrap justify-between gap-x-6">
        <p className="font-semibold text-deep">
          {line.quantity} x <Local text={line.title} />
        </p>
        <p className="font-semibold tabular-nums">{formatSen(line.payableSen)}</p>
      </div>
      {line.normalPriceSen === null ? null : (
        <p className="text-success">{m.cart_member_price({ price: formatSen(line.normalPriceSen) })}</p>
      )}
      <p className="text-muted">
        {line.hospitalName} · {m.orders_for_person({ name: line.personName })}
      </p>
      {line.kind === 'membership' && isPaid ? (
        <p>
          <SiteLink href="/profile/member" className="inline-flex min-h-11 items-center">
            {m.cares_to_member_card()}
          </SiteLink>
        </p>
      ) : null}
      {vouchers.length > 0 ? (
        <ul className="mt-3 grid gap-4 sm:grid-cols-2">
          {vouchers.map((voucher) => (
            <Voucher key={voucher.code} voucher={voucher} picture={pictures[voucher.code]} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function Voucher({ voucher, picture }: { voucher: SeenVoucher; picture: string | undefined }) {
  return (
    <li className="flex items-center gap-4 rounded-petal border border-line bg-white p-4">
      {picture && voucher.state === 'valid' ? (
        <img
          src={picture}
          alt={m.orders_voucher_qr({ code: voucher.code })}
          width={112}
          height={112}
          className="shrink-0"
        />
      ) : null}
      <div>
        <p className="font-semibold tracking-wide text-deep tabular-nums">{voucher.code}</p>
        <p className="my-1">
          <VoucherStateChip state={voucher.state} />
        </p>
        <p className="text-muted">{m.orders_voucher_until({ day: formatDay(voucher.validUntil, getLocale()) })}</p>
      </div>
    </li>
  );
}

import { ButtonLink } from '#src/design/form/button.tsx';
import { Card } from '#src/design/content/card.tsx';
import { EmptyState } from '#src/design/states/empty-state.tsx';
import { Local } from '#src/design/content/local.tsx';
import { Pagination } from '#src/design/navigation/pagination.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { AccountFrame } from '#src/features/patient/profile/ui/account-frame.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { formatSen } from '#src/shared/money.ts';
import type { PurchaseRow } from '#src/features/shop/orders/orders.schema.ts';
import { purchasesPerPage as perPage } from '../my-purchases.rules.ts';
import { listPurchases } from '../view-orders.server.ts';
import { OrderStateChip } from '#src/features/shop/orders/ui/order-state.tsx';
import type { Route } from './+types/my-purchases';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const asked = Number(new URL(request.url).searchParams.get('page'));
  const page = Number.isInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1;
  return { page, ...(await listPurchases(app, actor, { limit: perPage, offset: (page - 1) * perPage })) };
}

/** The patient's purchases, newest first. */
export default function MyPurchasesPage({ loaderData: { page, items, total } }: Route.ComponentProps) {
  const title = m.orders_purchases_title();
  return (
    <AccountFrame title={title} intro={m.orders_purchases_intro()}>
      {items.length === 0 ? (
        <EmptyState
          title={m.orders_purchases_empty()}
          action={
            <>
              <ButtonLink href="/health-package">{m.orders_choose_packages()}</ButtonLink>
              <ButtonLink variant="secondary" href="/checkout/find">
                {m.orders_find_title()}
              </ButtonLink>
            </>
          }
        >
          {m.orders_purchases_empty_text()}
        </EmptyState>
      ) : (
        <>
          <Card className="mb-6">
            <ul className="divide-y divide-line">
              {items.map((item) => (
                <Row key={item.id} item={item} />
              ))}
            </ul>
          </Card>
          <Pagination page={page} pageSize={perPage} total={total} hrefFor={(next) => `/my-purchases?page=${next}`} />
          <p className="mt-6">
            <ButtonLink variant="secondary" href="/health-package">
              {m.orders_choose_packages()}
            </ButtonLink>
          </p>
        </>
      )}
    </AccountFrame>
  );
}

function Row({ item }: { item: PurchaseRow }) {
  return (
    <li className="grid gap-x-6 gap-y-1 px-5 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h2 className="text-lg">
          <SiteLink href={`/my-purchases/${item.id}`} className="inline-flex min-h-11 items-center font-semibold">
            {m.orders_order_title({ order: item.id })}
          </SiteLink>
        </h2>
        <p>
          {item.titles.map((text, index) => (
            <span key={text.en}>
              {index > 0 ? ', ' : ''}
              <Local text={text} />
            </span>
          ))}
        </p>
        <p className="text-muted">{formatDateTime(item.placedAt, getLocale())}</p>
      </div>
      <div className="max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4 sm:text-right">
        <p className="text-lg font-semibold tabular-nums text-deep">{formatSen(item.totalSen)}</p>
        <p className="mt-1">
          <OrderStateChip state={item.state} />
        </p>
      </div>
    </li>
  );
}

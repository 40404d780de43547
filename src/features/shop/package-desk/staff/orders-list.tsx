import { SelectField, TextField } from '#src/design/form/field.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { consoleLoad, hospitalChoices } from '#src/features/console/frame/frame.server.ts';
import { listHref, readListState } from '#src/features/console/frame/list-state.rules.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { formatSen } from '#src/shared/money.ts';
import { listAdminOrders, ordersShape, type AdminOrderRow } from '../orders-admin.server.ts';
import { orderStates } from '#src/features/shop/orders/orders.rules.ts';
import { orderStateWords } from '#src/features/shop/orders/ui/order-words.ts';
import { OrderChip } from '#src/features/shop/orders/ui/order-chip.tsx';
import type { Route } from './+types/orders-list';

const path = '/staff/orders';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, ordersShape);
  return consoleLoad(async () => {
    const staff = requireStaff(actor, 'look_at_orders');
    const [list, hospitals] = await Promise.all([
      listAdminOrders(app, actor, state),
      hospitalChoices(app, staff, 'look_at_orders'),
    ]);
    return { state, hospitals, ...list };
  });
}

/** Orders of the staff member's hospitals. */
export default function OrdersList({ loaderData: { state, hospitals, rows, total } }: Route.ComponentProps) {
  return (
    <AdminPage title={m.package_desk_orders()} intro={m.package_desk_orders_hint()}>
      <AdminFilters
        path={path}
        state={state}
        searchLabel={m.package_desk_search()}
        csvHref={listHref(`${path}/csv`, state)}
      >
        <SelectField
          name="state"
          label={m.orders_state()}
          options={orderStates.map((one) => ({ value: one, label: orderStateWords(one) }))}
          emptyLabel={m.orders_desk_any()}
          defaultValue={state.filters.state}
        />
        <SelectField
          name="hospital"
          label={m.orders_desk_hospital()}
          options={hospitals.map(({ id, name }) => ({ value: String(id), label: name }))}
          emptyLabel={m.orders_desk_any()}
          defaultValue={state.filters.hospital}
        />
        <TextField type="date" name="from" label={m.orders_desk_from()} defaultValue={state.filters.from} />
        <TextField type="date" name="until" label={m.orders_desk_until()} defaultValue={state.filters.until} />
      </AdminFilters>
      <AdminTable
        caption={m.package_desk_orders()}
        path={path}
        state={state}
        columns={columns()}
        rows={rows}
        total={total}
        keyOf={(row) => row.id}
        empty={m.package_desk_none()}
      />
    </AdminPage>
  );
}

function columns(): Column<AdminOrderRow>[] {
  return [
    {
      key: 'id',
      label: m.orders_find_order(),
      cell: (row) => (
        <SiteLink href={`${path}/${row.id}`} className="font-semibold">
          {row.id}
        </SiteLink>
      ),
    },
    {
      key: 'placed',
      label: m.orders_placed(),
      isSortable: true,
      isDate: true,
      cell: (row) => formatDateTime(row.placedAt, getLocale()),
    },
    { key: 'buyer', label: m.orders_desk_buyer(), cell: (row) => row.buyerName },
    { key: 'hospital', label: m.orders_desk_hospital(), cell: (row) => (row.hospitalNames ?? []).join(', ') },
    { key: 'things', label: m.orders_desk_things(), isNumber: true, cell: (row) => row.itemCount },
    {
      key: 'total',
      label: m.orders_total(),
      isSortable: true,
      isNumber: true,
      cell: (row) => formatSen(row.totalSen),
    },
    { key: 'state', label: m.orders_state(), isSortable: true, cell: (row) => <OrderChip state={row.state} /> },
  ];
}

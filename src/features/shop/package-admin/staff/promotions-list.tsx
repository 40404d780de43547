import { ButtonLink } from '#src/design/form/button.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { BulkBar, bulkFormId } from '#src/features/console/bulk-changes/ui/bulk-bar.tsx';
import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { importFileHref, listHref, readListState } from '#src/features/console/frame/list-state.rules.ts';
import { hospitalsFor, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { ImportLink } from '#src/features/console/frame/ui/lists/file-links.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { StateChip } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDay, malaysianDay } from '#src/shared/dates.ts';
import { formatSen } from '#src/shared/money.ts';
import { listPromotions } from '../promotions/promotions-admin.server.ts';
import { adminPage, promotionsShape } from '../packages-admin-list.server.ts';
import { promotionActions, promotionActionWords } from './packages-admin.words.ts';
import { isApprovalInForce } from '#src/features/shop/packages/packages.rules.ts';
import type { Route } from './+types/promotions-list';

const path = '/staff/promotions';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, promotionsShape);
  return consoleLoad(async () => {
    const staff = requireStaff(actor, 'manage_promotions');
    return {
      state,
      now: app.clock.now(),
      mayWrite: hospitalsFor(staff.roleAssignments, 'manage_promotions') === 'all',
      ...(await listPromotions(app, actor, adminPage(state))),
    };
  });
}

type Row = Route.ComponentProps['loaderData']['items'][number];

/** All promotion codes with their uses so far. */
export default function PromotionsList({ loaderData: { state, now, mayWrite, items, total } }: Route.ComponentProps) {
  return (
    <AdminPage
      title={m.package_admin_promotions()}
      intro={m.package_admin_promotions_hint()}
      actions={
        mayWrite ? (
          <>
            <ImportLink list="promotions" />
            <ButtonLink href={`${path}/new`}>{m.package_admin_promotion_new()}</ButtonLink>
          </>
        ) : null
      }
    >
      <AdminFilters
        path={path}
        state={state}
        searchLabel={m.package_admin_promotion_search()}
        csvHref={listHref(`${path}/csv`, state)}
        importHref={mayWrite ? importFileHref('promotions') : undefined}
      />
      <AdminTable
        caption={m.package_admin_promotions()}
        path={path}
        state={state}
        columns={columnsOf(now)}
        rows={items}
        total={total}
        keyOf={(row) => row.id}
        empty={m.package_admin_promotions_none()}
        {...(mayWrite ? { selection: { form: bulkFormId, labelOf: (row: Row) => row.code } } : {})}
      />
      {mayWrite && (
        <BulkBar
          path={path}
          back={listHref(path, state)}
          keys={items.map(({ id }) => id)}
          actions={promotionActions.map((value) => ({ value, label: promotionActionWords(value).label }))}
        />
      )}
    </AdminPage>
  );
}

function columnsOf(now: Date): Column<Row>[] {
  return [
    {
      key: 'code',
      label: m.package_admin_promo(),
      isSortable: true,
      cell: (row) => (
        <SiteLink href={`${path}/${row.id}`} className="font-semibold">
          {row.code}
        </SiteLink>
      ),
    },
    { key: 'name', label: m.package_admin_name(), cell: (row) => row.name.en },
    {
      key: 'off',
      label: m.package_admin_off(),
      cell: (row) => (row.percentOff === null ? formatSen(row.amountOffSen ?? 0) : `${row.percentOff}%`),
    },
    {
      key: 'ends',
      label: m.package_admin_dates(),
      isNamed: true,
      isSortable: true,
      cell: (row) =>
        `${formatDay(row.startsAt, getLocale())} – ${formatDay(new Date(row.endsAt.getTime() - 1), getLocale())}`,
    },
    {
      key: 'used',
      label: m.package_admin_uses(),
      isSortable: true,
      isNumber: true,
      cell: (row) => (row.globalLimit === null ? row.used : `${row.used} / ${row.globalLimit}`),
    },
    { key: 'state', label: m.package_admin_status(), cell: (row) => <PromotionState row={row} now={now} /> },
  ];
}

/** Whether buyers can use it now, and if not, why. */
export function PromotionState({ row, now }: { row: Row; now: Date }) {
  if (!row.isPublished) return <StateChip>{m.package_admin_off_state()}</StateChip>;
  if (row.endsAt <= now) return <StateChip>{m.package_admin_over_state()}</StateChip>;
  if (!isApprovalInForce(row, malaysianDay(now)))
    return <StateChip tone="bad">{m.package_admin_approval_none()}</StateChip>;
  if (row.globalLimit !== null && row.used >= row.globalLimit)
    return <StateChip tone="waiting">{m.package_admin_used_up_state()}</StateChip>;
  return row.startsAt > now ? (
    <StateChip tone="waiting">{m.package_admin_soon_state()}</StateChip>
  ) : (
    <StateChip tone="good">{m.package_admin_on_state()}</StateChip>
  );
}

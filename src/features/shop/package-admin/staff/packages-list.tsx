import { ButtonLink } from '#src/design/form/button.tsx';
import { SelectField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
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
import { localText } from '#src/shared/local-text.ts';
import { formatSen } from '#src/shared/money.ts';
import { packageStatuses, type AdminPackage } from '../draft/package-draft.schema.ts';
import { approvalsEnding, listAdminPackages, listAdminTypes } from '../packages-admin.server.ts';
import { adminPage, packagesShape } from '../packages-admin-list.server.ts';
import type { PackageType } from '#src/features/shop/packages/packages.schema.ts';
import { statusTones, statusWords } from './packages-admin.words.ts';
import type { Route } from './+types/packages-list';
import { endingDays } from '../package-admin.rules.ts';

const path = '/staff/packages';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, packagesShape);
  return consoleLoad(async () => {
    const staff = requireStaff(actor, 'manage_packages');
    const [list, types, ending] = await Promise.all([
      listAdminPackages(app, actor, { ...adminPage(state), status: state.filters.status as AdminPackage['status'] }),
      listAdminTypes(app, actor),
      approvalsEnding(app, actor, { days: endingDays }),
    ]);
    return {
      state,
      types,
      ending: ending.packages,
      today: malaysianDay(app.clock.now()),
      mayWrite: hospitalsFor(staff.roleAssignments, 'manage_packages') === 'all',
      ...list,
    };
  });
}

/** All packages, drafts and withdrawn ones too. */
export default function PackagesList({
  loaderData: { state, types, ending, today, mayWrite, items, total },
}: Route.ComponentProps) {
  return (
    <AdminPage
      title={m.package_admin_packages()}
      intro={m.package_admin_packages_hint()}
      actions={
        mayWrite ? (
          <>
            <ImportLink list="packages" />
            <ButtonLink href={`${path}/new`}>{m.package_admin_new()}</ButtonLink>
          </>
        ) : null
      }
    >
      {ending.length > 0 ? (
        <div className="mb-6">
          <Notice tone="warning">
            {m.package_admin_ending({ days: endingDays })}
            <ul className="mt-1">
              {ending.map((one) => (
                <li key={one.id}>
                  <SiteLink href={`${path}/${one.id}`} className="inline-flex min-h-11 items-center">
                    {one.slug}: {one.approvalNumber}, {formatDay(one.approvalExpiresOn ?? today, getLocale())}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      ) : null}
      <AdminFilters
        path={path}
        state={state}
        searchLabel={m.package_admin_search()}
        csvHref={listHref(`${path}/csv`, state)}
        importHref={mayWrite ? importFileHref('packages') : undefined}
      >
        <SelectField
          name="status"
          label={m.package_admin_status()}
          options={packageStatuses.map((one) => ({ value: one, label: statusWords(one) }))}
          emptyLabel={m.package_admin_any()}
          defaultValue={state.filters.status}
        />
      </AdminFilters>
      <AdminTable
        caption={m.package_admin_packages()}
        path={path}
        state={state}
        columns={columnsOf(types, today)}
        rows={items}
        total={total}
        keyOf={(row) => row.id}
        empty={m.package_admin_none()}
      />
    </AdminPage>
  );
}

function columnsOf(types: readonly PackageType[], today: string): Column<AdminPackage>[] {
  const typeName = (slug: string) => {
    const type = types.find((one) => one.slug === slug);
    return type ? localText(type.name, getLocale()).text : slug;
  };
  return [
    {
      key: 'title',
      label: m.package_admin_title(),
      isSortable: true,
      cell: (row) => (
        <SiteLink href={`${path}/${row.id}`} className="font-semibold">
          {row.title.en}
        </SiteLink>
      ),
    },
    { key: 'type', label: m.package_admin_type(), cell: (row) => typeName(row.typeSlug) },
    {
      key: 'price',
      label: m.package_admin_price(),
      isSortable: true,
      isNumber: true,
      cell: (row) => formatSen(row.priceSen),
    },
    { key: 'sold', label: m.package_admin_sold(), isSortable: true, isNumber: true, cell: (row) => row.timesSold },
    {
      key: 'approval',
      label: m.package_admin_approval(),
      isNamed: true,
      isSortable: true,
      cell: (row) => <Approval row={row} today={today} />,
    },
    {
      key: 'status',
      label: m.package_admin_status(),
      isSortable: true,
      cell: (row) => <StateChip tone={statusTones[row.status]}>{statusWords(row.status)}</StateChip>,
    },
  ];
}

function Approval({ row: { approvalNumber, approvalExpiresOn }, today }: { row: AdminPackage; today: string }) {
  if (!approvalNumber || !approvalExpiresOn)
    return <StateChip tone="waiting">{m.package_admin_approval_none()}</StateChip>;
  if (approvalExpiresOn < today)
    return <StateChip tone="bad">{m.package_admin_approval_over({ number: approvalNumber })}</StateChip>;
  return (
    <>{m.package_admin_approval_until({ number: approvalNumber, day: formatDay(approvalExpiresOn, getLocale()) })}</>
  );
}

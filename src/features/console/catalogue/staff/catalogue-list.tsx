import { ButtonLink } from '#src/design/form/button.tsx';
import { SelectField } from '#src/design/form/field.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { BulkBar, bulkFormId } from '#src/features/console/bulk-changes/ui/bulk-bar.tsx';
import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { listHref, readListState } from '#src/features/console/frame/list-state.rules.ts';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { ImportLink } from '#src/features/console/frame/ui/lists/file-links.tsx';
import { StateChip } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { inputNamesOf, type CatalogueInputs, type CatalogueList } from '../fields/catalogue-fields.ts';
import { catalogueList } from '../lists/catalogue-lists.ts';
import { listOf } from '../catalogue-page.server.ts';
import type { CatalogueStatus } from '../catalogue-status.rules.ts';
import { columnNames } from '../files/column-names.server.ts';
import { catalogueShape, listCatalogue, mayImport } from '../catalogue.server.ts';
import { said, statusTones, statusWords, stepNames, stepWords, titleOf } from '../ui/catalogue-words.ts';
import type { Route } from './+types/catalogue-list';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const { name } = await listOf(params.list);
  const state = readListState(new URL(request.url).searchParams, catalogueShape);
  return consoleLoad(async () => ({
    name,
    state,
    mayImport: mayImport(actor),
    ...(await listCatalogue(app, actor, { name, state })),
    names: await columnNames(app, name),
  }));
}

interface Row {
  id: number;
  status: CatalogueStatus;
  inputs: CatalogueInputs;
}

type Names = Record<string, Record<string, string>>;

function columnsOf(list: CatalogueList, names: Names): Column<Row>[] {
  const base = `/staff/catalogue/${list.name}`;
  return [
    {
      key: 'title',
      label: said(list.fields.find(({ name }) => name === list.title)!.label),
      isSortable: true,
      cell: (row) => <SiteLink href={`${base}/${row.id}`}>{titleOf(list, row.inputs)}</SiteLink>,
    },
    ...list.columns
      .filter((name) => list.owner !== 'hospital' || name !== 'hospital')
      .map((name) => {
        const field = list.fields.find((candidate) => candidate.name === name)!;
        return {
          key: name,
          label: said(field.label),
          cell: (row: Row) => namedIn(row.inputs[inputNamesOf(field)[0]!] ?? '', names[name]),
        };
      }),
    {
      key: 'status',
      label: m.catalogue_status(),
      isSortable: true,
      cell: (row) => <StateChip tone={statusTones[row.status]}>{statusWords(row.status)}</StateChip>,
    },
  ];
}

/** The names of the items that codes refer to; any other value unchanged. */
function namedIn(value: string, names: Record<string, string> | undefined): string {
  if (!names) return value;
  return value
    .split('; ')
    .map((code) => names[code] ?? code)
    .join(', ');
}

/** One list of master data: searched, filtered by status, exported as CSV. */
export default function CatalogueListPage({ loaderData }: Route.ComponentProps) {
  const { name, state, rows, total } = loaderData;
  const list = catalogueList(name);
  const path = `/staff/catalogue/${name}`;
  // The list's own file is the one that an import accepts, with the same filters as the list.
  const file = listHref(`${path}/csv`, state);
  return (
    <AdminPage
      title={said(list.label)}
      intro={said(list.hint)}
      back={{ label: m.catalogue_desk(), href: '/staff/catalogue' }}
      actions={
        <>
          {loaderData.mayImport && <ImportLink list={name} />}
          <ButtonLink href={`${path}/new`}>{said(list.newTitle)}</ButtonLink>
        </>
      }
    >
      <AdminFilters
        path={path}
        state={state}
        searchLabel={m.catalogue_search()}
        csvHref={loaderData.mayImport ? undefined : file}
        importHref={loaderData.mayImport ? file : undefined}
      >
        <SelectField
          name="status"
          label={m.catalogue_status()}
          defaultValue={state.filters.status}
          emptyLabel={m.catalogue_any()}
          options={(['draft', 'published', 'retired'] as const).map((value) => ({ value, label: statusWords(value) }))}
        />
      </AdminFilters>
      <AdminTable
        caption={said(list.label)}
        path={path}
        state={state}
        columns={columnsOf(list, loaderData.names)}
        rows={rows}
        total={total}
        keyOf={(row) => row.id}
        empty={m.catalogue_none()}
        selection={{ form: bulkFormId, labelOf: (row) => titleOf(list, row.inputs) }}
      />
      <BulkBar
        path={path}
        back={listHref(path, state)}
        keys={rows.map(({ id }) => id)}
        actions={stepNames.map((value) => ({ value, label: stepWords(value).label }))}
      />
    </AdminPage>
  );
}

import { SelectField } from '#src/design/form/field.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDay } from '#src/shared/dates.ts';
import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { duplicatesShape, listDuplicates, type ListedPair } from '../duplicates/duplicates.server.ts';
import { pairStateWords } from '../ui/pair-words.ts';
import { PrivacyTabs } from '../ui/privacy-tabs.tsx';
import { PairSigns } from '../ui/side-by-side.tsx';
import type { Route } from './+types/duplicate-list';

const path = '/staff/privacy/duplicates';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, duplicatesShape);
  return consoleLoad(async () => ({ state, ...(await listDuplicates(app, actor, state)) }));
}

/** Accounts that may belong to one person. */
export default function DuplicateList({ loaderData: { state, rows, total } }: Route.ComponentProps) {
  return (
    <AdminPage title={m.privacy_pairs()} intro={m.privacy_pairs_intro()}>
      <PrivacyTabs here={path} />
      <AdminFilters path={path} state={state}>
        <SelectField
          name="state"
          label={m.staff_state()}
          options={pairStateWords.options()}
          emptyLabel={m.privacy_pair_state_open()}
          defaultValue={state.filters['state']}
        />
      </AdminFilters>
      <AdminTable
        caption={m.privacy_pairs()}
        path={path}
        state={state}
        columns={columns()}
        rows={rows}
        total={total}
        keyOf={(row) => row.id}
        empty={m.privacy_pairs_empty()}
      />
    </AdminPage>
  );
}

function columns(): Column<ListedPair>[] {
  return [
    {
      key: 'names',
      label: m.privacy_pair_one(),
      cell: ({ id, one }) => (
        <>
          <SiteLink href={`${path}/${id}`}>{one.name}</SiteLink>
          <span className="block text-sm text-muted [overflow-wrap:anywhere]">{one.email}</span>
        </>
      ),
    },
    {
      key: 'other',
      label: m.privacy_pair_other(),
      cell: ({ other }) => (
        <>
          {other.name}
          <span className="block text-sm text-muted [overflow-wrap:anywhere]">{other.email}</span>
        </>
      ),
    },
    { key: 'signs', label: m.privacy_pair_signs(), cell: ({ signs }) => <PairSigns signs={signs} /> },
    {
      key: 'found',
      label: m.privacy_pair_found(),
      isSortable: true,
      isDate: true,
      cell: ({ foundAt }) => formatDay(foundAt, getLocale()),
    },
  ];
}

import { SelectField, TextField } from '#src/design/form/field.tsx';
import { consoleLoad, hospitalChoices } from '#src/features/console/frame/frame.server.ts';
import { listHref, rowsPerPage } from '#src/features/console/frame/list-state.rules.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDateTime, formatDay } from '#src/shared/dates.ts';
import { frontDeskDoctors } from '#src/features/appointments/front-desk/front-desk-day.server.ts';
import { listWaiting, type WaitingVisitor } from '#src/features/appointments/front-desk/waiting-list-admin.server.ts';
import { offerStates, waitingStates } from '#src/features/appointments/waiting-list/waiting-list.rules.ts';
import { offerWords, WaitingChip, waitingWords } from './waiting-words.tsx';
import { readWaitingListQuery } from './waiting-list-query.server.ts';
import { patientColumn, placeColumns, PlaceFilters } from '../front-desk-list.tsx';
import type { Route } from './+types/waiting-list';

const path = '/staff/waiting-list';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const { state, question } = readWaitingListQuery(request);
  return consoleLoad(async () => {
    const staff = requireStaff(actor, 'run_front_desk');
    const [list, hospitals, doctors] = await Promise.all([
      listWaiting(app, actor, { question, limit: rowsPerPage, offset: (state.page - 1) * rowsPerPage }),
      hospitalChoices(app, staff, 'run_front_desk'),
      frontDeskDoctors(app, actor),
    ]);
    return { state, hospitals, doctors, ...list };
  });
}

/** The patients who wait for a slot on a full day, and their offers. */
export default function WaitingListAdmin({
  loaderData: { state, hospitals, doctors, rows, total },
}: Route.ComponentProps) {
  return (
    <AdminPage title={m.waiting_desk_title()} intro={m.waiting_desk_intro()}>
      <AdminFilters
        path={path}
        state={state}
        searchLabel={m.waiting_desk_search()}
        csvHref={listHref(`${path}/csv`, state)}
      >
        <TextField type="date" name="day" label={m.front_desk_day()} defaultValue={state.filters.day} />
        <PlaceFilters hospitals={hospitals} doctors={doctors} filters={state.filters} />
        <SelectField
          name="state"
          label={m.staff_state()}
          options={waitingStates.map((value) => ({ value, label: waitingWords(value) }))}
          emptyLabel={m.waiting_desk_live()}
          defaultValue={state.filters.state}
        />
        <SelectField
          name="offer"
          label={m.waiting_desk_offer()}
          options={offerStates.map((value) => ({ value, label: offerWords(value) }))}
          emptyLabel={m.staff_any()}
          defaultValue={state.filters.offer}
        />
      </AdminFilters>
      <AdminTable
        caption={m.waiting_desk_title()}
        path={path}
        state={state}
        columns={columns()}
        rows={rows}
        total={total}
        keyOf={(row) => row.reference}
        empty={m.waiting_desk_empty()}
      />
    </AdminPage>
  );
}

function columns(): Column<WaitingVisitor>[] {
  return [
    patientColumn(path),
    {
      key: 'day',
      label: m.front_desk_day(),
      isSortable: true,
      isDate: true,
      cell: (row) => formatDay(row.day, getLocale()),
    },
    ...placeColumns<WaitingVisitor>(),
    {
      key: 'joined',
      label: m.waiting_desk_since(),
      isSortable: true,
      isDate: true,
      cell: (row) => formatDateTime(row.joinedAt, getLocale()),
    },
    {
      key: 'offer',
      label: m.waiting_desk_offer(),
      cell: (row) => (row.offer ? <LatestOffer offer={row.offer} /> : m.waiting_desk_offer_none()),
    },
    {
      key: 'state',
      label: m.staff_state(),
      cell: (row) => <WaitingChip state={row.status} isTakenOff={row.isTakenOff} />,
    },
  ];
}

function LatestOffer({ offer: { startsAt, expiresAt, state } }: { offer: NonNullable<WaitingVisitor['offer']> }) {
  return (
    <>
      {formatDateTime(startsAt, getLocale())}
      <br />
      <span className="text-muted">
        {state === 'open'
          ? m.waiting_desk_open_until({ until: formatDateTime(expiresAt, getLocale()) })
          : offerWords(state)}
      </span>
    </>
  );
}

import { ButtonLink } from '#src/design/form/button.tsx';
import { SelectField, TextField } from '#src/design/form/field.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { consoleLoad, hospitalChoices } from '#src/features/console/frame/frame.server.ts';
import { listHref, rowsPerPage } from '#src/features/console/frame/list-state.rules.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { addDays, formatDay, formatTime, malaysianDay } from '#src/shared/dates.ts';
import { schedulerOf } from '#src/features/appointments/scheduler/scheduler.server.ts';
import {
  frontDeskDoctors,
  listFrontDeskAppointments,
  visibleStates,
  type FrontDeskAppointment,
} from '#src/features/appointments/front-desk/front-desk-day.server.ts';
import { stateWords, AppointmentStateChip } from '../front-desk-words.tsx';
import { readDayQuery } from './day-query.server.ts';
import { patientColumn, placeColumns, PlaceFilters } from '../front-desk-list.tsx';
import type { Route } from './+types/front-desk-day';

const path = '/staff/appointments';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const { state, question } = readDayQuery(request);
  return consoleLoad(async () => {
    const staff = requireStaff(actor, 'run_front_desk');
    const [list, hospitals, doctors] = await Promise.all([
      listFrontDeskAppointments(app, actor, { question, limit: rowsPerPage, offset: (state.page - 1) * rowsPerPage }),
      hospitalChoices(app, staff, 'run_front_desk'),
      frontDeskDoctors(app, actor),
    ]);
    return {
      state,
      hospitals,
      doctors,
      states: visibleStates,
      isInternal: schedulerOf(app).isInternal,
      today: malaysianDay(app.clock.now()),
      ...list,
    };
  });
}

/** The front desk's day: which patient comes when, to which doctor. */
export default function DayList({
  loaderData: { state, hospitals, doctors, states, isInternal, rows, total, day, isEveryDay, nextDay, today },
}: Route.ComponentProps) {
  const onDay = (other: string) => listHref(path, state, { filters: { day: other } });
  return (
    <AdminPage title={m.front_desk_title()} intro={isInternal ? m.front_desk_intro() : m.front_desk_kept_by_service()}>
      <AdminFilters
        path={path}
        state={state}
        searchLabel={m.front_desk_search()}
        lead={{
          name: 'day',
          control: <TextField type="date" name="day" label={m.front_desk_day()} defaultValue={isEveryDay ? '' : day} />,
        }}
        csvHref={listHref(`${path}/csv`, state)}
      >
        <PlaceFilters hospitals={hospitals} doctors={doctors} filters={state.filters} />
        <SelectField
          name="state"
          label={m.staff_state()}
          options={states.map((value) => ({ value, label: stateWords(value) }))}
          emptyLabel={m.staff_any()}
          defaultValue={state.filters.state}
        />
      </AdminFilters>
      {isEveryDay ? (
        <h2 className="mb-4 text-lg">{m.front_desk_every_request()}</h2>
      ) : (
        <DayTurner day={day} today={today} onDay={onDay} />
      )}
      <AdminTable
        caption={m.front_desk_title()}
        path={path}
        state={state}
        columns={columns(isEveryDay || state.q !== '')}
        rows={rows}
        total={total}
        keyOf={(row) => row.reference}
        empty={
          <>
            {isEveryDay ? m.front_desk_no_request() : m.front_desk_empty()}{' '}
            {nextDay && (
              <SiteLink href={onDay(nextDay)} className="inline-flex min-h-11 items-center">
                {m.front_desk_next_day({ day: formatDay(nextDay, getLocale()) })}
              </SiteLink>
            )}
          </>
        }
      />
    </AdminPage>
  );
}

/** Links to the day before and the day after; and back to today from any other. */
function DayTurner({ day, today, onDay }: { day: string; today: string; onDay: (other: string) => string }) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <h2 className="text-lg max-sm:w-full">{formatDay(day, getLocale())}</h2>
      <ButtonLink variant="secondary" href={onDay(addDays(day, -1))}>
        {m.front_desk_day_before()}
      </ButtonLink>
      <ButtonLink variant="secondary" href={onDay(addDays(day, 1))}>
        {m.front_desk_day_after()}
      </ButtonLink>
      {day !== today && (
        <ButtonLink variant="secondary" href={onDay(today)}>
          {m.front_desk_today()}
        </ButtonLink>
      )}
    </div>
  );
}

/** The columns of the list. A search covers all days: then each row shows its own day. */
function columns(hasManyDays: boolean): Column<FrontDeskAppointment>[] {
  return [
    patientColumn(path, { isSortable: true }),
    {
      key: 'time',
      label: m.front_desk_time(),
      isSortable: true,
      cell: (row) => (
        <span className="tabular-nums">
          {hasManyDays && `${formatDay(row.startsAt, getLocale())}, `}
          {formatTime(row.startsAt, getLocale())}
        </span>
      ),
    },
    ...placeColumns<FrontDeskAppointment>({ isSortable: true }),
    {
      key: 'visit',
      label: m.front_desk_visit(),
      cell: (row) => (
        <>
          {row.visit === 'new' ? m.front_desk_new() : m.front_desk_returning()}
          {row.mode === 'teleconsult' && ` · ${m.front_desk_teleconsult()}`}
        </>
      ),
    },
    {
      key: 'reference',
      label: m.front_desk_reference(),
      isSortable: true,
      cell: (row) => <span className="tabular-nums">{row.reference}</span>,
    },
    {
      key: 'state',
      label: m.staff_state(),
      isSortable: true,
      cell: (row) => <AppointmentStateChip state={row.status} />,
    },
  ];
}

import { redirect } from 'react-router';
import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { CheckboxField, SelectField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { BulkBar, bulkFormId } from '#src/features/console/bulk-changes/ui/bulk-bar.tsx';
import { consoleLoad, consoleAction } from '#src/features/console/frame/frame.server.ts';
import { inOrder } from '#src/features/console/frame/list-order.rules.ts';
import { importFileHref, listHref } from '#src/features/console/frame/list-state.rules.ts';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { Disclosure } from '#src/features/console/frame/ui/disclosure.tsx';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { ImportLink } from '#src/features/console/frame/ui/lists/file-links.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { StateChip } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDay, malaysianDay } from '#src/shared/dates.ts';
import { stateName, states as allStates } from '#src/shared/places/state-names.ts';
import { addProposals, listHolidays } from '#src/features/appointments/scheduling/holidays/holidays.server.ts';
import { lastListedYear } from '#src/features/appointments/scheduling/holidays/moving-holidays.rules.ts';
import { keyOfHoliday, type Holiday } from '#src/features/appointments/scheduling/holidays/public-holidays.rules.ts';
import { readHolidaysQuestion } from './holidays-question.ts';
import type { Route } from './+types/holidays-page';

const path = '/staff/holidays';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const { state, year } = readHolidaysQuestion(request, app.clock.now());
  const thisYear = Number(malaysianDay(app.clock.now()).slice(0, 4));
  return consoleLoad(async () => {
    const list = await listHolidays(app, actor, { year, state: state.filters.state });
    return {
      ...list,
      holidays: inOrder(list.holidays, state, {
        by: { day: ({ day }) => day, name: ({ name }) => name[language] ?? name.en },
        language,
      }),
      state,
      year,
      years: yearsFrom(thisYear - 1, Math.max(thisYear + 2, lastListedYear)),
      said: new URL(request.url).searchParams.get('done'),
    };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const { year } = readHolidaysQuestion(request, app.clock.now());
  const form = await request.formData();
  const chosen = form.getAll('proposal').filter((key): key is string => typeof key === 'string');
  const outcome = await consoleAction({ form, language }, () => addProposals(app, actor, { year, chosen }));
  if (!('done' in outcome)) return outcome;
  throw redirect(localPath(`${path}?year=${year}&done=proposed`, language));
}

function yearsFrom(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
}

type Data = Route.ComponentProps['loaderData'];

/** A year's public holidays, and the proposals of the built-in list. */
export default function HolidaysPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state, year, years, holidays, said } = loaderData;
  return (
    <AdminPage
      title={`${m.holidays_desk()} ${year}`}
      intro={m.holidays_intro()}
      actions={
        <>
          <ImportLink list="public-holidays" />
          <ButtonLink href={`${path}/edit`}>{m.holidays_add()}</ButtonLink>
        </>
      }
    >
      {said && !actionData && (
        <div className="mb-6">
          <Notice tone="success">{saidWords(said)}</Notice>
        </div>
      )}
      <RefusalSummary refusal={actionData?.refusal} />
      <Proposals data={loaderData} isOpen={actionData !== undefined} />
      <AdminFilters
        path={path}
        state={state}
        csvHref={listHref(`${path}/csv`, state)}
        importHref={importFileHref('public-holidays')}
      >
        <SelectField
          name="year"
          label={m.holidays_year()}
          options={[...new Set([...years, year])].toSorted().map((one) => ({ value: one, label: one }))}
          defaultValue={year}
        />
        <SelectField
          name="state"
          label={m.holidays_state()}
          options={allStates.map((one) => ({ value: one, label: stateName(one, getLocale()) }))}
          emptyLabel={m.holidays_all_states()}
          defaultValue={state.filters.state}
        />
      </AdminFilters>
      <AdminTable
        caption={m.holidays_desk()}
        path={path}
        state={state}
        columns={columns()}
        rows={holidays}
        keyOf={keyOfHoliday}
        empty={m.holidays_none()}
        selection={{
          form: bulkFormId,
          labelOf: ({ day, name }) => `${name[getLocale()] ?? name.en}, ${formatDay(day, getLocale())}`,
          isSelectable: ({ isExpected }) => isExpected,
        }}
      />
      <BulkBar
        path={path}
        back={listHref(path, state)}
        keys={holidays.filter(({ isExpected }) => isExpected).map(keyOfHoliday)}
        actions={[{ value: 'confirm', label: m.holidays_confirm() }]}
      />
    </AdminPage>
  );
}

function saidWords(said: string): string {
  if (said === 'removed') return m.holidays_removed();
  return said === 'proposed' ? m.holidays_proposed() : m.holidays_saved();
}

function Proposals({ data: { year, proposals, undated }, isOpen }: { data: Data; isOpen: boolean }) {
  if (proposals.length === 0 && undated.length === 0) return null;
  const locale = getLocale();
  return (
    <Disclosure title={m.holidays_propose({ year })} isOpen={isOpen}>
      <p className="measure mb-3 text-muted">{m.holidays_propose_intro()}</p>
      {proposals.length > 0 && (
        <CsrfForm action={`?year=${year}`} className="grid gap-1">
          {proposals.map(({ day, name, states, isExpected }) => (
            <CheckboxField
              key={`${day} ${name.en}`}
              name="proposal"
              value={`${day} ${name.en}`}
              defaultChecked
              label={
                <>
                  <span className="font-semibold text-deep">{name[locale] ?? name.en}</span>, {formatDay(day, locale)}{' '}
                  {isExpected && <StateChip tone="waiting">{m.holidays_expected()}</StateChip>}
                  <span className="block text-[0.9375rem] text-muted">{statesWords(states)}</span>
                </>
              }
            />
          ))}
          <div className="mt-3">
            <Button>{m.holidays_propose_add()}</Button>
          </div>
        </CsrfForm>
      )}
      {undated.length > 0 && (
        <p className="measure mt-3">
          {m.holidays_moving({
            names: undated.map((name) => name[locale] ?? name.en).join(locale === 'zh' ? '、' : ', '),
          })}
        </p>
      )}
    </Disclosure>
  );
}

function statesWords(states: readonly string[]): string {
  if (states.length === allStates.length) return m.holidays_all_states();
  const locale = getLocale();
  return states.map((state) => stateName(state, locale)).join(locale === 'zh' ? '、' : ', ');
}

function columns(): Column<Holiday>[] {
  const locale = getLocale();
  return [
    {
      key: 'name',
      label: m.holidays_name(),
      isSortable: true,
      cell: ({ day, name }) => (
        <SiteLink
          href={`${path}/edit?${new URLSearchParams({ day, name: name.en })}`}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {name[locale] ?? name.en}
        </SiteLink>
      ),
    },
    {
      key: 'day',
      label: m.holidays_day(),
      isSortable: true,
      isDate: true,
      cell: ({ day, isExpected }) => (
        <>
          {formatDay(day, locale)}{' '}
          {isExpected && (
            <span className="block lg:whitespace-nowrap">
              <StateChip tone="waiting">{m.holidays_expected()}</StateChip>
            </span>
          )}
        </>
      ),
    },
    { key: 'states', label: m.holidays_states(), cell: ({ states }) => statesWords(states) },
  ];
}

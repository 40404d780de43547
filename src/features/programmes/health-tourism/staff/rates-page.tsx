import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { SelectField, TextField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { consoleLoad, consoleAction, textOf } from '#src/features/console/frame/frame.server.ts';
import { importFileHref, listHref, rowsPerPage } from '#src/features/console/frame/list-state.rules.ts';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { ImportLink } from '#src/features/console/frame/ui/lists/file-links.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDay } from '#src/shared/dates.ts';
import { offeredCurrencies, type ExchangeRate } from '../exchange-rates.rules.ts';
import { setExchangeRate, viewRates } from '../exchange-rates.server.ts';
import { readRatesQuery } from './rates-question.ts';
import type { Route } from './+types/rates-page';

const path = '/staff/rates';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readRatesQuery(request);
  const part = { currency: state.filters.of, order: state, limit: rowsPerPage, offset: (state.page - 1) * rowsPerPage };
  return consoleLoad(async () => ({
    ...(await viewRates(app, actor, part)),
    state,
    isDone: new URL(request.url).searchParams.has('done'),
  }));
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const outcome = await consoleAction({ form, language }, () =>
    setExchangeRate(app, actor, {
      currency: textOf(form, 'currency', 3),
      day: textOf(form, 'day', 10),
      rate: textOf(form, 'rate', 20),
    }),
  );
  if (!('done' in outcome)) return outcome;
  throw redirect(localPath(`${path}?done`, language), 303);
}

/** Rates for cost guides in other currencies. */
export default function RatesPage({
  loaderData: { current, entered, total, state, today, isDone },
  actionData,
}: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  return (
    <AdminPage
      title={m.health_tourism_rates()}
      intro={m.health_tourism_rates_hint()}
      actions={<ImportLink list="exchange-rates" />}
    >
      {isDone && !refusal ? (
        <div className="mb-6">
          <Notice tone="success">{m.health_tourism_rate_saved()}</Notice>
        </div>
      ) : null}
      <RefusalSummary refusal={refusal} />
      <AdminSection id="enter" title={m.health_tourism_rate_enter()}>
        <CsrfForm className="grid max-w-2xl items-end gap-5 sm:grid-cols-3">
          <SelectField
            name="currency"
            label={m.health_tourism_currency()}
            options={offeredCurrencies.map((one) => ({ value: one, label: one }))}
            defaultValue={refusal?.typed['currency']}
            error={refusal?.fields['currency']}
          />
          <TextField
            name="day"
            type="date"
            label={m.health_tourism_rate_of()}
            defaultValue={refusal?.typed['day'] ?? today}
            error={refusal?.fields['day']}
          />
          <TextField
            name="rate"
            inputMode="decimal"
            label={m.health_tourism_rate_per()}
            defaultValue={refusal?.typed['rate']}
            error={refusal?.fields['rate']}
            maxLength={20}
          />
          <div className="sm:col-span-3">
            <Button>{m.health_tourism_rate_save()}</Button>
          </div>
        </CsrfForm>
      </AdminSection>
      <AdminSection id="current" title={m.health_tourism_rates_current()}>
        <RateTable caption={m.health_tourism_rates_current()} rates={current} />
      </AdminSection>
      <AdminSection id="last" title={m.health_tourism_rates_last()}>
        <AdminFilters
          path={path}
          state={state}
          csvHref={listHref(`${path}/csv`, state)}
          importHref={importFileHref('exchange-rates')}
        >
          <SelectField
            name="of"
            label={m.health_tourism_currency()}
            options={offeredCurrencies.map((one) => ({ value: one, label: one }))}
            emptyLabel={m.staff_any()}
            defaultValue={state.filters.of}
          />
        </AdminFilters>
        <AdminTable
          caption={m.health_tourism_rates_last()}
          path={path}
          state={state}
          columns={columns()}
          rows={entered}
          total={total}
          keyOf={(row) => `${row.currency} ${row.day}`}
          empty={m.health_tourism_rates_none()}
        />
      </AdminSection>
    </AdminPage>
  );
}

function columns(): Column<ExchangeRate>[] {
  return [
    {
      key: 'currency',
      label: m.health_tourism_currency(),
      isSortable: true,
      cell: (row) => <strong>{row.currency}</strong>,
    },
    {
      key: 'rate',
      label: m.health_tourism_rate_per(),
      isNumber: true,
      cell: (row) => row.per100Myr.toLocaleString('en'),
    },
    {
      key: 'day',
      label: m.health_tourism_rate_of(),
      isSortable: true,
      isDate: true,
      cell: (row) => formatDay(row.day, getLocale()),
    },
  ];
}

function RateTable({ caption, rates }: { caption: string; rates: readonly ExchangeRate[] }) {
  if (rates.length === 0) return <p className="text-muted">{m.health_tourism_rates_none()}</p>;
  return (
    <table className="w-full max-w-2xl border-collapse tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-line text-left text-[0.875rem] text-deep">
          <th scope="col" className="py-2">
            {m.health_tourism_currency()}
          </th>
          <th scope="col" className="py-2 text-right">
            {m.health_tourism_rate_per()}
          </th>
          <th scope="col" className="py-2 text-right">
            {m.health_tourism_rate_of()}
          </th>
        </tr>
      </thead>
      <tbody>
        {rates.map(({ currency, day, per100Myr }) => (
          <tr key={`${currency} ${day}`} className="border-b border-line">
            <th scope="row" className="py-2 text-left font-semibold">
              {currency}
            </th>
            <td className="py-2 text-right">{per100Myr.toLocaleString('en')}</td>
            <td className="py-2 pl-3 text-right">{formatDay(day, getLocale())}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { ChipLink } from '#src/design/content/chip.tsx';
import { SelectField } from '#src/design/form/field.tsx';
import { EmptyState } from '#src/design/states/empty-state.tsx';
import { pageHref, SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { consoleLoad, hospitalChoices } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { listTop, topRows, type TopRow } from '../top-lists.server.ts';
import { trends, type TrendName, type TrendPeriod } from '../trends.rules.ts';
import { trendChoiceOf, viewTrends, type TrendChoice, type TrendFigure } from '../trend-figures.server.ts';
import { FunnelChart } from '../ui/funnel-chart.tsx';
import { TopList } from '../ui/top-list.tsx';
import { TrendChart } from '../ui/trend-chart.tsx';
import { TrendTable } from '../ui/trend-table.tsx';
import { columnWords, periodWords, trendWords, valueWords } from '../ui/trend-words.ts';
import type { Route } from './+types/trends';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  return consoleLoad(async () => {
    const staff = requireStaff(actor, 'read_trends');
    const choice = trendChoiceOf(new URL(request.url).searchParams);
    const [figures, hospitals] = await Promise.all([
      viewTrends(app, actor, choice),
      hospitalChoices(app, staff, 'read_trends'),
    ]);
    const tops: Partial<Record<TrendName, TopRow[]>> = {};
    for (const { name } of figures)
      if (trends[name].hasTopList)
        tops[name] = await listTop(app, actor, { name, choice, language, limit: topRows.page });
    return { choice, figures, hospitals, tops };
  });
}

/** How bookings, enquiries and sales develop: a chart for each figure, its table beside it, and a file of it. */
export default function TrendsPage({ loaderData: { choice, figures, hospitals, tops } }: Route.ComponentProps) {
  return (
    <AdminPage
      title={m.trends_desk()}
      intro={m.trends_intro()}
      actions={
        <ButtonLink href="/staff/trends/mail" variant="secondary">
          {m.trends_mail()}
        </ButtonLink>
      }
    >
      <TrendFilters choice={choice} hospitals={hospitals} />
      {figures.length > 1 && (
        <nav aria-label={m.trends_on_this_page()} className="mb-6">
          <ul className="flex flex-wrap gap-2">
            {figures.map(({ name }) => (
              <li key={name}>
                <ChipLink href={`#${name}`} removes={false}>
                  {trendWords(name).title}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {figures.length === 0 && <EmptyState title={m.trends_nothing()} />}
      {figures.map((figure) => (
        <Figure key={figure.name} figure={figure} choice={choice} top={tops[figure.name]} />
      ))}
    </AdminPage>
  );
}

function TrendFilters({ choice, hospitals }: { choice: TrendChoice; hospitals: { id: number; name: string }[] }) {
  return (
    <form
      method="get"
      action={pageHref('/staff/trends')}
      className="mb-6 grid items-end gap-4 rounded-soft border border-line bg-white p-4 sm:grid-cols-3"
    >
      <SelectField
        name="by"
        label={m.trends_by()}
        options={[
          { value: 'week', label: m.trends_by_week() },
          { value: 'month', label: m.trends_by_month() },
        ]}
        defaultValue={choice.by}
      />
      <SelectField
        name="hospital"
        label={m.staff_hospital()}
        options={hospitals.map(({ id, name }) => ({ value: String(id), label: name }))}
        emptyLabel={m.staff_any()}
        defaultValue={choice.hospitalId === null ? '' : String(choice.hospitalId)}
      />
      <div>
        <Button>{m.staff_list_show()}</Button>
      </div>
    </form>
  );
}

interface FigureProps {
  figure: TrendFigure;
  choice: TrendChoice;
  top: readonly TopRow[] | undefined;
}

function Figure({ figure: { name, rows }, choice, top }: FigureProps) {
  const language = getLocale();
  const { columns, isAhead, isFunnel } = trends[name];
  const { title, hint } = trendWords(name);
  const by: TrendPeriod = isAhead ? 'week' : choice.by;
  const periods = rows.map(({ start }) => periodWords(start, by, language));
  return (
    <AdminSection id={name} title={title} intro={hint}>
      <div className={`grid gap-x-8 gap-y-5 ${isFunnel ? 'xl:grid-cols-[2fr_3fr]' : 'xl:grid-cols-[3fr_2fr]'}`}>
        <Drawing name={name} rows={rows} periods={periods} />
        <TrendTable
          caption={title}
          head={[
            by === 'week' ? m.trends_week_of() : m.trends_month(),
            ...columns.map((column) => columnWords(column.name)),
          ]}
          rows={rows.map(({ values }, index) => [
            periods[index]!,
            ...values.map((value, place) => valueWords(value, columns[place]!.unit, language)),
          ])}
        />
      </div>
      {top && <TopList name={name} rows={top} />}
      <p className="mt-3 flex flex-wrap gap-x-6">
        <SiteLink href={csvHref(name, choice)} className="inline-flex min-h-11 items-center">
          {m.staff_list_csv()}
        </SiteLink>
        {top && (
          <SiteLink href={`${csvHref(name, choice)}&list=top`} className="inline-flex min-h-11 items-center">
            {m.trends_top_csv()}
          </SiteLink>
        )}
      </p>
    </AdminSection>
  );
}

function csvHref(name: TrendName, { by, hospitalId }: TrendChoice): string {
  const query = new URLSearchParams({
    figure: name,
    by,
    ...(hospitalId === null ? {} : { hospital: String(hospitalId) }),
  });
  return `/staff/trends/csv?${query}`;
}

function Drawing({ name, rows, periods }: TrendFigure & { periods: readonly string[] }) {
  const language = getLocale();
  const { columns, charted, isFunnel } = trends[name];
  const { title } = trendWords(name);
  const unit = columns[charted[0]!]!.unit;
  const write = (value: number) => valueWords(value, unit, language);
  const series = charted.map((place) => ({
    label: columnWords(columns[place]!.name),
    values: rows.map(({ values }) => values[place] ?? null),
  }));
  if (!isFunnel) return <TrendChart title={title} series={series} periods={periods} write={write} />;
  return (
    <FunnelChart
      title={title}
      steps={series.map(({ label, values }) => ({
        label,
        value: values.reduce<number>((sum, value) => sum + (value ?? 0), 0),
      }))}
      write={write}
      writeShare={(share) =>
        m.trends_of_step_before({ percent: valueWords(Math.round(share * 10) / 10, 'percent', language) })
      }
    />
  );
}

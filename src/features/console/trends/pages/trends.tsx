import { Button } from '#src/design/button.tsx';
import { SelectField } from '#src/design/field.tsx';
import { EmptyState } from '#src/design/empty-state.tsx';
import { pageHref, SiteLink } from '#src/design/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { consoleLoad, hospitalChoices } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { trends, type TrendPeriod } from '../trends.rules.ts';
import { trendChoiceOf, viewTrends, type TrendChoice, type TrendFigure } from '../trends.server.ts';
import { TrendChart } from '../ui/trend-chart.tsx';
import { TrendTable } from '../ui/trend-table.tsx';
import { columnWords, periodWords, trendWords, valueWords } from '../ui/trend-words.ts';
import type { Route } from './+types/trends';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return consoleLoad(async () => {
    const staff = requireStaff(actor, 'read_trends');
    const choice = trendChoiceOf(new URL(request.url).searchParams);
    const [figures, hospitals] = await Promise.all([
      viewTrends(app, actor, choice),
      hospitalChoices(app, staff, 'read_trends'),
    ]);
    return { choice, figures, hospitals };
  });
}

/** How bookings, enquiries and sales develop: a chart for each figure, its table beside it, and a file of it. */
export default function TrendsPage({ loaderData: { choice, figures, hospitals } }: Route.ComponentProps) {
  return (
    <AdminPage title={m.trends_desk()} intro={m.trends_intro()}>
      <TrendFilters choice={choice} hospitals={hospitals} />
      {figures.length === 0 && <EmptyState title={m.trends_nothing()} />}
      {figures.map((figure) => (
        <Figure key={figure.name} figure={figure} choice={choice} />
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

function Figure({ figure: { name, rows }, choice }: { figure: TrendFigure; choice: TrendChoice }) {
  const language = getLocale();
  const { columns, drawn, isAhead } = trends[name];
  const { title, hint } = trendWords(name);
  const by: TrendPeriod = isAhead ? 'week' : choice.by;
  const unit = columns[drawn[0]!]!.unit;
  const periods = rows.map(({ start }) => periodWords(start, by, language));
  const query = new URLSearchParams({
    figure: name,
    by: choice.by,
    ...(choice.hospitalId === null ? {} : { hospital: String(choice.hospitalId) }),
  });
  return (
    <AdminSection id={name} title={title} intro={hint}>
      <div className="grid gap-x-8 gap-y-5 xl:grid-cols-[3fr_2fr]">
        <TrendChart
          title={title}
          series={drawn.map((place) => ({
            label: columnWords(columns[place]!.name),
            values: rows.map(({ values }) => values[place] ?? null),
          }))}
          periods={periods}
          write={(value) => valueWords(value, unit, language)}
        />
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
      <p className="mt-3">
        <SiteLink href={`/staff/trends/csv?${query}`} className="inline-flex min-h-11 items-center">
          {m.staff_list_csv()}
        </SiteLink>
      </p>
    </AdminSection>
  );
}

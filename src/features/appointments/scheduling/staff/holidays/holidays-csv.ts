import { consoleLoad, exportedFile } from '#src/features/console/frame/frame.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { listHolidays } from '#src/features/appointments/scheduling/holidays/holidays.server.ts';
import { readHolidaysQuestion } from './holidays-question.ts';
import type { Route } from './+types/holidays-csv';

/** A year's holidays as CSV. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const { state, year } = readHolidaysQuestion(request, app.clock.now());
  const { holidays } = await consoleLoad(() => listHolidays(app, actor, { year, state: state.filters.state }));
  return exportedFile(
    { app, actor, request },
    {
      name: `public-holidays-${year}`,
      columns: [
        { label: 'day', value: (row) => row.day },
        { label: 'name_en', value: (row) => row.name.en },
        { label: 'name_ms', value: (row) => row.name.ms ?? '' },
        { label: 'name_zh', value: (row) => row.name.zh ?? '' },
        { label: 'states', value: (row) => row.states.join('; ') },
      ],
      rows: holidays,
    },
  );
}

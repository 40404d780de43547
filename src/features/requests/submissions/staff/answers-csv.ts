import { consoleLoad, exportedFile, readPages } from '#src/features/console/frame/frame.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { answersOfForm, type AnswerRow } from '../handling/submission-answers.server.ts';
import type { Route } from './+types/answers-csv';

/** The answers to one form that staff have built, as CSV: `?form={id}`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const { questions, rows } = await consoleLoad(async () => {
    const file = await answersOfForm(app, actor, Number(new URL(request.url).searchParams.get('form')));
    return { questions: file.questions, rows: await readPages(file.readPage) };
  });
  return exportedFile(
    { app, actor, request },
    {
      name: 'form-answers',
      columns: [
        { label: 'reference', value: (row) => row.reference },
        { label: 'sent', value: (row) => row.sentAt.toISOString() },
        { label: 'state', value: (row) => row.state },
        { label: 'hospital', value: (row) => row.hospitalName },
        { label: 'version', value: (row) => row.version },
        ...[...questions].map(([name, label]) => ({
          label,
          value: (row: AnswerRow) => row.answers[name],
        })),
      ],
      rows,
    },
  );
}

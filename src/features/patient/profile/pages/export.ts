import { redirect } from 'react-router';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { isFailure } from '#src/shared/failure.ts';
import { exportPatientData } from '../patient-data.server.ts';
import type { Route } from './+types/export';

/** A file is the answer to a form; opened by itself the address leads to the form. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(localPath('/setting/data', context.get(requestContext).language));
}

/** All that is kept on the patient, as one JSON file. */
export async function action({ context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  try {
    return new Response(JSON.stringify(await exportPatientData(app, actor), null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="my-data.json"',
        'cache-control': 'no-store',
      },
    });
  } catch (error) {
    if (!isFailure(error)) throw error;
    return new Response(error.details.text({}, { locale: language }), {
      status: error.details.status,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  }
}

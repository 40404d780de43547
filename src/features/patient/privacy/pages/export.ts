import { redirect } from 'react-router';
import { documentLook } from '#src/features/site/settings/settings.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { isFailure } from '#src/shared/failure.ts';
import { exportPdf } from '../export-pdf.server.ts';
import { exportPatientData } from '../data-requests.server.ts';
import type { Route } from './+types/export';

/** The file is the answer to a form; opened directly the address redirects to the form. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(localPath('/setting/data', context.get(requestContext).language));
}

/** The data export, as one JSON file with the files in it, or as a PDF for reading. */
export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  try {
    const isPdf = (await request.formData()).get('format') === 'pdf';
    const exported = await exportPatientData(app, actor);
    const body = isPdf
      ? await exportPdf(exported, { language, look: await documentLook(app) })
      : JSON.stringify(exported, null, 2);
    return new Response(body as BodyInit, {
      headers: {
        'content-type': isPdf ? 'application/pdf' : 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="my-data.${isPdf ? 'pdf' : 'json'}"`,
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

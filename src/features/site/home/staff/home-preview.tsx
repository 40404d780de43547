import { data } from 'react-router';
import { consoleAction, consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { PreviewFrame } from '#src/features/site/keyword-routing/ui/preview-frame.tsx';
import { requestContext } from '#src/platform/request-context.ts';
import { previewLayout } from '../home-admin.server.ts';
import { rowsFrom } from '../home-layout.rules.ts';
import { loadHomePage } from '../home.server.ts';
import HomePage from '../ui/home.tsx';
import type { Route } from './+types/home-preview';

const back = '/staff/home';

/** The home page as it is saved. */
export async function loader({ context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  return consoleLoad(() => {
    requireStaffEverywhere(actor, 'manage_menus');
    return loadHomePage(app, language);
  });
}

/** The home page with the sections of the form, which are not saved. */
export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const rows = rowsFrom(Object.fromEntries([...form.keys()].map((field) => [field, textOf(form, field, 500)])));
  const outcome = await consoleAction({ form, language }, () => previewLayout(app, actor, { language, rows }));
  if ('done' in outcome) return { page: outcome.done, faults: undefined };
  return data({ page: null, faults: Object.values(outcome.data.refusal.fields) }, outcome.init ?? {});
}

/** The home page before its sections are saved, in the readers' frame. */
export default function HomePreview({ loaderData, actionData }: Route.ComponentProps) {
  const page = actionData ? actionData.page : loaderData;
  return (
    <PreviewFrame back={back} faults={actionData?.faults}>
      {page ? <HomePage data={page} noindex /> : null}
    </PreviewFrame>
  );
}

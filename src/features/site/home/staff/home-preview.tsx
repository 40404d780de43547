import { data } from 'react-router';
import { draftedForm } from '#src/features/console/drafts/drafts.server.ts';
import { consoleAction, consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { PreviewFrame } from '#src/features/site/keyword-routing/ui/preview-frame.tsx';
import { requestContext, type RequestContext } from '#src/platform/request-context.ts';
import { previewLayout } from '../home-admin.server.ts';
import { layoutRecord, rowsFrom } from '../home-layout.rules.ts';
import { loadHomePage } from '../home.server.ts';
import HomePage from '../ui/home.tsx';
import type { Route } from './+types/home-preview';

const back = '/staff/home';

/** The home page with its draft; as it is published where there is none. */
export async function loader({ context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  return consoleLoad(async () => {
    requireStaffEverywhere(actor, 'manage_menus');
    const form = await draftedForm(app, actor, layoutRecord);
    if (!form) return { page: await loadHomePage(app, language), faults: undefined };
    const { page, faults } = await previewed({ app, actor, language }, form);
    return { page, faults };
  });
}

/** The home page with the sections of the form, which are not saved. */
export async function action({ request, context }: Route.ActionArgs) {
  const { init, ...shown } = await previewed(context.get(requestContext), await request.formData());
  return data(shown, init ?? {});
}

/** The page that the form makes, or why there is none. */
async function previewed({ app, actor, language }: Pick<RequestContext, 'app' | 'actor' | 'language'>, form: FormData) {
  const rows = rowsFrom(Object.fromEntries([...form.keys()].map((field) => [field, textOf(form, field, 500)])));
  const outcome = await consoleAction({ form, language }, () => previewLayout(app, actor, { language, rows }));
  if ('done' in outcome) return { page: outcome.done, faults: undefined, init: null };
  return { page: null, faults: Object.values(outcome.data.refusal.fields), init: outcome.init };
}

/** The home page before its sections are saved, in the readers' frame. */
export default function HomePreview({ loaderData, actionData }: Route.ComponentProps) {
  const { page, faults } = actionData ?? loaderData;
  return (
    <PreviewFrame back={back} faults={faults}>
      {page ? <HomePage data={page} noindex /> : null}
    </PreviewFrame>
  );
}

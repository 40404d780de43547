import { data } from 'react-router';
import { consoleAction, consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { previewPackage } from '#src/features/shop/package-admin/package-admin.server.ts';
import { sentForm } from '#src/platform/http/sent-form.ts';
import { requestContext, type RequestContext } from '#src/platform/request-context.ts';
import { loadKeywordPage } from '../keyword-pages.server.ts';
import { KeywordPage } from '../ui/keyword-page.tsx';
import { PreviewFrame } from '../ui/preview-frame.tsx';
import type { Route } from './+types/package-preview';

/** The stored package, with texts that wait for a doctor; none where its form was sent. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const here = context.get(requestContext);
  return consoleLoad(async () => ({
    back: `/staff/packages/${params.id}`,
    page: here.form ? null : await pageOf(here, Number(params.id), null),
  }));
}

/** The package with the unsaved values of its form. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const form = await sentForm(request, here);
  const outcome = await consoleAction({ form, language: here.language }, () => pageOf(here, Number(params.id), form));
  if ('done' in outcome) return { page: outcome.done, faults: undefined };
  return data({ page: null, faults: Object.values(outcome.data.refusal.fields) }, outcome.init ?? {});
}

function pageOf({ app, actor, language }: RequestContext, id: number, form: FormData | null) {
  return previewPackage(app, actor, {
    id,
    form,
    read: (reading) =>
      loadKeywordPage(
        reading,
        { component: 'health-package', id: String(id), url: '' },
        { language, near: undefined },
      ).then((page) => page ?? null),
  });
}

/** The public page of a package before it is saved, in the public frame. */
export default function PackagePreview({ loaderData, actionData }: Route.ComponentProps) {
  const page = actionData ? actionData.page : loaderData.page;
  return (
    <PreviewFrame back={loaderData.back} faults={actionData?.faults}>
      {page ? <KeywordPage shown={page} /> : null}
    </PreviewFrame>
  );
}

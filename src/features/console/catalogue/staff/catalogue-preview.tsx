import { data } from 'react-router';
import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import HospitalServicesPage from '#src/features/find-care/hospitals/ui/hospital-services-page.tsx';
import PatientCarePage from '#src/features/find-care/hospitals/ui/patient-care-page.tsx';
import { KeywordPage } from '#src/features/site/keyword-routing/ui/keyword-page.tsx';
import { PreviewFrame } from '#src/features/site/keyword-routing/ui/preview-frame.tsx';
import { sentForm } from '#src/platform/http/sent-form.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { withProposedCode } from '../catalogue-form.server.ts';
import { isFailure } from '#src/shared/failure.ts';
import { catalogueAction, listOf } from '../catalogue-page.server.ts';
import { viewItem } from '../catalogue.server.ts';
import { previewItem, type ItemPreview } from '../item-preview.server.ts';
import type { Route } from './+types/catalogue-preview';

/** The stored item, with texts that wait for a doctor; none where its form was sent or it was never saved. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, actor, language, form } = context.get(requestContext);
  const list = await listOf(params.list);
  const back = `/staff/catalogue/${list.name}/${params.id}`;
  if (form || params.id === 'new') return { preview: null, back };
  return consoleLoad(async () => {
    const { id, formInputs } = await viewItem(app, actor, { name: list.name, id: Number(params.id) });
    return { preview: await storedPreview(app, actor, { list, id, inputs: formInputs, language }), back };
  });
}

/**
 * The preview of a stored item; null where the item breaks a rule that is newer than it, because it has no page then.
 */
async function storedPreview(...input: Parameters<typeof previewItem>): Promise<ItemPreview | null> {
  try {
    return await previewItem(...input);
  } catch (error) {
    if (isFailure(error) && error.details.status === 422) return null;
    throw error;
  }
}

/** The item with the unsaved values of its form. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const { app, actor, language } = here;
  const list = await listOf(params.list);
  const form = await sentForm(request, here);
  const id = params.id === 'new' ? null : Number(params.id);
  const outcome = await catalogueAction({ list, form, language }, (inputs) =>
    previewItem(app, actor, { list, id, inputs: id === null ? withProposedCode(list, inputs) : inputs, language }),
  );
  if ('done' in outcome) return { preview: outcome.done, faults: undefined };
  return data({ preview: null, faults: Object.values(outcome.data.refusal.fields) }, outcome.init ?? {});
}

/** The public page of an item before it is saved, in the public frame. */
export default function CataloguePreview({ loaderData, actionData }: Route.ComponentProps) {
  const preview = (actionData ? actionData.preview : loaderData.preview) as ItemPreview | null;
  return (
    <PreviewFrame back={loaderData.back} faults={actionData?.faults}>
      {preview ? <Shown preview={preview} /> : null}
    </PreviewFrame>
  );
}

function Shown({ preview }: { preview: ItemPreview }) {
  if (preview.of === 'services') return <HospitalServicesPage data={preview.page} />;
  if (preview.of === 'care') return <PatientCarePage data={preview.page} />;
  return <KeywordPage shown={preview.page} />;
}

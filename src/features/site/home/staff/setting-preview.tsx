import { data } from 'react-router';
import { consoleAction, consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { draftedForm } from '#src/features/console/drafts/drafts.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { PreviewFrame } from '#src/features/site/keyword-routing/ui/preview-frame.tsx';
import { settingRecord } from '#src/features/site/settings/setting-form.rules.ts';
import { previewedSetting } from '#src/features/site/settings/settings.server.ts';
import { requestContext, type RequestContext } from '#src/platform/request-context.ts';
import { layoutUnknown } from '../home.errors.ts';
import { loadCorporate } from '../home.server.ts';
import CorporateHome from '../ui/corporate-home.tsx';
import type { Route } from './+types/setting-preview';

type Here = Pick<RequestContext, 'app' | 'actor' | 'language'>;
type Previewed = 'brand' | 'corporate';

/** The page about the group with the draft of a setting; as it is published where there is none. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  return consoleLoad(async () => {
    requireStaffEverywhere(actor, 'manage_settings');
    const key = previewedKey(params.key);
    const form = await draftedForm(app, actor, settingRecord(key));
    if (!form) return { key, page: await loadCorporate(app), faults: undefined };
    const { page, faults } = await previewed({ app, actor, language }, key, form);
    return { key, page, faults };
  });
}

/** The page about the group with the values of the form, which are not saved. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const key = await consoleLoad(() => previewedKey(params.key));
  const { init, ...shown } = await previewed(here, key, await request.formData());
  return data({ key, ...shown }, init ?? {});
}

/** The page that the form makes, or why there is none. */
async function previewed({ app, actor, language }: Here, key: Previewed, form: FormData) {
  const typed = Object.fromEntries(
    [...form.keys()].map((name) => [name, textOf(form, name, 20_000).replaceAll('\r\n', '\n')]),
  );
  const outcome = await consoleAction({ form, language }, async () =>
    loadCorporate(app, { [key]: await previewedSetting(app, actor, { key, typed }) }),
  );
  if ('done' in outcome) return { page: outcome.done, faults: undefined, init: null };
  return { page: null, faults: Object.values(outcome.data.refusal.fields), init: outcome.init };
}

function previewedKey(asked: string): Previewed {
  if (asked === 'brand' || asked === 'corporate') return asked;
  throw layoutUnknown();
}

/** The page about the group before a setting is published, in the readers' frame. */
export default function SettingPreview({ loaderData, actionData }: Route.ComponentProps) {
  const { key, page, faults } = actionData ?? loaderData;
  return (
    <PreviewFrame back={settingRecord(key)} faults={faults}>
      {page ? <CorporateHome data={page} noindex /> : null}
    </PreviewFrame>
  );
}

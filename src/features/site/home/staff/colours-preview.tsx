import { data } from 'react-router';
import { consoleAction, consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { PreviewFrame } from '#src/features/site/keyword-routing/ui/preview-frame.tsx';
import { colourTokens } from '#src/features/site/settings/brand/brand-colours.rules.ts';
import { checkedColours, readSetting } from '#src/features/site/settings/settings.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { loadHomePage } from '../home.server.ts';
import HomePage from '../ui/home.tsx';
import type { Route } from './+types/colours-preview';

const back = '/staff/brand';

/** The home page in the published colours. */
export async function loader({ context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  return consoleLoad(async () => {
    requireStaffEverywhere(actor, 'manage_settings');
    const { colours } = await readSetting(app, 'brand');
    return { page: await loadHomePage(app, language), tokens: colourTokens(colours), faults: undefined };
  });
}

/** The home page in the colours of the form, which are not saved. */
export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const typed = {
    deep: textOf(form, 'deep', 20),
    teal: textOf(form, 'teal', 20),
    gold: textOf(form, 'gold', 20),
    cream: textOf(form, 'cream', 20),
  };
  const outcome = await consoleAction({ form, language }, async () => checkedColours(actor, typed));
  if ('done' in outcome)
    return { page: await loadHomePage(app, language), tokens: colourTokens(outcome.done), faults: undefined };
  const faults = Object.values(outcome.data.refusal.fields);
  return data({ page: null, tokens: undefined, faults }, outcome.init ?? {});
}

/** The home page before its colours are published, within the readers' frame, which has the published ones. */
export default function ColoursPreview({ loaderData, actionData }: Route.ComponentProps) {
  const { page, tokens, faults } = actionData ?? loaderData;
  return (
    <PreviewFrame back={back} faults={faults}>
      {page ? (
        <div style={tokens}>
          <HomePage data={page} noindex />
        </div>
      ) : null}
    </PreviewFrame>
  );
}

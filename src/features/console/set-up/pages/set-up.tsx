import { redirect } from 'react-router';
import { Notice } from '#src/design/states/notice.tsx';
import { consoleAction, consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { closeSite, loadSample, openSite, removeSample, testPart, viewSetUp } from '../set-up.server.ts';
import { setUpSteps } from '../set-up.rules.ts';
import { OpeningSection } from '../ui/opening-section.tsx';
import { SampleSection } from '../ui/sample-section.tsx';
import { StepCard } from '../ui/step-card.tsx';
import type { Route } from './+types/set-up';

const path = '/staff/set-up';

const done: Record<string, () => string> = {
  open: m.set_up_done_open,
  close: m.set_up_done_close,
  'load-sample': m.set_up_done_load,
  'going-on': m.set_up_done_going_on,
  'remove-sample': m.set_up_done_remove,
  test: m.set_up_done_test,
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return consoleLoad(async () => ({
    view: await viewSetUp(app, actor),
    said: new URL(request.url).searchParams.get('done') ?? '',
  }));
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const intent = textOf(form, 'intent', 40);
  const outcome = await consoleAction({ form, language }, async () => {
    if (intent === 'load-sample' || intent === 'remove-sample') {
      const ended = await (intent === 'load-sample' ? loadSample : removeSample)(app, actor);
      return ended === 'done' ? intent : 'going-on';
    }
    if (intent === 'open') await openSite(app, actor);
    else if (intent === 'close') await closeSite(app, actor);
    else await testPart(app, actor, { part: textOf(form, 'part', 20), phone: textOf(form, 'phone', 40), language });
    return intent;
  });
  if (!('done' in outcome)) return outcome;
  throw redirect(`${localPath(path, language)}?done=${outcome.done in done ? outcome.done : 'test'}`);
}

/** The steps from an empty installation to an open site: each with what is still missing, and the opening itself. */
export default function SetUp({ loaderData: { view, said }, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  const steps = setUpSteps.filter((step) => step !== 'sample');
  const next = steps.find((step) => view.missing.some((missing) => missing.step === step && missing.isRequired));
  return (
    <AdminPage title={m.set_up_desk()} intro={m.set_up_intro()}>
      {done[said] && !refusal && (
        <div className="mb-6">
          <Notice tone="success">{done[said]()}</Notice>
        </div>
      )}
      <RefusalSummary refusal={refusal} />
      <OpeningSection view={view} />
      <ol className="mb-8 grid gap-4">
        {steps.map((step, index) => (
          <StepCard
            key={step}
            step={step}
            number={index + 1}
            isNext={step === next}
            missing={view.missing.filter((missing) => missing.step === step)}
            facts={view.facts}
            phone={refusal?.typed['phone']}
            phoneError={refusal?.fields['phone']}
          />
        ))}
      </ol>
      <SampleSection hasSample={view.facts.hasSample} mayLoad={view.mayLoadSample} />
    </AdminPage>
  );
}

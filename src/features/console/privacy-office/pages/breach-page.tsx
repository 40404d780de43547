import { redirect } from 'react-router';
import { Notice } from '#src/design/states/notice.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { consoleAction, consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { StateChip } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import { breachTyped } from '../breach-form.server.ts';
import { changeBreach, viewBreach } from '../breaches.server.ts';
import { BreachClocks } from '../ui/breach-clocks.tsx';
import { BreachForm } from '../ui/breach-form.tsx';
import type { Route } from './+types/breach-page';

const path = '/staff/privacy/breaches';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return consoleLoad(async () => ({
    breach: await viewBreach(app, actor, params.breachId),
    now: app.clock.now().getTime(),
    isDone: new URL(request.url).searchParams.has('done'),
  }));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const outcome = await consoleAction({ form, language }, () =>
    changeBreach(app, actor, {
      id: params.breachId,
      seen: Number(textOf(form, 'seen', 12)),
      typed: breachTyped(form),
    }),
  );
  if (!('done' in outcome)) return outcome;
  throw redirect(localPath(`${path}/${params.breachId}?done`, language), 303);
}

/** One breach: its deadlines, its facts, and its notifications. */
export default function BreachPage({ loaderData: { breach, now, isDone }, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  return (
    <AdminPage
      title={breach.title}
      back={{ label: m.privacy_breaches(), href: path }}
      intro={
        <>
          <StateChip tone={breach.closedAt ? 'quiet' : 'waiting'}>
            {breach.closedAt ? m.privacy_breach_closed() : m.privacy_breach_open()}
          </StateChip>{' '}
          {breach.reference}
        </>
      }
    >
      {isDone && !refusal && (
        <div className="mb-6">
          <Notice tone="success">{m.privacy_saved()}</Notice>
        </div>
      )}
      <RefusalSummary refusal={refusal} />
      <AdminSection id="clocks" title={m.privacy_notifications()}>
        <BreachClocks clocks={breach.clocks} now={now} />
      </AdminSection>
      <AdminSection id="breach" title={m.privacy_breach()}>
        <BreachForm breach={breach} refusal={refusal} />
      </AdminSection>
    </AdminPage>
  );
}

import { redirect } from 'react-router';
import { Button } from '#src/design/button.tsx';
import { CsrfForm } from '#src/design/csrf-form.tsx';
import { TextArea } from '#src/design/field.tsx';
import { Notice } from '#src/design/notice.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { consoleAction, consoleLoad, textOf, type ActionRefusal } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { ConfirmStep } from '#src/features/console/frame/ui/confirm-step.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/refusal-summary.tsx';
import { markApart, reopenPair, viewPair, type PairView } from '../duplicates/duplicates.server.ts';
import { PairSigns, SideBySide } from '../ui/side-by-side.tsx';
import type { Route } from './+types/duplicate-pair';

const path = '/staff/privacy/duplicates';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return consoleLoad(async () => ({
    view: await viewPair(app, actor, params.pairId),
    isDone: new URL(request.url).searchParams.has('done'),
  }));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const change = { id: params.pairId, seen: Number(textOf(form, 'seen', 12)) };
  const outcome = await consoleAction({ form, language }, () =>
    textOf(form, 'intent', 20) === 'reopen'
      ? reopenPair(app, actor, change)
      : markApart(app, actor, { ...change, reason: textOf(form, 'reason', 501) }),
  );
  if (!('done' in outcome)) return outcome;
  throw redirect(localPath(`${path}/${params.pairId}?done`, language), 303);
}

/** Two accounts side by side, and the decision whether they are one person's. */
export default function DuplicatePair({ loaderData: { view, isDone }, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  return (
    <AdminPage
      title={`${view.one.name} · ${view.other.name}`}
      back={{ label: m.privacy_pairs(), href: path }}
      intro={<PairSigns signs={view.signs} />}
    >
      {isDone && !refusal && (
        <div className="mb-6">
          <Notice tone="success">{m.privacy_saved()}</Notice>
        </div>
      )}
      <RefusalSummary refusal={refusal} />
      <SideBySide one={view.one} other={view.other} />
      {view.state === 'open' && <ApartForm view={view} refusal={refusal} />}
      {view.state === 'apart' && <ReopenForm view={view} />}
    </AdminPage>
  );
}

function ApartForm({ view, refusal }: { view: PairView; refusal: ActionRefusal | undefined }) {
  return (
    <AdminSection id="apart" title={m.privacy_pair_apart()} intro={m.privacy_pair_apart_intro()}>
      <ConfirmStep
        label={m.privacy_pair_apart_do()}
        variant="primary"
        intent="apart"
        isOpen={refusal !== undefined}
        fields={
          <>
            <input type="hidden" name="seen" value={view.version} />
            <TextArea
              name="reason"
              label={m.staff_reason()}
              hint={m.privacy_pair_apart_hint()}
              defaultValue={refusal?.typed['reason']}
              error={refusal?.fields['reason']}
              maxLength={500}
              rows={3}
              required
            />
          </>
        }
      >
        {m.privacy_pair_apart_effect()}
      </ConfirmStep>
    </AdminSection>
  );
}

function ReopenForm({ view }: { view: PairView }) {
  return (
    <AdminSection id="reopen" title={m.privacy_pair_state_apart()} intro={view.note}>
      <CsrfForm>
        <input type="hidden" name="seen" value={view.version} />
        <Button variant="secondary" name="intent" value="reopen">
          {m.privacy_pair_reopen()}
        </Button>
      </CsrfForm>
    </AdminSection>
  );
}

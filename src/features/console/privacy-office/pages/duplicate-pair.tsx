import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { TextArea } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { RecordList } from '#src/design/content/record-list.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDay } from '#src/shared/dates.ts';
import { consoleAction, consoleLoad, textOf, type ActionRefusal } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { markApart, reopenPair } from '../duplicates/duplicates.server.ts';
import { undoMerge } from '../duplicates/merge-undo.server.ts';
import { mergeFields } from '../duplicates/merge.rules.ts';
import { confirmMerge, proposeMerge, withdrawProposal } from '../duplicates/merge.server.ts';
import { viewPair, type PairView } from '../duplicates/pair-view.server.ts';
import type { PatientSide } from '../duplicates/patient-side.server.ts';
import { ProposeForm, UndoForm } from '../ui/merge-forms.tsx';
import { MergeProposal } from '../ui/merge-proposal.tsx';
import { pairStateWords } from '../ui/pair-words.ts';
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
  const outcome = await consoleAction({ form, language }, () => {
    const reason = textOf(form, 'reason', 501);
    switch (textOf(form, 'intent', 20)) {
      case 'propose':
        return proposeMerge(app, actor, { ...change, typed: typedProposal(form) });
      case 'withdraw':
        return withdrawProposal(app, actor, change);
      case 'merge':
        return confirmMerge(app, actor, change);
      case 'undo':
        return undoMerge(app, actor, { ...change, reason });
      case 'reopen':
        return reopenPair(app, actor, change);
      default:
        return markApart(app, actor, { ...change, reason });
    }
  });
  if (!('done' in outcome)) return outcome;
  throw redirect(localPath(`${path}/${params.pairId}?done`, language), 303);
}

function typedProposal(form: FormData): Record<string, string> {
  return Object.fromEntries(
    ['keep', 'isSure', 'mergeReason', ...mergeFields].map((name) => [name, textOf(form, name, 501)]),
  );
}

/** Two accounts side by side, and the decision whether they belong to one person. */
export default function DuplicatePair({ loaderData: { view, isDone }, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  return (
    <AdminPage
      title={[view.one, view.other].flatMap((side) => (side ? [side.name] : [])).join(' · ')}
      back={{ label: m.privacy_pairs(), href: path }}
      intro={
        <span className="flex flex-wrap items-center gap-2">
          {pairStateWords.of(view.state)} <PairSigns signs={view.signs} />
        </span>
      }
    >
      {isDone && !refusal && (
        <div className="mb-6">
          <Notice tone="success">{m.privacy_saved()}</Notice>
        </div>
      )}
      <RefusalSummary refusal={refusal} />
      <Decision view={view} refusal={refusal} />
    </AdminPage>
  );
}

const isBoth = (view: PairView): view is PairView & { one: PatientSide; other: PatientSide } =>
  view.one !== null && view.other !== null;

/** The possible decisions about the pair in its state. */
function Decision({ view, refusal }: { view: PairView; refusal: ActionRefusal | undefined }) {
  if (!isBoth(view)) return view.merged && <Merged view={view} merged={view.merged} refusal={refusal} />;
  return (
    <>
      <SideBySide one={view.one} other={view.other} />
      {view.proposal && <MergeProposal view={view} proposal={view.proposal} />}
      {view.state === 'open' && (
        <>
          <ProposeForm view={view} refusal={refusal?.typed['intent'] === 'propose' ? refusal : undefined} />
          <ApartForm view={view} refusal={refusal?.typed['intent'] === 'propose' ? undefined : refusal} />
        </>
      )}
      {view.state === 'apart' && <ReopenForm view={view} />}
    </>
  );
}

function Merged({
  view,
  merged,
  refusal,
}: {
  view: PairView;
  merged: NonNullable<PairView['merged']>;
  refusal: ActionRefusal | undefined;
}) {
  const kept = (view.one ?? view.other)!;
  return (
    <>
      <AdminSection id="merged" title={m.privacy_pair_state_merged()}>
        <RecordList
          items={[
            { label: m.privacy_merge_stays(), value: kept.email },
            { label: m.privacy_merge_on(), value: formatDay(merged.mergedAt, getLocale()) },
            { label: m.staff_reason(), value: merged.reason },
          ]}
        />
      </AdminSection>
      <UndoForm view={view} merged={merged} refusal={refusal} />
    </>
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

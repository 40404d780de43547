import { Button } from '#src/design/form/button.tsx';
import { ErrorSummary } from '#src/design/form/error-summary.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { RecordList } from '#src/design/content/record-list.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { UrgentTextArea } from '#src/features/site/urgent-help/ui/urgent-text-area.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDateTime } from '#src/shared/dates.ts';
import type { FollowedView } from '../follow-up/submission-follow-up.server.ts';
import { FileField } from '#src/features/requests/forms/ui/form-fields.tsx';

interface FollowedProps {
  view: FollowedView;
  isAdded: boolean;
  refusal?: { message: string; fields: Record<string, string>; added: string } | undefined;
}

/** The state of a submission for its sender; while it is open, the sender can add to it. */
export function Followed({ view, isAdded, refusal }: FollowedProps) {
  const fields = Object.entries(refusal?.fields ?? {});
  return (
    <>
      {isAdded ? (
        <div className="mb-6">
          <Notice tone="success">{m.forms_added()}</Notice>
        </div>
      ) : null}
      {fields.length > 0 ? <ErrorSummary errors={fields.map(([name, message]) => ({ name, message }))} /> : null}
      {refusal && fields.length === 0 ? (
        <div className="mb-6">
          <Notice tone="error">{refusal.message}</Notice>
        </div>
      ) : null}
      <RecordList
        items={[
          { label: m.forms_reference(), value: view.reference },
          { label: m.forms_what(), value: [view.title, view.subject].filter(Boolean).join(': ') },
          ...(view.hospital ? [{ label: m.forms_hospital(), value: view.hospital }] : []),
          { label: m.forms_state(), value: <strong className="text-deep">{view.state}</strong> },
          ...(view.files.length > 0
            ? [
                {
                  label: m.forms_files(),
                  value: <span className="[overflow-wrap:anywhere]">{view.files.join(', ')}</span>,
                },
              ]
            : []),
        ]}
      />
      <h2 className="mt-8 text-xl">{m.forms_steps()}</h2>
      <Steps steps={view.steps} />
      {view.isOpen ? <AddForm view={view} refusal={refusal} /> : null}
    </>
  );
}

function Steps({ steps }: { steps: FollowedView['steps'] }) {
  const language = getLocale();
  return (
    <ol className="mt-4 space-y-5 border-l-2 border-gold pl-5">
      {steps.map(({ id, at, by, state, words }) => (
        <li key={id}>
          <p className="text-[0.9375rem] text-muted">
            {formatDateTime(at, language)} · {by === 'sender' ? m.forms_you() : m.forms_us()}
          </p>
          {state ? <p className="font-semibold text-deep">{state}</p> : null}
          {words ? <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{words}</p> : null}
        </li>
      ))}
    </ol>
  );
}

function AddForm({ view, refusal }: Pick<FollowedProps, 'view' | 'refusal'>) {
  return (
    <section aria-labelledby="add" className="mt-10 rounded-petal border border-line bg-white p-5 shadow-card md:p-8">
      <h2 id="add" className="text-xl">
        {m.forms_add_title()}
      </h2>
      <CsrfForm className="mt-4 space-y-5" {...(view.takesFiles ? { encType: 'multipart/form-data' as const } : {})}>
        <UrgentTextArea
          label={m.forms_add_text()}
          name="message"
          rows={4}
          maxLength={3_000}
          defaultValue={refusal?.added}
          error={refusal?.fields['message']}
        />
        {view.takesFiles ? (
          <FileField
            files={{ label: m.forms_files }}
            error={refusal?.fields['files']}
            mustChooseAgain={Boolean(refusal)}
          />
        ) : null}
        <Button name="intent" value="add">
          {m.forms_add_send()}
        </Button>
      </CsrfForm>
    </section>
  );
}

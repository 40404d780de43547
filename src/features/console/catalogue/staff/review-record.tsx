import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { consoleAction, consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { ChangedWords } from '#src/features/publishing/editor/ui/difference-view.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { nextReview } from '#src/shared/health-texts/clinical-review.ts';
import { formatDateTime, formatDay, malaysianDay } from '#src/shared/dates.ts';
import { importList } from '../lists/file-lists.ts';
import { decideRecord, recordForReview } from '../approvals/reviewed-record.server.ts';
import { inputLabel, languageLabel, said } from '../ui/catalogue-words.ts';
import { ReviewRefusal } from '#src/features/publishing/editor/ui/review-refusal.tsx';
import type { Route } from './+types/review-record';
import { longestNote } from '#src/features/console/text-proposals/text-proposals.schema.ts';
import { SendBackStep } from '#src/features/console/text-proposals/ui/send-back-step.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return consoleLoad(async () => ({
    ...(await recordForReview(app, actor, Number(params.id))),
    nextReview: nextReview(malaysianDay(app.clock.now())),
  }));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const isApproval = textOf(form, 'intent') === 'approve';
  const decision = { id: Number(params.id), fingerprint: textOf(form, 'fingerprint', 64) };
  const outcome = await consoleAction({ form, language }, () =>
    decideRecord(app, actor, { ...decision, isApproval, note: textOf(form, 'note', longestNote) }),
  );
  if (!('done' in outcome)) return outcome;
  const done = isApproval ? 'record_approved' : 'sent_back';
  throw redirect(localPath(`/staff/reviews?done=${done}`, language), 303);
}

/** The health texts of a record as they would be, by language, with the doctor's decision below. */
export default function ReviewRecord({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, title, since, parts, fingerprint, refusal } = loaderData;
  const list = importList(kind);
  const refused = actionData?.refusal;
  const held = <input type="hidden" name="fingerprint" value={fingerprint} />;
  return (
    <AdminPage
      title={title}
      intro={`${said(list.label)} · ${m.proposal_waiting({ date: formatDateTime(new Date(since), getLocale()) })}`}
      back={{ label: m.content_reviews(), href: '/staff/reviews' }}
    >
      <RefusalSummary refusal={refused} />
      {parts.map(({ language, inputs }) => (
        <AdminSection
          key={language ?? 'all'}
          id={`text-${language ?? 'all'}`}
          title={language ? languageLabel(language) : m.proposal_all_languages()}
        >
          <p className="mb-4 text-[0.9375rem] text-muted">{m.content_change_legend()}</p>
          <div className="space-y-6">
            {inputs.map(({ input, changes }) => (
              <section key={input}>
                <h3 className="mb-2">{inputLabel(list, input)}</h3>
                <ChangedWords changes={changes} language={language ?? undefined} />
              </section>
            ))}
          </div>
        </AdminSection>
      ))}
      <AdminSection id="decision" title={m.content_review_decision()} intro={m.content_review_decision_intro()}>
        <p className="mb-4">{m.content_review_next({ date: formatDay(loaderData.nextReview, getLocale()) })}</p>
        <ReviewRefusal refusal={refusal} />
        <div className="flex flex-wrap items-start gap-3">
          {refusal ? null : (
            <CsrfForm>
              {held}
              <Button name="intent" value="approve">
                {m.content_review_approve()}
              </Button>
            </CsrfForm>
          )}
          <SendBackStep refused={refused} held={held} />
        </div>
      </AdminSection>
    </AdminPage>
  );
}

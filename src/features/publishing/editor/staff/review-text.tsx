import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { RecordList } from '#src/design/content/record-list.tsx';
import { consoleAction, consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { downloadsOf } from '#src/features/publishing/entries/downloads.rules.ts';
import { DownloadList } from '#src/features/publishing/entries/ui/download-list.tsx';
import { safeHtml } from '#src/features/publishing/entries/entries.server.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDay } from '#src/shared/dates.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import { approveText, sendBack, textForReview } from '../approval/clinical-approval.server.ts';
import { compareWithPublished } from '../approval/review-comparison.server.ts';
import { RichMarkup } from '#src/features/publishing/entries/ui/text/rich-text.tsx';
import { kindWords, languageWords } from '../ui/content-words.ts';
import { ReviewChanges } from '../ui/review-changes.tsx';
import { ReviewRefusal } from '../ui/review-refusal.tsx';
import type { Route } from './+types/review-text';
import { longestNote } from '#src/features/console/text-proposals/text-proposals.schema.ts';
import { SendBackStep } from '#src/features/console/text-proposals/ui/send-back-step.tsx';

const languageOf = (typed: string | null): Language => languages.find((language) => language === typed) ?? 'en';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const language = languageOf(new URL(request.url).searchParams.get('language'));
  return consoleLoad(async () => {
    const { entry, text, fingerprint, approval, refusal } = await textForReview(app, actor, {
      entryId: Number(params.id),
      language,
    });
    const { parts, ...comparison } = await compareWithPublished(app, entry, language);
    return {
      entryId: entry.id,
      kind: entry.kind,
      language,
      title: text.title,
      summary: text.summary,
      body: safeHtml(text.body),
      isInReview: text.status === 'in_review',
      fingerprint,
      approval,
      refusal,
      comparison,
      // Read with the text: they are part of what is approved.
      downloads: downloadsOf(entry.fields),
      fields: parts.filter(({ part }) => !shownAbove.has(part)),
    };
  });
}

/** Parts that the page shows as readers get them. */
const shownAbove: ReadonlySet<string> = new Set(['title', 'summary', 'body', 'downloads']);

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const isApproval = textOf(form, 'intent') === 'approve';
  const decision = {
    entryId: Number(params.id),
    language: languageOf(textOf(form, 'language')),
    fingerprint: textOf(form, 'fingerprint', 64),
  };
  const outcome = await consoleAction({ form, language }, () =>
    isApproval
      ? approveText(app, actor, decision)
      : sendBack(app, actor, { ...decision, note: textOf(form, 'note', longestNote) }),
  );
  if (!('done' in outcome)) return outcome;
  throw redirect(localPath(`/staff/reviews?done=${isApproval ? 'approved' : 'sent_back'}`, language));
}

/** One language of a health text, as it would be published, with the doctor's decision below. */
export default function ReviewText({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, language, title, summary, body, fields, downloads, approval, refusal, comparison } = loaderData;
  const refused = actionData?.refusal;
  const held = (
    <>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="fingerprint" value={loaderData.fingerprint} />
    </>
  );
  return (
    <AdminPage
      title={title}
      intro={`${kindWords[kind]()} · ${languageWords[language]()}`}
      back={{ label: m.content_reviews(), href: '/staff/reviews' }}
    >
      <RefusalSummary refusal={refused} />
      <ReviewChanges entryId={loaderData.entryId} language={language} comparison={comparison} />
      <AdminSection id="text" title={m.content_review_text()}>
        <div lang={language}>
          <p className="text-lg">{summary}</p>
          {/* Sanitised by the loader: allowed-html.server.ts. */}
          <RichMarkup html={body} className="mt-4" />
        </div>
        {fields.length > 0 ? (
          <div className="mt-6">
            <RecordList
              items={fields.map(({ label, text }) => ({
                label,
                value: (
                  <span className="whitespace-pre-line" lang={language}>
                    {text}
                  </span>
                ),
              }))}
            />
          </div>
        ) : null}
        <DownloadList fields={{ downloads }} />
      </AdminSection>
      <AdminSection id="decision" title={m.content_review_decision()} intro={m.content_review_decision_intro()}>
        {approval.reviewer && approval.reviewedOn ? (
          <p className="mb-4">
            {m.content_review_approved({ name: approval.reviewer, date: formatDay(approval.reviewedOn, getLocale()) })}
          </p>
        ) : null}
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
          {loaderData.isInReview ? <SendBackStep refused={refused} held={held} /> : null}
        </div>
      </AdminSection>
    </AdminPage>
  );
}

import { Button } from '#src/design/form/button.tsx';
import { Field } from '#src/design/form/field.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { StateChip } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDateTime, formatDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import type { Status, Step } from '#src/features/publishing/entries/content.rules.ts';
import type { WritingWarning } from '#src/features/publishing/entries/text-checks/writing-check.rules.ts';
import { WritingWarnings } from '#src/features/publishing/entries/ui/text/checked-text.tsx';
import { languageWords, statusTones, statusWords, stepWords } from './content-words.ts';
import { entryFormId } from './entry-form.tsx';
import { warningWords } from '#src/features/publishing/entries/ui/text/writing-warning-words.ts';

interface StateOf {
  language: Language;
  status: Status;
  steps: readonly Step[];
  isShown: boolean;
  scheduledFor: string | null;
  /** The chosen end of publication; empty for none. */
  publicUntil: string;
  missingRequirements: readonly string[];
  /** Warnings before publication; they do not prevent it. */
  warnings: readonly WritingWarning[];
  approval: { reviewer: string; reviewedOn: string } | null;
}

interface StatesEntry {
  id: number;
  texts: readonly StateOf[];
  isClinical: boolean;
  mayReview: boolean;
}

/** The state of each language and its possible steps; every language has its own. */
export function EntryStates({ entry, error }: { entry: StatesEntry; error: string | undefined }) {
  return (
    <AdminSection id="states" title={m.content_states_title()}>
      <ul className="grid gap-4 lg:grid-cols-3">
        {entry.texts.map((text) => (
          <li key={text.language} className="rounded-soft border border-line p-4">
            <StateCard text={text} error={error} />
            {entry.isClinical ? <ReviewState entry={entry} text={text} /> : null}
          </li>
        ))}
      </ul>
    </AdminSection>
  );
}

/** Who has approved the present text, and the link to its review. */
function ReviewState({ entry, text }: { entry: StatesEntry; text: StateOf }) {
  return (
    <>
      {text.approval ? (
        <p className="mt-3 text-[0.9375rem]">
          {m.content_review_approved({
            name: text.approval.reviewer,
            date: formatDay(text.approval.reviewedOn, getLocale()),
          })}
        </p>
      ) : null}
      {entry.mayReview ? (
        <SiteLink
          href={`/staff/reviews/${entry.id}?language=${text.language}`}
          className="mt-2 inline-flex min-h-11 items-center"
        >
          {m.content_review_open()}
        </SiteLink>
      ) : null}
    </>
  );
}

function StateCard({ text, error }: { text: StateOf; error: string | undefined }) {
  const { language, status, steps, isShown, scheduledFor, publicUntil, missingRequirements, warnings } = text;
  const plain = (['submit', 'send_back', 'publish', 'cancel_schedule'] as const).filter(
    (step) => steps.includes(step) && !(step === 'publish' && status === 'published'),
  );
  // A text with missing requirements cannot be published: the next step is its review, and while it waits for that
  // there is none.
  const next = missingRequirements.length > 0 ? 'submit' : 'publish';
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <strong className="text-deep">{languageWords[language]()}</strong>
        <StateChip tone={statusTones[status]}>{statusWords[status]()}</StateChip>
      </p>
      {isShown && status !== 'published' ? (
        <p className="text-[0.9375rem] text-muted first-letter:uppercase">{m.content_status_shown_older()}</p>
      ) : null}
      {scheduledFor ? (
        <p className="tabular-nums">
          {m.content_scheduled_for({ date: formatDateTime(new Date(scheduledFor), getLocale()) })}
        </p>
      ) : null}
      {publicUntil ? (
        <p className="tabular-nums">
          {m.content_public_until({ date: formatDateTime(new Date(publicUntil), getLocale()) })}
        </p>
      ) : null}
      {missingRequirements.length > 0 && status !== 'published' ? (
        <ul className="mt-2 list-disc pl-5 text-[0.9375rem] text-gold-text">
          {missingRequirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
      ) : null}
      {warnings.length > 0 ? (
        <WritingWarnings warnings={[...new Set(warnings.map((warning) => warningWords(warning)))]} />
      ) : null}
      {plain.length > 0 ? (
        <div className="mt-3 flex flex-wrap gap-2">
          {plain.map((step) => (
            <Button
              key={step}
              form={entryFormId}
              name="intent"
              value={`${step}:${language}`}
              variant={step === next ? 'primary' : 'secondary'}
            >
              {stepWords[step]?.()}
            </Button>
          ))}
        </div>
      ) : null}
      {steps.includes('schedule') ? <ScheduleForm language={language} error={error} /> : null}
      {isShown && steps.includes('unpublish') ? (
        <div className="mt-3">
          <ConfirmStep label={m.content_step_unpublish()} intent={`unpublish:${language}`} form={entryFormId}>
            {m.content_unpublish_meaning()}
          </ConfirmStep>
        </div>
      ) : null}
    </>
  );
}

function ScheduleForm({ language, error }: { language: Language; error: string | undefined }) {
  const name = `at-${language}`;
  return (
    <details className="mt-3" open={error !== undefined}>
      <summary className="inline-flex min-h-11 items-center font-medium text-teal underline underline-offset-4">
        {m.content_step_schedule()}
      </summary>
      <div className="mt-2 flex flex-wrap items-end gap-2">
        <Field label={m.content_step_at()} name={name} error={error}>
          <input
            id={name}
            form={entryFormId}
            type="datetime-local"
            name={name}
            className="block min-h-12 w-full rounded-soft border-2 border-field bg-white px-3"
          />
        </Field>
        <Button form={entryFormId} name="intent" value={`schedule:${language}`} variant="secondary">
          {m.content_step_schedule()}
        </Button>
      </div>
    </details>
  );
}

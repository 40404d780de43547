import type { ReactNode } from 'react';
import { Button } from '#src/design/form/button.tsx';
import { SelectField, TextArea, TextField } from '#src/design/form/field.tsx';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { AutosavedForm } from '#src/features/console/unsaved-changes/ui/autosaved-form.tsx';
import type { ShownUnsaved } from '#src/features/console/unsaved-changes/unsaved-changes.schema.ts';
import { customFormLimits } from '#src/features/requests/forms/custom/custom-form.rules.ts';
import { handlerActions, partKinds, type CustomForm } from '#src/features/requests/forms/custom/custom-form.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { handlerActionWords, kindWords } from './builder-words.ts';
import { PartRow } from './part-row.tsx';
import { ThreeTexts } from './three-texts.tsx';

interface BuilderFormProps {
  /** The record for which typed values are stored. */
  record: string;
  unsaved: ShownUnsaved | null;
  /** Whether the form shows unsaved values. */
  isTyped: boolean;
  typed: Readonly<Record<string, string>> | undefined;
  form: CustomForm;
  revision: string;
  /** Messages by field. */
  errors: Readonly<Record<string, string>>;
  /** The part that was just added, copied or moved, and the step. */
  changed: { id: string; step: string } | null;
  isPublished: boolean;
}

/**
 * The form in the builder. Every button sends the whole page: moving, copying, removing and adding only change the
 * typed values; 'Save' stores the draft, and only 'Publish' changes what visitors see.
 */
export function BuilderForm({
  form,
  revision,
  errors,
  changed,
  isPublished,
  record,
  unsaved,
  isTyped,
  typed,
}: BuilderFormProps) {
  return (
    <AutosavedForm id="builder-form" record={record} unsaved={unsaved} isTyped={isTyped} typed={typed} noValidate>
      {/* Enter presses the form's first button. */}
      <input type="hidden" name="revision" value={revision} />
      <Buttons isPublished={isPublished} />
      <AdminSection id="words" title={m.custom_forms_texts()} intro={m.custom_forms_texts_hint()}>
        <FormTexts form={form} errors={errors} />
      </AdminSection>
      <AdminSection id="parts" title={m.custom_forms_parts()} intro={m.custom_forms_parts_hint()}>
        {form.parts.length === 0 && <p className="text-muted">{m.custom_forms_parts_none()}</p>}
        <ol className="border-b border-line">
          {form.parts.map((part, index) => (
            <PartRow
              key={`${part.id}-${index}`}
              part={part}
              place={index + 1}
              errors={errors}
              isFirst={index === 0}
              isLast={index === form.parts.length - 1}
              step={changed?.id === part.id ? changed.step : null}
            />
          ))}
        </ol>
        <AddPart errors={errors} isFull={form.parts.length >= customFormLimits.parts} />
      </AdminSection>
      <AdminSection id="answers" title={m.custom_forms_answers()} intro={m.custom_forms_answers_hint()}>
        <AnswerRules form={form} errors={errors} />
      </AdminSection>
      <Buttons isPublished={isPublished} />
    </AutosavedForm>
  );
}

function Buttons({ isPublished }: { isPublished: boolean }) {
  return (
    <div className="mb-6 flex flex-wrap gap-3">
      <Button name="intent" value="save">
        {m.custom_forms_save()}
      </Button>
      <Button name="intent" value="publish" variant="secondary">
        {isPublished ? m.custom_forms_publish_again() : m.custom_forms_publish()}
      </Button>
    </div>
  );
}

type Fields = Pick<BuilderFormProps, 'form' | 'errors'>;

function FormTexts({ form, errors }: Fields): ReactNode {
  return (
    <div className="grid gap-5">
      <ThreeTexts name="title" label={m.custom_forms_title()} texts={form.title} errors={errors} />
      <ThreeTexts name="intro" label={m.custom_forms_intro()} texts={form.intro} errors={errors} rows={3} />
      <ThreeTexts
        name="thanks"
        label={m.custom_forms_thanks()}
        hint={m.custom_forms_thanks_hint()}
        texts={form.thanks}
        errors={errors}
        rows={3}
      />
      <ThreeTexts
        name="privacy"
        label={m.custom_forms_privacy()}
        hint={m.custom_forms_privacy_hint()}
        texts={form.privacy}
        errors={errors}
        rows={3}
      />
    </div>
  );
}

function AddPart({ errors, isFull }: { errors: Fields['errors']; isFull: boolean }) {
  if (isFull) return <p className="mt-5">{m.custom_forms_full({ most: customFormLimits.parts })}</p>;
  return (
    <div className="mt-5 flex flex-wrap items-end gap-3">
      <SelectField
        name="add"
        label={m.custom_forms_add_kind()}
        error={errors['add']}
        options={partKinds.map((kind) => ({ value: kind, label: kindWords[kind]() }))}
      />
      <Button name="intent" value="add" variant="secondary">
        {m.custom_forms_add()}
      </Button>
    </div>
  );
}

function AnswerRules({ form, errors }: Fields) {
  return (
    <div className="grid items-end gap-5 sm:grid-cols-2">
      <SelectField
        name="duty"
        label={m.custom_forms_duty()}
        hint={m.custom_forms_duty_hint()}
        defaultValue={form.duty}
        options={handlerActions.map((action) => ({ value: action, label: handlerActionWords[action]() }))}
      />
      <TextArea
        name="notified"
        label={m.custom_forms_notified()}
        hint={m.custom_forms_notified_hint()}
        error={errors['notified']}
        defaultValue={form.notified}
        rows={2}
      />
      <TextField
        name="answerWithin"
        label={m.custom_forms_within()}
        hint={m.custom_forms_within_hint()}
        error={errors['answerWithin']}
        defaultValue={form.answerWithin}
        inputMode="numeric"
        maxLength={3}
      />
      <TextField
        name="keptDays"
        label={m.custom_forms_kept()}
        hint={m.custom_forms_kept_hint()}
        error={errors['keptDays']}
        defaultValue={form.keptDays}
        inputMode="numeric"
        maxLength={5}
      />
      <TextField
        type="date"
        name="lastDay"
        label={m.custom_forms_last_day()}
        hint={m.custom_forms_last_day_hint()}
        error={errors['lastDay']}
        defaultValue={form.lastDay}
      />
    </div>
  );
}

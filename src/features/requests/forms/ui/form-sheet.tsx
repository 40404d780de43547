import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '#src/design/form/button.tsx';
import { ConsentField } from '#src/design/form/consent-field.tsx';
import { ErrorSummary } from '#src/design/form/error-summary.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import type { FormKind } from '../form-kind.schema.ts';
import type { FormPageData, SheetRefusal } from '../form-page.server.ts';
import { consentField, keyField, trapField } from '../forms.rules.ts';
import { faultsOfSheet } from './form-check.ts';
import { FileField, FormFieldRow } from './form-fields.tsx';
import { useSavedInput } from './use-saved-input.ts';

interface FormSheetProps {
  kind: FormKind;
  /** From the page's loader: loadForm(). */
  page: FormPageData;
  /** The action's answer. */
  refusal?: SheetRefusal | undefined;
  submitLabel: string;
  /** Fields that the page sets (`fixed`): neither rendered nor required. */
  without?: readonly string[];
  /** Replaces the kind's own fields, for a page that groups them: render each with <FormFieldRow>. */
  children?: ReactNode;
  className?: string;
}

/**
 * The form of a kind: its fields, files, consent and faults. Sent as a document with or without scripts; with scripts
 * it is validated before it is sent, so that chosen files stay chosen, and typed text survives a reload.
 */
export function FormSheet({
  kind,
  page,
  refusal,
  submitLabel,
  without = [],
  children,
  className = '',
}: FormSheetProps) {
  const [found, setFound] = useState<Record<string, string>>();
  const [isSending, setIsSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isRestored = useSavedInput(form, { name: kind.draftName ?? kind.name, isFresh: !refusal });
  const shownFields = kind.fields.filter(({ name }) => !without.includes(name));
  const fields = found ?? refusal?.fields ?? {};
  const typed = refusal?.typed ?? page.known;
  const check = (event: FormEvent<HTMLFormElement>) => {
    const faults = faultsOfSheet({ ...kind, fields: shownFields }, new FormData(event.currentTarget), getLocale());
    setFound(faults);
    if (Object.keys(faults).length > 0) event.preventDefault();
    else setIsSending(true);
  };
  const hasFields = Object.keys(fields).length > 0;
  return (
    <>
      <ErrorSummary errors={Object.entries(fields).map(([name, message]) => ({ name, message }))} />
      {refusal && !hasFields && !found ? (
        <div className="mb-6">
          <Notice tone="error">{refusal.message}</Notice>
        </div>
      ) : null}
      {isRestored ? (
        <div role="status" className="mb-6">
          <Notice>{m.forms_restored()}</Notice>
        </div>
      ) : null}
      <CsrfForm
        ref={form}
        noValidate
        onSubmit={check}
        {...(kind.files ? { encType: 'multipart/form-data' as const } : {})}
        className={`space-y-6 rounded-petal border border-line bg-white p-5 shadow-card md:p-8 ${className}`}
      >
        <input type="hidden" name={keyField} value={refusal?.typed[keyField] || page.key} />
        {children ??
          shownFields.map((field) => (
            <FormFieldRow key={field.name} field={field} page={page} typed={typed} error={fields[field.name]} />
          ))}
        {kind.files ? (
          <FileField files={kind.files} error={fields['files']} mustChooseAgain={Boolean(refusal?.hadFiles)} />
        ) : null}
        <Trap />
        {kind.purpose ? (
          <p className="measure whitespace-pre-line text-muted">{kind.purpose({}, { locale: getLocale() })}</p>
        ) : null}
        <ConsentField
          sentence={m.design_consent()}
          href="/pdpa"
          name={consentField}
          value={page.noticeVersion}
          defaultChecked={typed[consentField] === page.noticeVersion}
          error={fields[consentField]}
        />
        <div>
          <Button type="submit" className="w-full sm:w-auto">
            {isSending ? m.forms_sending() : submitLabel}
          </Button>
          <p aria-live="polite" className="sr-only">
            {isSending ? m.forms_sending() : ''}
          </p>
        </div>
      </CsrfForm>
    </>
  );
}

/** The honeypot field: invisible, out of the tab order, and labelled to be left empty. */
function Trap() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label htmlFor={trapField}>{m.forms_trap()}</label>
      <input type="text" id={trapField} name={trapField} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

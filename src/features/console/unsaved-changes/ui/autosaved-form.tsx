import type { ReactNode } from 'react';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { begunOnField } from '../unsaved-changes.rules.ts';
import { formState, type ShownUnsaved } from '../unsaved-changes.schema.ts';
import { AutosaveNote } from './autosave-note.tsx';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

interface AutosavedFormProps {
  id: string;
  /** The record for which typed values are stored. */
  record: string;
  unsaved: ShownUnsaved | null;
  /** Whether the form shows unsaved values: refused ones, or those of a step that saves nothing. */
  isTyped: boolean;
  /** The typed values, where the form shows any. */
  typed: Readonly<Record<string, string>> | undefined;
  className?: string;
  /** Only the server reports missing values of a field. */
  noValidate?: boolean;
  children: ReactNode;
}

/**
 * A form whose typed values are stored while somebody types; the browser asks before the page is left with unsaved
 * values.
 */
export function AutosavedForm({
  id,
  record,
  unsaved,
  isTyped,
  typed,
  className,
  noValidate,
  children,
}: AutosavedFormProps) {
  useUnsavedWarning(id, isTyped || Boolean(unsaved?.isContinued));
  const begun = typed?.[begunOnField];
  return (
    <CsrfForm id={id} noValidate={noValidate ?? false} {...(className ? { className } : {})}>
      {begun ? <input type="hidden" name={begunOnField} value={begun} /> : null}
      {children}
      <p className="mt-3 empty:hidden">
        <AutosaveNote formId={id} record={record} state={formState(isTyped ? {} : undefined, unsaved)} />
      </p>
    </CsrfForm>
  );
}

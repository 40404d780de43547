import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';

interface ConfirmStepProps {
  /**
   * The action: 'Remove from the console'. It is the label of the button that opens the step and of the one that
   * confirms.
   */
  label: string;
  /** The effect, and a note where it cannot be undone. */
  children: ReactNode;
  /** Fields of the form: a reason (TextArea), hidden inputs. */
  fields?: ReactNode;
  /** The form's address; by default this page's own. */
  action?: string;
  /** Name and value of the confirming button, which the page's action reads. */
  intent?: string;
  variant?: ButtonVariant;
  /** Id of a form of the page that is sent instead of the step's own form, so that its typed values are not lost. */
  form?: string;
  /** Open at once, because one of its fields has an error. */
  isOpen?: boolean;
}

/**
 * A confirmation in two steps: the first press shows the effect, the second confirms. Works without scripts. The form
 * posts `intent` and the fields. Its props are stable, because admin pages of every feature use it.
 */
export function ConfirmStep({
  label,
  children,
  fields,
  action,
  intent,
  variant = 'danger',
  form,
  isOpen = false,
}: ConfirmStepProps) {
  return (
    <details open={isOpen} className="group min-w-0 open:w-full">
      <summary className="no-marker inline-flex min-h-11 items-center rounded-soft border-2 border-field bg-white px-5 py-2 font-semibold text-deep group-open:border-deep hover:border-teal">
        {label}
      </summary>
      <div className="mt-3 rounded-soft border-2 border-deep bg-white p-4 md:p-5">
        <div className="measure mb-4">{children}</div>
        {form ? (
          <Confirm {...{ label, variant, intent, form }} />
        ) : (
          <CsrfForm {...(action ? { action } : {})} className="grid max-w-xl gap-4">
            {fields}
            <Confirm {...{ label, variant, intent }} />
          </CsrfForm>
        )}
      </div>
    </details>
  );
}

function Confirm({
  label,
  variant,
  intent,
  form,
}: {
  label: string;
  variant: ButtonVariant;
  intent: string | undefined;
  form?: string;
}) {
  return (
    <div>
      <Button
        type="submit"
        variant={variant}
        {...(form ? { form } : {})}
        {...(intent ? { name: 'intent', value: intent } : {})}
      >
        {label}
      </Button>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { Card } from '#src/design/content/card.tsx';
import { ErrorSummary } from '#src/design/form/error-summary.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';
import type { FormRefusal } from '#src/platform/http/form-answer.ts';

interface AccountFormProps {
  refusal: FormRefusal | undefined;
  backHref: string;
  saveLabel?: string;
  /** Whether it has files. */
  takesFiles?: boolean;
  children: ReactNode;
}

/** One form on a page: errors first, then the fields, then save or go back. Works without scripts. */
export function AccountForm({ refusal, backHref, saveLabel, takesFiles = false, children }: AccountFormProps) {
  return (
    <div>
      <Refusal refusal={refusal} />
      <Card className="p-5 md:p-8">
        <CsrfForm
          noValidate
          className="max-w-xl space-y-6"
          {...(takesFiles ? { encType: 'multipart/form-data' as const } : {})}
        >
          {children}
          <div className="flex flex-wrap gap-3 pt-2">
            <Button>{saveLabel ?? m.profile_save()}</Button>
            <ButtonLink variant="quiet" href={backHref}>
              {m.profile_back()}
            </ButtonLink>
          </div>
        </CsrfForm>
      </Card>
    </div>
  );
}

/** A link to each field with an error, or one sentence where no field can correct it. */
export function Refusal({ refusal }: { refusal: FormRefusal | undefined }) {
  if (!refusal) return null;
  const errors = Object.entries(refusal.fields).map(([name, message]) => ({ name, message }));
  return errors.length > 0 ? (
    <ErrorSummary errors={errors} />
  ) : (
    <div className="mb-6">
      <Notice tone="error">{refusal.message}</Notice>
    </div>
  );
}

/** The typed value after a refusal, else the stored one. */
export function shownValue(
  refusal: FormRefusal | undefined,
  name: string,
  stored: string | null | undefined,
): string | undefined {
  return refusal ? refusal.typed[name] : (stored ?? undefined);
}

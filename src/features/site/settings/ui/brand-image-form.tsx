import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { Field } from '#src/design/form/field.tsx';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { m } from '#src/paraglide/messages.js';
import { mostBrandImageKilobytes } from '../brand/brand-images.rules.ts';

interface BrandImageFormProps {
  kind: 'logo' | 'icon';
  /** The group's own; absent where the shipped mark shows. */
  current: string | undefined;
  error: string | undefined;
}

/** The present logo or icon, a file to replace it, and its removal. */
export function BrandImageForm({ kind, current, error }: BrandImageFormProps) {
  return (
    <>
      {current && (
        <p className="mb-4">
          <img src={current} alt={m.settings_image_now()} className="max-h-16 max-w-64 rounded-soft bg-white" />
        </p>
      )}
      <CsrfForm encType="multipart/form-data" className="mb-4 grid max-w-xl gap-4">
        <input type="hidden" name="kind" value={kind} />
        <Field
          name={kind}
          label={m.settings_image_file()}
          hint={m.settings_image_file_hint({ kilobytes: mostBrandImageKilobytes })}
          error={error}
        >
          <input
            id={kind}
            type="file"
            name={kind}
            accept=".svg,.png,image/svg+xml,image/png"
            required
            aria-describedby={error ? `${kind}-hint ${kind}-error` : `${kind}-hint`}
            className="block min-h-12 w-full rounded-soft border-2 border-field bg-white p-2"
          />
        </Field>
        <div>
          <Button name="intent" value="image">
            {m.settings_image_upload()}
          </Button>
        </div>
      </CsrfForm>
      {current && (
        <ConfirmStep
          label={kind === 'logo' ? m.settings_logo_remove() : m.settings_icon_remove()}
          intent="remove"
          fields={<input type="hidden" name="kind" value={kind} />}
        >
          {m.settings_image_remove_means()}
        </ConfirmStep>
      )}
    </>
  );
}

import { CheckboxField, Field, TextField } from '#src/design/form/field.tsx';
import { m } from '#src/paraglide/messages.js';

interface BrandInputProps {
  name: string;
  label: string;
  hint?: string;
  error: string | undefined;
  value: string;
}

/** The present logo, a file to replace it, and its removal. The logo is saved with the other fields. */
export function LogoInput({ name, label, hint, error, value }: BrandInputProps) {
  return (
    <div className="grid content-start gap-3">
      <Field name={name} label={label} hint={hint} error={error}>
        {value && (
          <img
            src={value}
            alt={m.settings_image_now()}
            className="mb-3 block max-h-16 max-w-64 rounded-soft bg-white forced-color-adjust-none"
          />
        )}
        <input type="hidden" name={name} value={value} />
        <input
          id={name}
          type="file"
          name={`new_${name}`}
          accept=".svg,.png,image/svg+xml,image/png"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-hint ${name}-error` : `${name}-hint`}
          className="block min-h-12 w-full rounded-soft border-2 border-field bg-white p-2"
        />
      </Field>
      {value && <CheckboxField name={`remove_${name}`} label={m.catalogue_logo_remove()} />}
    </div>
  );
}

/** A colour as '#RRGGBB', with the stored one beside it. */
export function ColourInput({ value, ...field }: BrandInputProps) {
  const isColour = /^#[\da-f]{6}$/i.test(value);
  return (
    <div className="flex items-end gap-4">
      <div className="min-w-0 grow">
        <TextField {...field} defaultValue={value} maxLength={7} />
      </div>
      <span
        aria-hidden="true"
        className="mb-0.5 size-11 shrink-0 rounded-soft border border-field forced-color-adjust-none"
        style={isColour ? { background: value } : undefined}
      />
    </div>
  );
}

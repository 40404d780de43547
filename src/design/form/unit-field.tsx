import { Field } from './field.tsx';

interface UnitFieldProps {
  label: string;
  name: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  defaultValue?: string | undefined;
  /** 'minutes', '%', 'RM'. */
  unit: string;
  /** The unit stands before the number, as that of money does. */
  isUnitFirst?: boolean;
}

/** A number that is typed, with its unit beside it. */
export function UnitField({ label, name, hint, error, required, defaultValue, unit, isUnitFirst }: UnitFieldProps) {
  const described = [hint && `${name}-hint`, error && `${name}-error`, `${name}-unit`].filter(Boolean).join(' ');
  const beside = (
    <span id={`${name}-unit`} className="text-muted">
      {unit}
    </span>
  );
  return (
    <Field label={label} name={name} hint={hint} error={error}>
      <div className="flex items-center gap-2.5">
        {isUnitFirst && beside}
        <input
          id={name}
          name={name}
          type="text"
          inputMode="decimal"
          defaultValue={defaultValue}
          required={required}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          className={`block min-h-12 w-40 min-w-0 rounded-soft border-2 bg-white px-3 py-2 text-right leading-snug text-ink tabular-nums ${error ? 'border-error' : 'border-field hover:border-teal'}`}
        />
        {!isUnitFirst && beside}
      </div>
    </Field>
  );
}

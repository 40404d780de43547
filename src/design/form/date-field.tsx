import { m } from '#src/paraglide/messages.js';
import { dateFault, dateParts, type DatePart } from '#src/shared/date-fields/date-parts.ts';
import { HintAndError } from './field.tsx';

interface DateFieldProps {
  legend: string;
  name: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** 'YYYY-MM-DD', or the parts that were typed, as withDatesJoined returns them. */
  defaultValue?: string | null | undefined;
  /** The date is the visitor's own day of birth: the browser may fill it in. */
  isOwnBirthday?: boolean;
}

/**
 * A date that people know by heart, as three fields: no calendar to scroll through, one error for all three, and
 * the parts to correct are marked. The first field has the date's own id.
 */
export function DateField({ legend, name, hint, error, defaultValue, isOwnBirthday = false }: DateFieldProps) {
  const typed = dateParts(defaultValue);
  const wrongParts = (error && defaultValue && dateFault(defaultValue)?.parts) || null;
  const isWrong = (part: DatePart) => Boolean(error) && (wrongParts?.includes(part) ?? true);
  const shownHint = [hint, m.design_date_example()].filter(Boolean).join(' ');
  const parts = [
    { part: 'day', id: name, label: m.design_day(), length: 2, width: 'w-16' },
    { part: 'month', id: `${name}-month`, label: m.design_month(), length: 2, width: 'w-16' },
    { part: 'year', id: `${name}-year`, label: m.design_year(), length: 4, width: 'w-24' },
  ] as const;
  return (
    <fieldset aria-describedby={[`${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')}>
      <legend className="mb-1 font-semibold text-deep">{legend}</legend>
      <HintAndError name={name} hint={shownHint} error={error} />
      <div className="flex flex-wrap gap-3">
        {parts.map(({ part, id, label, length, width }) => (
          <div key={part} className={width}>
            <label htmlFor={id} className="block text-[0.9375rem]">
              {label}
            </label>
            <input
              id={id}
              name={`${name}-${part}`}
              type="text"
              inputMode="numeric"
              autoComplete={isOwnBirthday ? `bday-${part}` : 'off'}
              maxLength={length}
              defaultValue={typed[part]}
              aria-invalid={isWrong(part) ? true : undefined}
              className={`block min-h-12 w-full rounded-soft border-2 bg-white px-3 py-2 tabular-nums ${isWrong(part) ? 'border-error' : 'border-field hover:border-teal'}`}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

import { CheckboxField, RadioGroup, SelectField, TextField } from '#src/design/form/field.tsx';
import { m } from '#src/paraglide/messages.js';
import { monthWeeks } from '#src/features/appointments/availability/session-dates.rules.ts';
import type { RecurringSession } from '#src/features/appointments/scheduling/schedule-change.schema.ts';
import { monthWeekWords, weekdayWords } from '#src/features/appointments/scheduling/ui/schedule-words.ts';

interface SessionDatesFieldsProps {
  dates: Pick<RecurringSession, 'recurrence' | 'weekday' | 'monthDays'> | undefined;
  chosenWeeks: readonly number[];
  /** Typed values by field name, from before a refusal. */
  typed: Record<string, string> | undefined;
  errors: Record<string, string> | undefined;
}

/** How often a session takes place, and the weekday, the weeks or the dates that this choice needs. */
export function SessionDatesFields({ dates, chosenWeeks, typed, errors }: SessionDatesFieldsProps) {
  const field = (name: string, value: string | undefined) => ({
    name,
    defaultValue: typed?.[name] ?? value,
    error: errors?.[name],
  });
  return (
    <div className="group/dates grid gap-5 sm:col-span-2">
      <RadioGroup
        legend={m.schedules_recurrence()}
        options={[
          { value: 'weekly', label: m.schedules_weekly() },
          { value: 'fortnightly', label: m.schedules_fortnightly() },
          { value: 'monthly', label: m.schedules_monthly() },
          { value: 'monthly_dates', label: m.schedules_monthly_dates() },
        ]}
        {...field('recurrence', dates?.recurrence ?? 'weekly')}
      />
      <SelectField
        label={m.schedules_weekday()}
        options={[1, 2, 3, 4, 5, 6, 0].map((weekday) => ({ value: String(weekday), label: weekdayWords(weekday) }))}
        {...field('weekday', dates?.weekday == null ? undefined : String(dates.weekday))}
        className="group-has-[[value$=dates]:checked]/dates:hidden"
      />
      <MonthWeeks chosen={chosenWeeks} error={errors?.monthWeeks} />
      <TextField
        label={m.schedules_month_days()}
        hint={m.schedules_month_days_hint()}
        {...field('monthDays', dates?.monthDays.join(', '))}
        className="hidden group-has-[[value$=dates]:checked]/dates:block"
      />
    </div>
  );
}

function MonthWeeks({ chosen, error }: { chosen: readonly number[]; error: string | undefined }) {
  return (
    <fieldset className="hidden group-has-[[value=monthly]:checked]/dates:block">
      <legend className="mb-1 font-semibold text-deep">{m.schedules_month_weeks()}</legend>
      {error && <p className="mb-1 font-medium text-error">{error}</p>}
      <div className="flex flex-wrap gap-x-6">
        {monthWeeks.map((week) => (
          <CheckboxField
            key={week}
            name="monthWeeks"
            id={week === 1 ? 'monthWeeks' : `monthWeeks-${week}`}
            value={String(week)}
            label={monthWeekWords(week)}
            defaultChecked={chosen.includes(week)}
          />
        ))}
      </div>
    </fieldset>
  );
}

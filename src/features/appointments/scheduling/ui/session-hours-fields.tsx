import { SelectField, TextField } from '#src/design/field.tsx';
import { m } from '#src/paraglide/messages.js';
import type { SessionHours } from '#src/features/appointments/availability/slots.rules.ts';
import { modeWords } from './schedule-words.ts';

interface SessionHoursFieldsProps {
  /** Suffix of each field's name: '-0' for the first row of a date. */
  suffix?: string;
  hours?: Partial<SessionHours> | undefined;
  /** Typed values by field name, from before a refusal. */
  typed?: Record<string, string> | undefined;
  errors?: Record<string, string> | undefined;
  required?: boolean;
}

/** From, until, slot length, patients and kind of appointment. */
export function SessionHoursFields({
  suffix = '',
  hours = {},
  typed = {},
  errors = {},
  required = false,
}: SessionHoursFieldsProps) {
  const field = (name: string, value: string | undefined) => ({
    name: `${name}${suffix}`,
    defaultValue: typed[`${name}${suffix}`] ?? value,
    error: errors[`${name}${suffix}`],
  });
  return (
    <>
      <TextField type="time" label={m.schedules_from()} required={required} {...field('from', hours.from)} />
      <TextField
        type="time"
        label={m.schedules_to()}
        required={required}
        {...field('to', hours.to === '24:00' ? '00:00' : hours.to)}
      />
      <TextField
        type="number"
        inputMode="numeric"
        label={m.schedules_slot()}
        {...field('slotMinutes', String(hours.slotMinutes ?? 20))}
      />
      <TextField
        type="number"
        inputMode="numeric"
        label={m.schedules_capacity()}
        {...field('capacity', String(hours.capacity ?? 1))}
      />
      <SelectField
        label={m.schedules_mode()}
        options={(['in_person', 'teleconsult'] as const).map((value) => ({ value, label: modeWords(value) }))}
        {...field('mode', hours.mode ?? 'in_person')}
      />
    </>
  );
}

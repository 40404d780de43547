import { SelectField, TextField } from '#src/design/form/field.tsx';
import { Disclosure } from '#src/features/console/frame/ui/disclosure.tsx';
import { m } from '#src/paraglide/messages.js';
import type { SessionHours } from '#src/features/appointments/availability/slots.rules.ts';
import { modeWords } from '#src/features/appointments/scheduling/ui/schedule-words.ts';

interface SessionHoursFieldsProps {
  /** Suffix of each field's name: '-0' for the first row of a date. */
  suffix?: string;
  hours?: Partial<SessionHours> | undefined;
  /** Rooms that the room's field proposes. */
  rooms?: readonly string[];
  /** Typed values by field name, from before a refusal. */
  typed?: Record<string, string> | undefined;
  errors?: Record<string, string> | undefined;
  required?: boolean;
}

/** From, until, slot length, patients, kind of appointment, room, and the limits in a disclosure. */
export function SessionHoursFields({
  suffix = '',
  hours = {},
  rooms = [],
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
      <TextField
        label={m.schedules_room()}
        hint={m.schedules_room_hint()}
        maxLength={60}
        list={`rooms${suffix}`}
        {...field('room', hours.room ?? undefined)}
      />
      <datalist id={`rooms${suffix}`}>
        {rooms.map((room) => (
          <option key={room} value={room} />
        ))}
      </datalist>
      <LimitFields suffix={suffix} field={field} hours={hours} />
    </>
  );
}

interface LimitFieldsProps {
  suffix: string;
  field(
    name: string,
    value: string | undefined,
  ): { name: string; defaultValue: string | undefined; error: string | undefined };
  hours: Partial<SessionHours>;
}

/** The session's own limits for patients who book online; an empty field leaves the group's setting in force. */
function LimitFields({ suffix, field, hours }: LimitFieldsProps) {
  const text = (value: number | null | undefined) => (value == null ? undefined : String(value));
  const limits = [
    {
      label: m.schedules_buffer(),
      hint: m.schedules_buffer_hint(),
      ...field('bufferMinutes', text(hours.bufferMinutes || null)),
    },
    { label: m.schedules_lead(), hint: m.schedules_lead_hint(), ...field('leadHours', text(hours.leadHours)) },
    { label: m.schedules_window(), hint: m.schedules_limit_hint(), ...field('windowDays', text(hours.windowDays)) },
    { label: m.schedules_notice(), hint: m.schedules_limit_hint(), ...field('noticeHours', text(hours.noticeHours)) },
  ];
  return (
    <div className="col-span-full">
      <Disclosure
        title={m.schedules_limits()}
        isOpen={limits.some(({ error, defaultValue }) => Boolean(error ?? defaultValue))}
      >
        <div className="grid items-end gap-4 sm:grid-cols-2" id={`limits${suffix}`}>
          {limits.map((one) => (
            <TextField key={one.name} type="number" inputMode="numeric" {...one} />
          ))}
        </div>
      </Disclosure>
    </div>
  );
}

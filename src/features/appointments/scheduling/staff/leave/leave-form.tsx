import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { RadioGroup, SelectField, TextField } from '#src/design/form/field.tsx';
import type { ActionRefusal } from '#src/features/console/frame/frame.server.ts';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { m } from '#src/paraglide/messages.js';

interface LeaveFormProps {
  doctors: readonly { id: number; name: string }[];
  refusal: ActionRefusal | undefined;
}

/** The form of new leave; the next step shows the bookings that it affects. */
export function LeaveForm({ doctors, refusal }: LeaveFormProps) {
  const field = (name: string) => ({
    name,
    defaultValue: refusal?.typed[name],
    error: refusal?.fields[name],
  });
  return (
    <AdminSection id="new-leave" title={m.front_desk_leave_new()}>
      <CsrfForm className="group/leave grid max-w-2xl items-end gap-5 sm:grid-cols-2">
        <SelectField
          label={m.front_desk_doctor()}
          options={doctors.map(({ id, name }) => ({ value: String(id), label: name }))}
          emptyLabel={m.front_desk_choose()}
          className="sm:col-span-2"
          {...field('doctor')}
        />
        <TextField type="date" label={m.front_desk_leave_from()} required {...field('from')} />
        <TextField type="date" label={m.front_desk_leave_to()} required {...field('to')} />
        <div className="sm:col-span-2">
          <RadioGroup
            legend={m.front_desk_leave_part()}
            isInline
            options={[
              { value: 'days', label: m.front_desk_leave_part_days() },
              { value: 'morning', label: m.front_desk_leave_part_morning() },
              { value: 'afternoon', label: m.front_desk_leave_part_afternoon() },
              { value: 'hours', label: m.front_desk_leave_part_hours() },
            ]}
            {...field('part')}
            defaultValue={refusal?.typed.part ?? 'days'}
          />
        </div>
        <div className="hidden gap-5 group-has-[[value=hours]:checked]/leave:grid sm:col-span-2 sm:grid-cols-2">
          <TextField type="time" label={m.front_desk_leave_from_time()} {...field('fromTime')} />
          <TextField type="time" label={m.front_desk_leave_to_time()} {...field('toTime')} />
          <p className="measure text-[0.9375rem] text-muted sm:col-span-2">{m.front_desk_leave_hours_hint()}</p>
        </div>
        <div>
          <Button name="intent" value="preview">
            {m.front_desk_leave_preview()}
          </Button>
        </div>
      </CsrfForm>
    </AdminSection>
  );
}

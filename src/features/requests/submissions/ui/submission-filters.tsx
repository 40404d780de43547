import { SelectField, TextField } from '#src/design/form/field.tsx';
import type { ListState } from '#src/features/console/frame/list-state.rules.ts';
import { m } from '#src/paraglide/messages.js';

interface FiltersProps extends Pick<ListState, 'filters'> {
  states: readonly { value: string; label: string }[];
  hospitals: readonly { id: number; name: string }[];
}

/** The filters of every list of submissions: state, attention, hospital, and the days of sending, both included. */
export function SubmissionFilters({ filters, states, hospitals }: FiltersProps) {
  return (
    <>
      <SelectField
        name="state"
        label={m.forms_state()}
        options={states}
        emptyLabel={m.forms_desk_any()}
        defaultValue={filters['state']}
      />
      <SelectField
        name="attention"
        label={m.forms_attention()}
        options={[
          { value: 'late', label: m.forms_late() },
          { value: 'escalated', label: m.forms_escalated() },
          { value: 'mine', label: m.forms_mine() },
          { value: 'unowned', label: m.forms_unowned() },
        ]}
        emptyLabel={m.forms_desk_any()}
        defaultValue={filters['attention']}
      />
      <SelectField
        name="hospital"
        label={m.forms_hospital()}
        options={hospitals.map(({ id, name }) => ({ value: String(id), label: name }))}
        emptyLabel={m.forms_desk_any()}
        defaultValue={filters['hospital']}
      />
      <TextField type="date" name="from" label={m.forms_desk_from()} defaultValue={filters['from']} />
      <TextField type="date" name="until" label={m.forms_desk_until()} defaultValue={filters['until']} />
    </>
  );
}

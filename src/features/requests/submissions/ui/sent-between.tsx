import { TextField } from '#src/design/form/field.tsx';
import type { ListState } from '#src/features/console/frame/list-state.rules.ts';
import { m } from '#src/paraglide/messages.js';

/** The days between which the forms of a list were sent, both included. */
export function SentBetween({ filters }: Pick<ListState, 'filters'>) {
  return (
    <>
      <TextField type="date" name="from" label={m.forms_desk_from()} defaultValue={filters['from']} />
      <TextField type="date" name="until" label={m.forms_desk_until()} defaultValue={filters['until']} />
    </>
  );
}

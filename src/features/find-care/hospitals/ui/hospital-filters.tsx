import { Button } from '#src/design/button.tsx';
import { SelectField, TextField } from '#src/design/field.tsx';
import { pageHref } from '#src/design/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { stateName } from '#src/shared/state-names.ts';
import type { HospitalView } from '../hospitals.rules.ts';
import { states, type HospitalFilters as Filters } from '../hospital-filters.ts';

/** State and words, as a plain form: the address it leads to is the filtered list. */
export function HospitalFilters({ filters, view }: { filters: Filters; view: HospitalView }) {
  return (
    <form
      method="get"
      action={pageHref('/our-hospitals')}
      role="search"
      aria-label={m.hospitals_filter_form()}
      className="grid items-end gap-4 rounded-petal border border-line bg-mist p-5 md:grid-cols-[1fr_1fr_auto]"
    >
      <SelectField
        label={m.hospitals_filter_state()}
        name="location"
        defaultValue={filters.location}
        emptyLabel={m.hospitals_filter_every_state()}
        options={[...states].sort().map((state) => ({ value: state, label: stateName(state, getLocale()) }))}
      />
      <TextField
        label={m.hospitals_filter_words()}
        name="q"
        type="search"
        defaultValue={filters.q}
        maxLength={80}
        autoComplete="off"
      />
      {view === 'map' && <input type="hidden" name="view" value="map" />}
      <Button>{m.hospitals_filter_apply()}</Button>
    </form>
  );
}

import { Button } from '#src/design/button.tsx';
import { SelectField, TextField } from '#src/design/field.tsx';
import { pageHref } from '#src/design/site-link.tsx';
import { NearTown } from '#src/features/find-care/nearest-hospital/ui/near-town.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { localText } from '#src/shared/local-text.ts';
import { stateName } from '#src/shared/state-names.ts';
import type { HospitalView } from '../hospitals.rules.ts';
import type { Facility, Town } from '../hospitals.schema.ts';
import { states, type HospitalFilters as Filters } from '../hospital-filters.ts';

/** State, facility and search words, as a plain GET form: its address is the filtered list. */
export function HospitalFilters({
  filters,
  view,
  towns,
  facilities,
}: {
  filters: Filters;
  view: HospitalView;
  towns: readonly Town[];
  facilities: readonly Facility[];
}) {
  return (
    <form
      method="get"
      action={pageHref('/our-hospitals')}
      role="search"
      aria-label={m.hospitals_filter_form()}
      className="grid items-start gap-x-4 gap-y-2 rounded-petal border border-line bg-mist p-4 md:grid-cols-3 md:p-5"
    >
      <NearTown towns={towns} {...(filters.near ? { value: filters.near } : {})} />
      <SelectField
        label={m.hospitals_filter_state()}
        name="location"
        defaultValue={filters.location}
        emptyLabel={m.hospitals_filter_every_state()}
        options={[...states].sort().map((state) => ({ value: state, label: stateName(state, getLocale()) }))}
      />
      <SelectField
        label={m.hospitals_filter_facility()}
        name="facility"
        defaultValue={filters.facility}
        emptyLabel={m.hospitals_filter_any_facility()}
        options={facilities.map(({ code, name }) => ({ value: code, label: localText(name, getLocale()).text }))}
      />
      <TextField
        label={m.hospitals_filter_words()}
        name="q"
        type="search"
        defaultValue={filters.q}
        maxLength={80}
        autoComplete="off"
        className="md:col-span-2"
      />
      {view === 'map' && <input type="hidden" name="view" value="map" />}
      <div className="md:col-start-3 md:self-end">
        <Button className="w-full">{m.hospitals_filter_apply()}</Button>
      </div>
    </form>
  );
}

import { SelectField, TextField } from '#src/design/form/field.tsx';
import { FilterPanel } from '#src/design/form/filter-panel.tsx';
import { NearTown } from '#src/features/find-care/nearest-hospital/ui/near-town.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { localText } from '#src/shared/local-text.ts';
import { stateName } from '#src/shared/places/state-names.ts';
import type { HospitalView } from '#src/features/find-care/hospitals/hospitals.rules.ts';
import type { Facility, Town } from '#src/features/find-care/hospitals/hospitals.schema.ts';
import { states, type HospitalFilters as Filters } from '#src/features/find-care/hospitals/hospital-filters.ts';

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
    <FilterPanel
      action="/our-hospitals"
      title={m.design_filters_search()}
      searchName={m.hospitals_filter_form()}
      used={[filters.near, filters.location, filters.facility, filters.q].filter(Boolean).length}
      apply={m.hospitals_filter_apply()}
      layout="above"
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
        className="lg:col-span-2"
      />
      {view === 'map' && <input type="hidden" name="view" value="map" />}
    </FilterPanel>
  );
}

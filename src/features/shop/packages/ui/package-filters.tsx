import type { SubmitEvent } from 'react';
import { SelectField, TextField } from '#src/design/form/field.tsx';
import { FilterPanel } from '#src/design/form/filter-panel.tsx';
import { fixedMarkup } from '#src/design/rendering/fixed-markup.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { saveFilters } from '#src/shared/lists/saved-filters.ts';
import { localText } from '#src/shared/local-text.ts';
import { stateName } from '#src/shared/places/state-names.ts';
import { defaultSort, filterNames } from '../packages.rules.ts';
import type {
  CountedFilter,
  PackageCounts,
  PackageFilterOptions,
  PackageFilters as Filters,
} from '../packages.schema.ts';
import { sortChoices } from './package-words.ts';

interface PackageFiltersProps {
  filters: Filters;
  options: PackageFilterOptions;
  counts: PackageCounts;
}

/** The list's filters as a plain GET form: its address is the filtered list. */
export function PackageFilters({ filters, options, counts }: PackageFiltersProps) {
  return (
    <FilterPanel
      action="/health-package"
      used={filterNames.filter((name) => filters[name]).length}
      apply={m.packages_filters_apply()}
      onSubmit={submitTidily}
    >
      <Choices filters={filters} options={options} counts={counts} />
    </FilterPanel>
  );
}

function AllChoices({ filters, options, counts }: PackageFiltersProps) {
  const counted = (name: CountedFilter, value: string, label: string) => ({
    value,
    label: m.packages_filter_choice({ label, count: counts[name]?.[value] ?? 0 }),
  });
  const any = m.packages_filter_any();
  return (
    <>
      <SelectField
        label={m.packages_filter_type()}
        name="type"
        defaultValue={filters.type}
        emptyLabel={any}
        options={options.types.map(({ slug, name }) => counted('type', slug, localText(name, getLocale()).text))}
      />
      <TextField
        label={m.packages_filter_age()}
        hint={m.packages_filter_age_hint()}
        name="age"
        inputMode="numeric"
        pattern="[0-9]{1,3}"
        maxLength={3}
        defaultValue={filters.age}
        autoComplete="off"
      />
      <SelectField
        label={m.packages_filter_gender()}
        name="gender"
        defaultValue={filters.gender}
        emptyLabel={any}
        options={[
          counted('gender', 'female', m.packages_gender_female()),
          counted('gender', 'male', m.packages_gender_male()),
        ]}
      />
      <SelectField
        label={m.packages_filter_location()}
        name="location"
        defaultValue={filters.location}
        emptyLabel={any}
        options={locationChoices(options.hospitals).map(({ value, label }) => counted('location', value, label))}
      />
      <SelectField
        label={m.packages_sort()}
        name="sortBy"
        defaultValue={filters.sortBy ?? defaultSort}
        options={sortChoices()}
      />
    </>
  );
}

/** The browser's own controls, read when the form is sent: they need no code in the browser. */
const Choices = fixedMarkup<PackageFiltersProps>('package-choices', import.meta.env.SSR ? AllChoices : null, {
  maxCached: 200,
});

/** Each state, followed by its hospitals. */
function locationChoices(hospitals: PackageFilterOptions['hospitals']) {
  const states = [...new Set(hospitals.map(({ state }) => state))].sort();
  return states.flatMap((state) => [
    { value: state, label: m.packages_filter_whole_state({ state: stateName(state, getLocale()) }) },
    ...hospitals.filter((hospital) => hospital.state === state).map(({ name }) => ({ value: name, label: name })),
  ]);
}

/** With scripts, empty fields are left out of the address, and the filters are stored for the next visit. */
function submitTidily(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault();
  const form = event.currentTarget;
  const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]));
  if (values.sortBy === defaultSort) delete values.sortBy;
  saveFilters('health-packages', values);
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();
  location.assign(query === '' ? form.action : `${form.action}?${query}`);
}

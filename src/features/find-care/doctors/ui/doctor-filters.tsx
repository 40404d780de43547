import type { SubmitEvent } from 'react';
import { SelectField, TextField } from '#src/design/form/field.tsx';
import { FilterPanel } from '#src/design/form/filter-panel.tsx';
import { fixedMarkup } from '#src/design/rendering/fixed-markup.tsx';
import { rememberTown } from '#src/features/find-care/nearest-hospital/ui/remember-town.ts';
import { NearTown } from '#src/features/find-care/nearest-hospital/ui/near-town.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { saveFilters } from '#src/shared/lists/saved-filters.ts';
import { stateName } from '#src/shared/places/state-names.ts';
import { defaultSort, filterNames, locationChoices } from '../doctors.rules.ts';
import type { CountedFilter, DoctorChoices, DoctorCounts, DoctorFilters as Filters } from '../doctors.schema.ts';
import { localText } from '#src/shared/local-text.ts';

interface DoctorFiltersProps {
  filters: Filters;
  options: DoctorChoices;
  counts: DoctorCounts;
}

/** The list's filters as a plain GET form: its address is the filtered list. */
export function DoctorFilters({ filters, options, counts }: DoctorFiltersProps) {
  return (
    <FilterPanel
      action="/doctor"
      title={m.design_filters_search()}
      used={filterNames.filter((name) => filters[name]).length}
      apply={m.doctors_filters_apply()}
      onSubmit={submitTidily}
    >
      <NearTown towns={options.towns} {...(filters.near ? { value: filters.near } : {})} />
      <TextField
        label={m.doctors_filter_name()}
        name="doctor_name"
        type="search"
        defaultValue={filters.doctor_name}
        autoComplete="off"
      />
      <Choices filters={filters} options={options} counts={counts} />
    </FilterPanel>
  );
}

function AllChoices({ filters, options, counts }: DoctorFiltersProps) {
  const language = getLocale();
  const counted = (name: CountedFilter, value: string, label: string) => ({
    value,
    label: m.doctors_filter_choice({ label, count: counts[name]?.[value] ?? 0 }),
  });
  const any = m.doctors_filter_any();
  return (
    <>
      <SelectField
        label={m.doctors_filter_speciality()}
        name="specialisation"
        defaultValue={filters.specialisation}
        emptyLabel={any}
        options={options.specialities.map(({ slug, name }) => counted('specialisation', slug, name))}
      />
      <SelectField
        label={m.doctors_filter_location()}
        name="location"
        defaultValue={filters.location}
        emptyLabel={any}
        options={locationChoices(options.hospitals).map(({ value, isState }) =>
          counted(
            'location',
            value,
            isState ? m.doctors_filter_whole_state({ state: stateName(value, language) }) : value,
          ),
        )}
      />
      <SelectField
        label={m.doctors_filter_gender()}
        name="gender"
        defaultValue={filters.gender}
        emptyLabel={any}
        options={[
          counted('gender', 'female', m.doctors_gender_female()),
          counted('gender', 'male', m.doctors_gender_male()),
        ]}
      />
      <SelectField
        label={m.doctors_filter_language()}
        name="filter_lang"
        defaultValue={filters.filter_lang}
        emptyLabel={any}
        options={options.languages.map(({ code, name }) =>
          counted('filter_lang', code, localText(name, language).text),
        )}
      />
      <SelectField
        label={m.doctors_filter_consultation()}
        name="teleconsult"
        defaultValue={filters.teleconsult}
        emptyLabel={any}
        options={[counted('teleconsult', 'yes', m.doctors_teleconsult_offered())]}
      />
      <SelectField
        label={m.doctors_sort()}
        name="sortBy"
        defaultValue={filters.sortBy ?? defaultSort}
        options={[
          { value: 'next_free', label: filters.near ? m.doctors_sort_nearest() : m.doctors_sort_next_free() },
          { value: 'name', label: m.doctors_sort_name() },
        ]}
      />
    </>
  );
}

/** The browser's own controls, read when the form is sent: they need no code in the browser. */
const Choices = fixedMarkup<DoctorFiltersProps>('doctor-choices', import.meta.env.SSR ? AllChoices : null, {
  maxCached: 200,
});

/** With scripts, empty fields are left out of the address, and the filters are stored for the next visit. */
function submitTidily(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault();
  const form = event.currentTarget;
  const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]));
  if (values.sortBy === defaultSort) delete values.sortBy;
  rememberTown(values.near ?? '');
  saveFilters('doctors', values);
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();
  location.assign(query === '' ? form.action : `${form.action}?${query}`);
}

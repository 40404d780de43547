import type { SubmitEvent } from 'react';
import { Button } from '#src/design/button.tsx';
import { SelectField, TextField } from '#src/design/field.tsx';
import { fixedMarkup } from '#src/design/fixed-markup.tsx';
import { PagePart } from '#src/design/page-part.tsx';
import { rememberTown } from '#src/features/find-care/nearest-hospital/ui/remember-town.ts';
import { NearTown } from '#src/features/find-care/nearest-hospital/ui/near-town.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { saveFilters } from '#src/shared/saved-filters.ts';
import { stateName } from '#src/shared/state-names.ts';
import { defaultSort, locationChoices } from '../doctors.rules.ts';
import type { CountedFilter, DoctorChoices, DoctorCounts, DoctorFilters as Filters } from '../doctors.schema.ts';
import { localText } from '#src/shared/local-text.ts';

interface DoctorFiltersProps {
  filters: Filters;
  options: DoctorChoices;
  counts: DoctorCounts;
  /** The list's own address in the reader's language. */
  action: string;
}

/** The list's filters as a plain GET form: its address is the filtered list. */
export function DoctorFilters({ filters, options, counts, action }: DoctorFiltersProps) {
  return (
    <PagePart>
      <form
        method="get"
        action={action}
        onSubmit={submitTidily}
        className="rounded-petal border border-line bg-white p-5 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
      >
        <div className="items-start gap-x-4 sm:max-lg:grid sm:max-lg:grid-cols-2">
          <NearTown towns={options.towns} {...(filters.near ? { value: filters.near } : {})} />
          <TextField
            label={m.doctors_filter_name()}
            name="doctor_name"
            type="search"
            defaultValue={filters.doctor_name}
            autoComplete="off"
          />
        </div>
        <details className="group mt-4 lg:[&::details-content]:[block-size:auto] lg:[&::details-content]:[content-visibility:visible]">
          <summary className="flex min-h-11 cursor-pointer items-center font-medium text-teal underline underline-offset-4 lg:supports-[selector(::details-content)]:hidden">
            {m.doctors_filters_more()}
          </summary>
          <div className="grid gap-4 pt-2 sm:grid-cols-2 lg:grid-cols-1">
            <Choices filters={filters} options={options} counts={counts} />
          </div>
        </details>
        <div className="mt-5">
          <Button type="submit" className="w-full">
            {m.doctors_filters_apply()}
          </Button>
        </div>
      </form>
    </PagePart>
  );
}

type ChoicesProps = Pick<DoctorFiltersProps, 'filters' | 'options' | 'counts'>;

function AllChoices({ filters, options, counts }: ChoicesProps) {
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
const Choices = fixedMarkup<ChoicesProps>('doctor-choices', import.meta.env.SSR ? AllChoices : null, {
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

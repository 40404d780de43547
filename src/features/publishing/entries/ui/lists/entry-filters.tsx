import type { SubmitEvent } from 'react';
import { useEffect } from 'react';
import { ChipLink } from '#src/design/content/chip.tsx';
import { SelectField, TextField } from '#src/design/form/field.tsx';
import { FilterPanel } from '#src/design/form/filter-panel.tsx';
import { m } from '#src/paraglide/messages.js';
import { saveFilters, savedFilters, type FilterSet } from '#src/shared/lists/saved-filters.ts';
import type { EntryFilters } from '#src/features/publishing/entries/content.schema.ts';
import {
  listAddress,
  lists,
  narrowingOf,
  readsOf,
  type ChoiceCounts,
  type FilterName,
  type ListChoices,
  type ListKind,
} from '#src/features/publishing/entries/lists/list-filters.rules.ts';
import { filterLabels, optionsOf, ordersOf, valueWords } from './filter-words.ts';

interface FiltersProps {
  kind: ListKind;
  filters: EntryFilters;
  choices: ListChoices;
}

/** The filter sets that the specification stores in the browser (section 3); the other lists store none. */
const storedSets: Partial<Record<ListKind, FilterSet>> = {
  article: 'articles',
  video: 'videos',
  podcast: 'podcasts',
  event: 'campaigns-events',
  campaign: 'campaigns-events',
};

/**
 * The stored filters of a list. Health camps are events: the specification stores their location in a set of its own,
 * which the list of events reads too.
 */
function storedFilters(kind: ListKind): Record<string, string> {
  const set = storedSets[kind];
  if (!set) return {};
  return kind === 'event' ? { ...savedFilters('camps'), ...savedFilters(set) } : savedFilters(set);
}

/** Stores the filters in use; for events also the camps' location. */
function store(kind: ListKind, filters: EntryFilters): void {
  const set = storedSets[kind];
  if (!set) return;
  saveFilters(set, asStored(filters));
  if (kind === 'event') saveFilters('camps', filters.location ? { location: filters.location } : {});
}

/** A list's filters as a plain GET form: its address is the filtered list. A filter without choices is left out. */
export function EntryFilterPanel({ kind, filters, choices, counts }: FiltersProps & { counts: ChoiceCounts | null }) {
  const { path, filters: names, sorts } = lists[kind];
  const used = usedFilters(kind, filters);
  const shown = (names as readonly FilterName[])
    .map((name) => ({ name, options: name === 'q' ? [] : optionsOf(name, choices, counts) }))
    .filter(({ name, options }) => name === 'q' || options.length > 1 || filters[name]);
  return (
    <FilterPanel
      action={path}
      used={used.length}
      onSubmit={(event) => submitTidily(event, kind)}
      {...(used.length > 0 ? { clearHref: path } : {})}
    >
      {shown.map(({ name, options }) =>
        name === 'q' ? (
          <TextField
            key={name}
            label={filterLabels[name]()}
            name={name}
            type="search"
            defaultValue={filters.q}
            maxLength={100}
          />
        ) : (
          <SelectField
            key={name}
            label={filterLabels[name]()}
            name={name}
            defaultValue={filters[name] ?? ''}
            emptyLabel={m.content_filter_any()}
            options={options}
          />
        ),
      )}
      {filters.letter ? <input type="hidden" name="letter" value={filters.letter} /> : null}
      <SelectField
        label={filterLabels.sortBy()}
        name="sortBy"
        defaultValue={filters.sortBy ?? sorts[0]}
        options={ordersOf(sorts)}
      />
    </FilterPanel>
  );
}

/** The filters in use, each with a link that removes it. */
export function ActiveEntryFilters({ kind, filters, choices }: FiltersProps) {
  const used = usedFilters(kind, filters);
  if (used.length === 0) return null;
  return (
    <div role="group" aria-label={m.content_filters_active()}>
      <ul className="flex flex-wrap gap-2">
        {used.map((name) => {
          const { [name]: _removed, ...rest } = filters;
          return (
            <li key={name}>
              <ChipLink href={listAddress(kind, rest)} onFollow={() => store(kind, rest)}>
                {valueWords(name, filters[name] ?? '', choices)}
              </ChipLink>
            </li>
          );
        })}
        {used.length > 1 ? (
          <li>
            <ChipLink href={lists[kind].path} removes={false} onFollow={() => store(kind, {})}>
              {m.content_filters_clear()}
            </ChipLink>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

/**
 * Stores the filters in use, and restores the last ones when the list is opened without a query (specification,
 * section 3).
 */
export function useSavedEntryFilters(kind: ListKind, filters: EntryFilters): void {
  useEffect(() => {
    if (!storedSets[kind]) return;
    const asked = new URLSearchParams(location.search);
    if (readsOf(kind).some((name) => asked.has(name))) {
      store(kind, filters);
      return;
    }
    // It cannot loop: the restored address has a filter in its query, and an empty set restores nothing.
    const address = listAddress(kind, storedFilters(kind));
    if (address.includes('?')) location.replace(location.pathname + address.slice(address.indexOf('?')));
  }, [kind, filters]);
}

function usedFilters(kind: ListKind, filters: EntryFilters): FilterName[] {
  return narrowingOf(kind).filter((name) => filters[name]);
}

/** The stored set: without the letter, which is chosen for one look-up. */
function asStored({ letter: _passing, ...filters }: EntryFilters): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** With scripts, empty fields are left out of the address, and the filters are stored for the next visit. */
function submitTidily(event: SubmitEvent<HTMLFormElement>, kind: ListKind) {
  event.preventDefault();
  const form = event.currentTarget;
  const values = Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]),
  ) as EntryFilters;
  if (values.sortBy === lists[kind].sorts[0]) delete values.sortBy;
  store(kind, values);
  const query = new URLSearchParams({
    ...asStored(values),
    ...(values.letter ? { letter: values.letter } : {}),
  }).toString();
  location.assign(query === '' ? form.action : `${form.action}?${query}`);
}

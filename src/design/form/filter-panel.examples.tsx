import { SelectField, TextField } from './field.tsx';
import { FilterPanel } from './filter-panel.tsx';
import type { ComponentExamples } from '../examples.ts';

const states = ['Johor', 'Kedah', 'Kuala Lumpur', 'Penang', 'Perak'].map((name) => ({ value: name, label: name }));

export const examples: ComponentExamples = {
  shelf: 'Buttons and fields',

  states: {
    'folded on phones': () => (
      <div className="max-w-sm">
        <FilterPanel action="/design" clearHref="/design">
          <SelectField label="Hospital in" name="location" options={states} emptyLabel="Any state" />
          <TextField label="Name" name="q" type="search" autoComplete="off" />
        </FilterPanel>
      </div>
    ),
    'with filters in use': () => (
      <div className="max-w-sm">
        <FilterPanel action="/design" title="Search and filter" used={2} apply="Show doctors">
          <TextField label="Doctor" name="doctor" type="search" />
        </FilterPanel>
      </div>
    ),
    'above a list': () => (
      <FilterPanel action="/design" layout="above" searchName="Find a hospital" used={1}>
        <SelectField label="State" name="hospital-state" options={states} defaultValue="Perak" emptyLabel="Any state" />
        <TextField label="Town" name="hospital-town" type="search" />
      </FilterPanel>
    ),
  },
};

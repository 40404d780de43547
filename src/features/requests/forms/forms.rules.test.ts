import { expect, it } from 'vitest';
import type { FormField } from './form-kind.schema.ts';
import { faultOf } from './forms.rules.ts';

const day: FormField = { name: 'visit_on', label: () => 'Day', type: 'date' };

it.each(['2026-02-30', '2026-13-01', '1899-12-31', '26-02-03', '2026-2-3'])('%s is no date of a form', (typed) => {
  expect(faultOf(day, typed)).not.toBeNull();
});

it.each(['2026-02-28', '2028-02-29', '1926-01-01'])('%s is one', (typed) => {
  expect(faultOf(day, typed)).toBeNull();
});

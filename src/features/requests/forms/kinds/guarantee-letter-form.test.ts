import { expect, it } from 'vitest';
import { guaranteeLetterForm } from './guarantee-letter-form.schema.ts';
import { faultsOf } from '../forms.rules.ts';

it('a form whose page knows the patient and the card finds nothing wrong with what it does not ask for', () => {
  const asked = {
    ...guaranteeLetterForm,
    fields: guaranteeLetterForm.fields.filter(({ name }) =>
      ['admission_date', 'doctor', 'diagnosis', 'name', 'email', 'phone'].includes(name),
    ),
  };
  const typed = {
    admission_date: '2026-12-01',
    doctor: 'dr-a',
    diagnosis: 'Gallstones',
    name: 'Lim Wei Jie',
    email: 'a@example.test',
    phone: '012-345 6789',
  };
  expect(faultsOf(asked, typed, '2026-11-23')).toEqual({});
});

it('what is wrong is told in the order of the form', () => {
  const faults = Object.keys(faultsOf(guaranteeLetterForm, {}, '2026-11-23'));
  expect(faults).toEqual(guaranteeLetterForm.fields.map(({ name }) => name));
});

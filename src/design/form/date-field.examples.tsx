import { DateField } from './date-field.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Buttons and fields',

  states: {
    empty: () => <DateField legend="Day of birth" name="born" isOwnBirthday />,
    filled: () => <DateField legend="Day of the operation" name="operated" defaultValue="2019-11-04" />,
    'without a month': () => (
      <DateField legend="Day of the scan" name="scan" defaultValue="1985--27" error="Enter the month too." />
    ),
    wrong: () => (
      <DateField legend="Day of the visit" name="visit" defaultValue="2026-02-30" error="There is no such day" />
    ),
  },
};

import { DateField } from './date-field.tsx';
import type { ComponentExamples } from './examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Buttons and fields',

  states: {
    empty: () => <DateField legend="Day of birth" name="born" isOwnBirthday />,
    wrong: () => (
      <DateField legend="Day of the visit" name="visit" defaultValue="2026-02-30" error="There is no such day" />
    ),
  },
};

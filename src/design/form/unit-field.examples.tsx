import type { ComponentExamples } from '../examples.ts';
import { UnitField } from './unit-field.tsx';

export const examples: ComponentExamples = {
  shelf: 'Buttons and fields',

  states: {
    minutes: () => <UnitField label="How long a chosen time is held" name="hold" unit="minutes" defaultValue="5" />,
    'an amount': () => (
      <UnitField
        label="A refund needs a second person's approval above"
        name="above"
        unit="RM"
        isUnitFirst
        defaultValue="1,234.50"
      />
    ),
    refused: () => (
      <UnitField
        label="How far ahead patients can book"
        name="window"
        hint="1 to 180 days"
        error="Enter 180 or less"
        unit="days"
        defaultValue="365"
      />
    ),
  },
};

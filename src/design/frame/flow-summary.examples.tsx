import { FlowSummary } from './flow-summary.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Frames',
  states: {
    'of an event': () => (
      <FlowSummary
        lines={[
          { icon: 'calendar', term: 'When', value: 'Sat 28 Nov 2026, 9:00 am to 12:00 pm' },
          { icon: 'pin', term: 'Where', value: 'Sample Hospital Kuching, auditorium' },
        ]}
      />
    ),
  },
};

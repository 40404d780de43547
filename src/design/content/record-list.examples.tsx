import { RecordList } from './record-list.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Content',

  states: {
    'with a long name': () => (
      <RecordList
        items={[
          { label: 'Reference', value: 'MLR-7K2P-94' },
          { label: 'When', value: 'Mon 23 Nov 2026, 2:30 pm' },
          {
            label: 'A long name',
            value: 'Dato’ Dr Nur Syahirah Aminatul Zahra binti Tengku Muhammad Hafizuddin Al-Haj',
          },
        ]}
      />
    ),
  },
};
